import { expect, it, vi } from 'vitest';
import { createUuid } from './createUuid.ts';

it('makes different random ids without crypto.randomUUID (of OUR-700)', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 500 }, createUuid);
  vi.restoreAllMocks();
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

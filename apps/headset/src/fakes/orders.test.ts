import { expect, it } from 'vitest';
import { nextId } from './orders.ts';

it('begins with the same id in every file of tests, so that chance does not follow their order', () => {
  expect(nextId()).toBe('00000000-0000-4000-8000-000000000001');
});

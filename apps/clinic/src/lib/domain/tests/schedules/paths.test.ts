import type { Schedule } from '@isopter/contract';
import { expect, it } from 'vitest';
import { closePath } from './paths.ts';

it('closes to the list of its kind, also where it could not be loaded [RECUR-03]', () => {
  const one = { patient: 'p', scheduled_entity: 'T' } as Schedule;
  expect(closePath(one, null)).toBe('/tests/recurring/p');
  expect(closePath({ ...one, scheduled_entity: 'B' }, null)).toBe('/tests/bundles/recurring/p');
  expect(closePath(undefined, 'q')).toBe('/tests/recurring/q');
  expect(closePath(undefined, null)).toBe('/patients');
});

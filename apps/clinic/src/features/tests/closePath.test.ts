import { describe, expect, it } from 'vitest';
import { closePath } from './closePath.ts';

const test = { patient: 'p1', test_bundle: null };
const bundled = { patient: 'p1', test_bundle: { id: 'b1', status: 'started' } } as const;

describe('closePath', () => {
  it.each([
    ['a test leads to the patient’s tests', test, null, '/tests/p1'],
    ['a bundled test to the patient’s bundles', bundled, null, '/tests/bundles/p1'],
    ['one opened from home leads back there', test, 'home', '/patients'],
    ['a bundled one opened from home too', bundled, 'home', '/patients'],
    ['one opened from somewhere that is not named too', test, '', '/patients'],
    ['one opened from the wall leads back to it', test, 'wall', '/wall'],
    ['one opened from the work of the day too', test, 'today', '/today'],
    ['one begun from the worklist leads back to it', test, 'work-items', '/work-items'],
    ['one of a patient nobody knows too', { ...test, patient: null }, 'work-items', '/work-items'],
    ['a missing test leads to the patients', undefined, null, '/patients'],
    ['a test without a patient too', { ...test, patient: null }, null, '/patients'],
  ])('%s [MON-13]', (_, closed, from, path) => {
    expect(closePath(closed, from)).toBe(path);
  });
});

import { describe, expect, it } from 'vitest';
import { bundleWeight, fitsBundle, hasRoom, isKept, testWeight } from './bundleWeight.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_FAST' };
const SUITE = { group: 'CSUITE', strategy: 'NEAR' };
const LONG_SUITE = { group: 'CSUITE', strategy: 'BOTH' };
const fields = (count: number) => Array.from({ length: count }, () => FIELD);

describe('the tests of a bundle', () => {
  it('weigh 1 each, a C-Suite 5, one of near and far 6 [BUND-04]', () => {
    expect([FIELD, SUITE, LONG_SUITE, { group: 'VISUAL_ACUITY', strategy: 'BOTH' }].map(testWeight)).toEqual([
      1, 5, 6, 1,
    ]);
    expect(bundleWeight([FIELD, SUITE, LONG_SUITE])).toBe(12);
  });

  it('weigh less than 10 together [BUND-04]', () => {
    expect(fitsBundle(fields(9))).toBe(true);
    expect(fitsBundle(fields(10))).toBe(false);
    expect(fitsBundle([LONG_SUITE, ...fields(3)])).toBe(true);
    expect(fitsBundle([SUITE, SUITE])).toBe(false);
  });

  it('leave room for another as long as it would fit [BUND-04]', () => {
    expect(hasRoom(fields(8))).toBe(true);
    expect(hasRoom(fields(9))).toBe(false);
    expect(hasRoom([LONG_SUITE, ...fields(3)])).toBe(false);
  });

  it('are kept up to ten of them, and up to a weight of 10 [BUND-10]', () => {
    expect(isKept(fields(10))).toBe(true);
    expect(isKept(fields(11))).toBe(false);
    expect(isKept([SUITE, SUITE])).toBe(true);
    expect(isKept([SUITE, LONG_SUITE])).toBe(false);
  });
});

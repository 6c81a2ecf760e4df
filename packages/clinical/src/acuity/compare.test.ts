import { describe, expect, it } from 'vitest';
import { compareAcuities } from './compare.ts';

describe('two acuities of an eye', () => {
  it.each([
    [0.1, 0.1, 0, 'within'],
    [0.1, 0.27, 0.17, 'within'],
    [0.1, 0.28, 0.18, 'worse'],
    [0.4, 0.2, -0.2, 'better'],
    [0.301, 0.3, 0, 'within'],
  ])('from %d to %d differ by %d: %s', (a, b, by, verdict) => {
    expect(compareAcuities(a, b)).toEqual({ by, verdict });
  });
});

import { describe, expect, it } from 'vitest';
import type { GoldmannSize } from '@isopter/contract';
import { gridOf } from './grids.ts';
import { sizeEffect } from './summation.ts';

const SIZES: readonly GoldmannSize[] = [1, 2, 4, 5];
const at = (x: number) => ({ x, y: 0 });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('spatial summation', () => {
  it.each([
    [0, 0, [-6.3, -0.3, 0.3, 0.6]],
    [4, 0, [-7.7, -1.7, 1.2, 2.4]],
    [10, 0, [-8.9, -2.9, 1.8, 3.6]],
    [15, 0, [-9.6, -3.6, 2.0, 4.0]],
    [21, 0, [-10.3, -4.3, 2.1, 4.2]],
    [21, 5, [-12, -6, 4.8, 6.9]],
    [21, 10, [-12, -6, 6.0, 10.1]],
    [21, 15, [-12, -6, 6.0, 12.0]],
    [21, 37, [-12, -6, 6.0, 12.0]],
  ])('%i° out with a loss of %i dB: I, II, IV and V differ from III by %j dB', (eccentricity, loss, expected) => {
    SIZES.forEach((size, i) => {
      expect(Math.abs(sizeEffect(size, at(eccentricity), loss) - expected[i]!)).toBeLessThan(0.13);
    });
  });
  it('makes V 3.9 dB more visible than III over a healthy 24-2 and 7 over a 60-4 (Wall et al. 2006)', () => {
    expect(mean(gridOf('24-2', 'OD').points.map((point) => sizeEffect(5, point)))).toBeCloseTo(3.93, 1);
    expect(mean([30.5, 36, 42, 48, 54, 60].map((degrees) => sizeEffect(5, at(degrees))))).toBeCloseTo(7, 0);
  });
  it('changes nothing for size III', () => {
    for (const loss of [-3, 0, 5, 30]) expect(sizeEffect(3, at(12), loss)).toBe(0);
  });
  it('is the same for a place that sees more than normal as for a normal one', () => {
    expect(sizeEffect(5, at(12), -4)).toBe(sizeEffect(5, at(12)));
  });
});

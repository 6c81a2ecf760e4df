import { ALL_AROUND, musclesOf, onCircle, onSquare, prismOf } from '@isopter/clinical/gaze';
import { describe, expect, it } from 'vitest';
import { gazeFrame } from './frame.ts';

describe('directions of gaze', () => {
  it('go clockwise from up, equally far out on a circle', () => {
    expect(onCircle(1, 30)).toEqual({ x: 0, y: 30 });
    expect(onCircle(3, 30)).toEqual({ x: 30, y: 0 });
    for (const direction of ALL_AROUND) {
      const { x, y } = onCircle(direction, 30);
      expect(Math.hypot(x, y)).toBeCloseTo(30);
    }
    expect(onSquare(4, 15)).toEqual({ x: 15, y: -15 });
    expect(onSquare(0, 15)).toEqual({ x: 0, y: 0 });
  });
  it('name the muscles of each eye: what is temporal in one is nasal in the other', () => {
    expect(ALL_AROUND.map((direction) => musclesOf('OD', direction))).toEqual([
      'SR IO',
      'SR',
      'LR',
      'IR',
      'IR SO',
      'SO',
      'MR',
      'IO',
    ]);
    expect(ALL_AROUND.map((direction) => musclesOf('OS', direction))).toEqual([
      'SR IO',
      'IO',
      'MR',
      'SO',
      'IR SO',
      'IR',
      'LR',
      'SR',
    ]);
  });
  it('are measured in prism dioptres', () => {
    expect(prismOf(0.573)).toBeCloseTo(1, 2);
    expect(prismOf(45)).toBeCloseTo(100);
  });
  it('have equal scales, and end at the edge of the drawing', () => {
    const { x, y, centre, right } = gazeFrame(600, 500, 36);
    expect(x(10) - centre.x).toBeCloseTo(centre.y - y(10), 0);
    expect(x(1e6)).toBeCloseTo(right, 0);
    expect(x(30) > x(-30) && y(30) < y(-30)).toBe(true);
  });
});

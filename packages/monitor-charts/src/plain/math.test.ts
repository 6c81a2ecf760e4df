import { describe, expect, it } from 'vitest';
import { barPlot, extentOf, linePlot, placeTitle } from './math.ts';

const SIZE = { width: 474, height: 256 };
const axis = { title: 'Value' };

describe('a line plot', () => {
  it('is within its margins, with round values around the data, and has gaps', () => {
    const series = [
      {
        id: 'a',
        name: 'A',
        data: [
          { x: 0, y: 3 },
          { x: 5, y: null },
          { x: 10, y: 97 },
        ],
      },
    ];
    const { area, y, lines } = linePlot(series, SIZE, axis, axis);
    expect(y.domain()).toEqual([0, 100]);
    expect(lines[0]!.points.map(({ x }) => x)).toEqual([area.left, (area.left + area.right) / 2, area.right]);
    expect(lines[0]!.points.map((point) => point.y)).toEqual([206, null, 18]);
  });
  it('keeps the given domain', () => {
    const { y } = linePlot([], SIZE, axis, { ...axis, domain: [5, 33] });
    expect(y.domain()).toEqual([5, 33]);
  });
});

describe('a bar plot', () => {
  it('starts bars at 0, downwards below it, and draws none for unknown values', () => {
    const data = [5, -5, null].map((value, i) => ({ id: String(i), name: `Bar ${i}`, value }));
    const { bars, y } = barPlot(data, SIZE, axis);
    expect(bars.map((bar) => [bar.y, bar.height > 0])).toEqual([
      [y(5), true],
      [y(0), true],
      [y(0), false],
    ]);
    // its value is written above the highest one
    expect(bars[0]!.y).toBeGreaterThanOrEqual(24);
    expect(bars[1]!.x).toBeGreaterThan(bars[0]!.x + bars[0]!.width);
  });
});

describe('the extent of values', () => {
  it('is never empty, and ignores values that are not numbers', () => {
    expect([extentOf([]), extentOf([null, 4]), extentOf([3, Number.NaN, 9])]).toEqual([
      [0, 1],
      [4, 5],
      [3, 9],
    ]);
  });
});

describe('the title of an axis', () => {
  const axis = { from: 20, to: 160, room: 240 };
  it('is in the middle of the plot, as large as the other texts', () => {
    expect(placeTitle('Pressure', axis, 11)).toEqual({ titleSize: 11, titleMiddle: 90 });
  });
  it('moves into the drawing if it is longer than the plot, and shrinks if it is longer than the drawing', () => {
    const { titleSize, titleMiddle } = placeTitle('p'.repeat(30), axis, 12);
    expect(titleSize).toBe(12);
    expect(titleMiddle).toBeCloseTo((30 * 0.56 * 12) / 2);
    const long = placeTitle('p'.repeat(40), axis, 12);
    expect(long.titleSize).toBeCloseTo(240 / (40 * 0.56));
    expect(long.titleMiddle).toBeCloseTo(120);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alongAxis, type Label, withoutOverlap } from './labels.ts';

const label = (x: number, text = '−75°', y = 0): Label => ({ x, y, text, size: 11 });
const at = (labels: readonly Label[]): readonly number[] => labels.map(({ x }) => x);

describe('withoutOverlap', () => {
  it('omits labels that would overlap an earlier one [OUR-797]', () => {
    expect(at(withoutOverlap([label(0), label(20), label(40)]))).toEqual([0, 40]);
    expect(withoutOverlap([label(0), label(0, '0', 20)])).toHaveLength(2);
  });

  it('keeps at least one label, without overlaps [OUR-797]', () => {
    const place = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 400 }),
      text: fc.string({ maxLength: 5 }),
      size: fc.constantFrom(10, 11, 22),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (labels) => {
        const kept = withoutOverlap(labels);
        expect(kept.length).toBeGreaterThan(0);
        expect(withoutOverlap(kept)).toEqual(kept);
        expect(withoutOverlap(kept.toReversed())).toHaveLength(kept.length);
      }),
    );
  });
});

describe('alongAxis', () => {
  const degrees = [-75, -60, -45, -30, -15, 15, 30, 45, 60, 75];
  const axis = (perDegree: number) =>
    at(
      alongAxis(
        degrees.map((degree) => label(degree * perDegree, `${degree}°`)),
        'x',
      ),
    ).map((x) => x / perDegree);

  it('keeps all labels that fit', () => {
    expect(axis(4)).toEqual(degrees);
  });

  it('keeps the ends, and thins both sides equally [OUR-797]', () => {
    expect(axis(1.9)).toEqual([-75, -45, -15, 15, 45, 75]);
    expect(axis(0.2)).toEqual([-75, 75]);
  });
});

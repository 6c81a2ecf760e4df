import { series as recorded } from '@isopter/recordings/perimetry';
import { describe, expect, it } from 'vitest';
import { type DifferenceBaseline, fieldDifference, plainDifference } from './difference.ts';
import type { ProgressionField } from './series.ts';

/** The fields of a left eye over fifteen years, by the day since its first. */
const fieldsOfLeft = recorded.eyes
  .find(({ eye }) => eye === 'OS')!
  .fields.map(({ day, thresholds }): ProgressionField => ({
    id: String(day),
    eye: 'OS',
    at: new Date(Date.UTC(2012, 5, 27) + day * 24 * 3600 * 1000),
    program: '24-2',
    size: 3,
    strategy: 'AVA_STANDARD',
    points: recorded.points.map(([x, y], i) => ({ x: -x, y, db: thresholds[i]! })),
    reliable: true,
    excluded: null,
  }));
const on = (day: number): ProgressionField => fieldsOfLeft.find(({ id }) => id === String(day))!;

const compared = (baseline: DifferenceBaseline, field: ProgressionField) => {
  const found = fieldDifference(baseline, field);
  if (found.why !== null) throw new Error(found.why);
  return found;
};

/** A field of one point, in an eye of the left side. */
const at = (x: number, y: number, db: number): ProgressionField => ({ ...on(0), points: [{ x, y, db }] });
const judged = (x: number, y: number, from: number, to: number) =>
  compared([at(x, y, from)], at(x, y, to)).points[0]?.verdict;

describe('the difference of two fields', () => {
  it('is judged by what repeated tests reach from each point [OUR-251]', () => {
    const { points, counts, chanceBound, mean } = compared([on(4837)], on(5208));
    expect(points).toHaveLength(52);
    expect(counts).toEqual({ farWorse: 5, worse: 13, better: 0, within: 34, noLimit: 0 });
    expect(chanceBound).toBe(7);
    expect(mean).toBeCloseTo(-3.5, 1);
    expect(points.find(({ x, y }) => x === -21 && y === -3)).toMatchObject({ before: 19, db: 0, verdict: 'farWorse' });
    // between two baselines that can be judged
    expect(points.find(({ x, y }) => x === 27 && y === -3)).toMatchObject({ before: 16, db: 25, verdict: 'within' });
  });

  it('takes the place into account: the same loss may be within limits far out and not near fixation [OUR-251]', () => {
    expect(judged(-9, 21, 28, 23)).toBe('within');
    expect(judged(-9, 3, 28, 24)).toBe('worse');
    expect(judged(-9, 3, 28, 22)).toBe('farWorse');
    expect(judged(-9, 3, 28, 32)).toBe('better');
    expect(judged(-9, 3, 28, 31)).toBe('within');
  });

  it('calls no point worse whose baseline is too low, and takes not seen as 0 dB [OUR-251]', () => {
    expect(judged(-9, 3, 2, -1)).toBe('noLimit');
    expect(judged(-9, 3, 30, -1)).toBe('farWorse');
    expect(compared([at(-9, 3, 30)], at(-9, 3, -1)).points[0]).toMatchObject({ db: 0, difference: -30 });
    // the blind spot has no limits
    expect(compared([at(-15, 3, 30)], at(-15, 3, 0)).points).toEqual([]);
  });

  it('uses separate limits for comparisons with the mean of two fields [OUR-251]', () => {
    const [point] = compared([at(-9, 3, 30), at(-9, 3, 27)], at(-9, 3, 26)).points;
    expect(point).toMatchObject({ before: 29, difference: -3, verdict: 'worse' });
    expect(judged(-9, 3, 29, 27)).toBe('within');
  });

  it('is not told of fields that cannot be compared, and says why [OUR-252]', () => {
    const field = on(5208);
    const why = (other: Partial<ProgressionField>) => fieldDifference([{ ...on(4837), ...other }], field).why;
    expect(why({ eye: 'OD' })).toBe('eye');
    expect(why({ program: '10-2' })).toBe('program');
    expect(why({ size: 5 })).toBe('size');
    expect(why({ strategy: 'AVA_FAST' })).toBe('strategy');
    expect(fieldDifference([{ ...on(4837), size: 5 }], { ...field, size: 5 }).why).toBe('limits');
    expect(why({ program: '24-2-AVA-F' })).toBe(null);
    expect(why({ at: new Date(field.at.getTime() + 1) })).toBe('date');
    // a user may choose a field that does not count
    expect(why({ reliable: false, excluded: 'LID' })).toBe(null);
  });

  it('is without judgement where one field is of another device, and of one eye and program alone [OUR-397]', () => {
    const found = plainDifference(on(4837), on(5208));
    expect(found.why === 'imported' && new Set(found.points.map(({ verdict }) => verdict))).toEqual(
      new Set(['noLimit']),
    );
    expect(found.why === 'imported' && found.points.find(({ x, y }) => x === -21 && y === -3)).toMatchObject({
      before: 19,
      db: 0,
      difference: -19,
    });
    expect(plainDifference({ ...on(4837), eye: 'OD' }, on(5208))).toEqual({ why: 'eye' });
    expect(plainDifference({ ...on(4837), program: '30-2' }, on(5208))).toEqual({ why: 'program' });
    expect(plainDifference({ ...on(4837), program: '24-2-AVA-F' }, on(5208)).why).toBe('imported');
  });
});

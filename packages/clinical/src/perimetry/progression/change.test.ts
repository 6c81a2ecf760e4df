import { describe, expect, it } from 'vitest';
import { chanceBounds } from './chance.ts';
import { changeSince } from './change.ts';
import type { ComparedField } from './difference.ts';
import heldOut from './fakes/heldOut.data.json' with { type: 'json' };
import repeats from './fakes/repeats.data.json' with { type: 'json' };
import { limitsOf, type Repeated, singlePairs } from './fakes/retest.ts';
import { CHANGE_LIMITS, limitsAt, RETEST_LIMITS, type Zone } from './limits.ts';

const field = (points: ComparedField['points'], other: Partial<ComparedField> = {}): ComparedField => ({
  eye: 'OD',
  program: '24-2',
  size: 3,
  strategy: 'AVA_STANDARD',
  points,
  ...other,
});
const repeated = ([, ...thresholds]: readonly number[]) =>
  field(repeats.points.map(([x = 0, y = 0], i) => ({ x, y, db: thresholds[i]! })));

const compared = (earlier: ComparedField, newest: ComparedField) => {
  const found = changeSince(earlier, newest);
  if (found.why !== null) throw new Error(found.why);
  return found;
};

/** How many points changed each way in every ordered pair of fields of each eye. */
const pairsOf = (eyes: readonly Repeated[]) =>
  eyes.flatMap(({ fields }) =>
    fields.flatMap((first) =>
      fields
        .filter((second) => second !== first)
        .map((second) => {
          const { points } = compared(repeated(first), repeated(second));
          const count = (way: 'lower' | 'higher') => points.filter(({ change }) => change === way).length;
          return { points: points.length, lower: count('lower'), higher: count('higher') };
        }),
    ),
  );

const WAYS = ['lower', 'higher'] as const;

describe('what changed between two fields [OUR-61]', () => {
  it('is judged by percentiles of repeated tests of stable eyes, which never fall with the baseline [OUR-419]', () => {
    expect(limitsOf(singlePairs(repeats.eyes, 200))).toEqual(CHANGE_LIMITS);
  });

  it('flags at most 5 % of the points of stable eyes each way', () => {
    const pairs = pairsOf(repeats.eyes);
    const points = pairs.reduce((sum, pair) => sum + pair.points, 0);
    expect(points).toBeGreaterThan(100_000);
    for (const way of WAYS) {
      const share = pairs.reduce((sum, pair) => sum + pair[way], 0) / points;
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThanOrEqual(0.05);
    }
  });

  it('exceeds the printed bound in at most 5 % of pairs of stable eyes that no limit is computed of [OUR-418]', () => {
    const pairs = pairsOf(heldOut.eyes);
    expect(pairs).toHaveLength(792);
    for (const strategy of ['AVA_STANDARD', 'AVA_FAST', 'FULL_THRESHOLD', 'another']) {
      const bound = chanceBounds(strategy).points;
      for (const way of WAYS)
        expect(pairs.filter((pair) => pair[way] > bound).length / pairs.length).toBeLessThan(0.05);
    }
    // the mean of 5 % of the points is exceeded far more often: it is no bound
    expect(pairs.filter(({ lower }) => lower > 3).length / pairs.length).toBeGreaterThan(0.1);
  });

  it('is refused between fields that were not measured alike [OUR-416]', () => {
    const newest = repeated(repeats.eyes[0]!.fields[0]!);
    const why = (other: Partial<ComparedField>) => changeSince({ ...newest, ...other }, newest).why;
    expect(why({})).toBeNull();
    expect(why({ strategy: 'FULL_THRESHOLD' })).toBe('strategy');
    expect(why({ size: 5 })).toBe('size');
    expect(why({ eye: 'OS' })).toBe('eye');
    expect(changeSince({ ...newest, size: 5 }, { ...newest, size: 5 }).why).toBe('limits');
  });

  it('compares places that both have, not the blind spot, and not seen as 0 dB', () => {
    const place = { x: -9, y: 9 };
    const left = { eye: 'OS' } as const;
    const change = (from: number, to: number) =>
      compared(field([{ ...place, db: from }], left), field([{ ...place, db: to }], left)).points[0]?.change;
    expect([change(30, 30), change(30, 10), change(10, 32), change(-1, 0), change(0, -1)]).toEqual([
      null,
      'lower',
      'higher',
      null,
      null,
    ]);
    const none = (x: number, y: number, to: number) =>
      compared(field([{ x, y, db: 30 }], left), field([{ x: to, y, db: 0 }], left)).points;
    expect(none(-15, 3, -15)).toEqual([]);
    expect(none(-9, 9, 9)).toEqual([]);
  });
});

describe('the test-retest limits [OUR-419]', () => {
  const zones: readonly Zone[] = ['inner', 'middle', 'outer'];
  const baselines = Array.from({ length: 51 }, (_, db) => db);

  it.each([
    ['of one test', CHANGE_LIMITS],
    ['of the mean of two', RETEST_LIMITS],
  ])('%s never fall as the baseline rises, in any zone and column', (_, limits) => {
    for (const zone of zones) {
      for (const column of ['low', 'high', 'lowest'] as const) {
        const values = baselines.map((db) => limitsAt(zone, db, limits)[column]);
        expect(values, `${zone}, ${column}`).toEqual(values.toSorted((a, b) => a - b));
      }
      for (const db of baselines) {
        const { low, high, lowest } = limitsAt(zone, db, limits);
        expect(lowest).toBeLessThanOrEqual(low);
        expect(low).toBeLessThan(high);
      }
    }
  });

  it('judge a loss from every baseline above one that can be judged', () => {
    const place = { x: 21, y: 3 };
    const changeFrom = (from: number) =>
      compared(field([{ ...place, db: from }]), field([{ ...place, db: 0 }])).points[0]?.change;
    expect([15, 16, 17].map(changeFrom)).toEqual(['lower', 'lower', 'lower']);
  });
});

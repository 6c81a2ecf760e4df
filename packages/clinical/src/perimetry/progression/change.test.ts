import { describe, expect, it } from 'vitest';
import { CHANGE_LIMITS, changeSince } from './change.ts';
import repeats from './fakes/repeats.data.json' with { type: 'json' };
import { changeLimitsOf, singlePairs } from './fakes/retest.ts';

const singles = singlePairs(repeats.eyes, 200);
const sensitivities = ([, ...thresholds]: readonly number[]) =>
  repeats.points.map(([x = 0, y = 0], i) => ({ x, y, db: thresholds[i]! }));

describe('what changed between two fields [OUR-61]', () => {
  it('is told by the percentiles of repeated tests of stable eyes', () => {
    expect(changeLimitsOf(singles)).toEqual(CHANGE_LIMITS);
  });

  it('flags at most 5 % of the points of stable eyes each way', () => {
    const points = repeats.eyes.flatMap(({ fields }) =>
      fields.slice(1).flatMap((field, i) => changeSince(sensitivities(fields[i]!), sensitivities(field), 'OD')),
    );
    expect(points.length).toBeGreaterThan(10_000);
    for (const way of ['lower', 'higher'] as const) {
      const share = points.filter(({ change }) => change === way).length / points.length;
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThanOrEqual(0.05);
    }
  });

  it('compares places that both have, not the blind spot, and not seen as 0 dB', () => {
    const place = { x: -9, y: 9 };
    const change = (from: number, to: number) =>
      changeSince([{ ...place, db: from }], [{ ...place, db: to }], 'OS')[0]?.change;
    expect([change(30, 30), change(30, 10), change(10, 32), change(-1, 0), change(0, -1)]).toEqual([
      null,
      'lower',
      'higher',
      null,
      null,
    ]);
    expect(changeSince([{ x: -15, y: 3, db: 30 }], [{ x: -15, y: 3, db: 0 }], 'OS')).toEqual([]);
    expect(changeSince([{ ...place, db: 30 }], [{ x: 9, y: 9, db: 0 }], 'OS')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import measured from '../analysis/measured.data.json' with { type: 'json' };
import { baselineOf } from './baseline.ts';
import { eventAnalysis, type EventAnalysis } from './events.ts';
import { fieldOf, type Repeat, seriesOf } from './fakes/fields.ts';
import { numbers } from './fakes/numbers.ts';
import repeats from './fakes/repeats.data.json' with { type: 'json' };
import { type Cell, cellsOf, limitsOf, meanPairs, type Pair, percentile, singlePairs } from './fakes/retest.ts';
import { RETEST_LIMITS, type RetestLimits, retestLimit } from './limits.ts';

const { golden } = repeats;
const DAYS = 200;
const means = meanPairs(repeats.eyes, DAYS);
const singles = singlePairs(repeats.eyes, DAYS);
/** The healthy eyes, tested far apart, without the two points of the blind spot. */
const healthy = measured.healthy.map((fields, eye) => ({
  id: String(eye),
  fields: fields.map(([, ...thresholds], i) => [
    repeats.healthyDays[eye]![i]!,
    ...thresholds.filter(
      (_, point) => measured.points[point]![0] !== 15 || Math.abs(measured.points[point]![1]!) !== 3,
    ),
  ]),
}));
const tables: Readonly<Record<string, readonly Pair[]>> = {
  glaucomaSingle: singles,
  glaucomaMean2: means,
  controlsSingle: singlePairs(healthy, 400),
};

const analysisOf = (fields: readonly Repeat[], limits?: RetestLimits): EventAnalysis => {
  const series = seriesOf(fields.map((field, i) => fieldOf(field, { id: String(i) })));
  return eventAnalysis(series, baselineOf(series)!, limits)!;
};

describe('test-retest limits', () => {
  it('are the percentiles of the repeated tests that they say [OUR-08]', () => {
    expect(means).toHaveLength(2598 * 52);
    expect(limitsOf(means)).toEqual(RETEST_LIMITS);
  });

  it.each(golden.counts)('count $pairs pairs of $table, $zone, from $baseline dB', (row) => {
    const found = tables[row.table]!.filter(
      ({ zone, baseline }) => baseline === row.baseline && (row.zone === 'all' || row.zone === zone),
    );
    expect({
      pairs: found.length,
      pairsRetest0: found.filter(({ retest }) => retest === 0).length,
      sumRetest: found.reduce((sum, { retest }) => sum + retest, 0),
    }).toEqual({ pairs: row.pairs, pairsRetest0: row.pairsRetest0, sumRetest: row.sumRetest });
  });

  const cells: Readonly<Record<string, readonly Cell[]>> = Object.fromEntries(
    ['inner', 'middle', 'outer'].map((zone) => [zone, cellsOf(singles.filter((pair) => pair.zone === zone))]),
  );
  it.each(golden.points)('put $id at $point from $baseline to $retest dB: below $below, above $above', (row) => {
    const eye = repeats.eyes.find(({ id }) => id === row.id)!;
    const point = repeats.points.findIndex(([x, y]) => x === row.point[0] && y === row.point[1]);
    const at = (field: number) => eye.fields[field]![point + 1]!;
    expect([at(row.baselineField), at(row.retestField)]).toEqual([row.baseline, row.retest]);
    const cell = cells[row.zone]!.find(({ from, to }) => from <= row.baseline && row.baseline <= to)!;
    const [p05, p95] = [percentile(cell, 0.05), percentile(cell, 0.95)];
    expect([p05, p95, row.retest < p05, row.retest > p95]).toEqual([row.p05, row.p95, row.below, row.above]);
  });

  it('rise with the baseline, and end at the highest cell', () => {
    for (const zone of ['inner', 'middle', 'outer'] as const) {
      const limits = Array.from({ length: 45 }, (_, db) => retestLimit(zone, db));
      expect(limits).toEqual(limits.toSorted((a, b) => a - b));
      expect(limits.every((limit, db) => limit <= db)).toBe(true);
    }
  });
});

/** A field of one sensitivity, with so many points that lost some. */
const flat = (db: number, worse: number, loss = 12): Repeat => [
  0,
  ...repeats.points.map((_, i) => (i < worse ? db - loss : db)),
];
const verdicts = (...fields: Repeat[]) => analysisOf(fields).followUps.map(({ verdict }) => verdict);

const seen = ({ followUps }: EventAnalysis) =>
  followUps.map(({ verdict, points }) => [verdict, points.map(({ inARow }) => inARow)]);

describe('the event analysis', () => {
  it.each(golden.fields)('finds $pointsBelowP05 points worse in test $retestField of $id [OUR-08]', (row) => {
    const { fields } = repeats.eyes.find(({ id }) => id === row.id)!;
    const [one = 0, two = 1] = row.baselineFields;
    const { followUps } = analysisOf([fields[one]!, fields[two]!, fields[row.retestField]!]);
    const worse = followUps[0]!.points.filter(({ inARow }) => inARow > 0).map(({ x, y }) => [x, y]);
    expect(worse).toEqual(row.points);
  });

  it('says possible after two tests with the same three points, likely after three [OUR-08]', () => {
    const [well, ill] = [flat(30, 0), flat(30, 3)];
    expect(verdicts(well, well, ill, ill, ill, ill)).toEqual(['none', 'possible', 'likely', 'likely']);
    expect(verdicts(well, well, ill, well, ill, ill)).toEqual(['none', 'none', 'none', 'possible']);
    expect(verdicts(well, well, flat(30, 2), flat(30, 2), flat(30, 2))).toEqual(['none', 'none', 'none']);
  });

  it('wants the same points, not as many others', () => {
    const well = flat(30, 0);
    const [day, ...thresholds] = flat(30, 3);
    const others: Repeat = [day!, ...thresholds.toReversed()];
    expect(verdicts(well, well, flat(30, 3), others, flat(30, 3), others)).toEqual(['none', 'none', 'none', 'none']);
  });

  it('judges no point that was too low at the baseline, and calls it out of range [OUR-08]', () => {
    const { points, verdict } = analysisOf([flat(9, 0), flat(9, 0), flat(-1, 0), flat(-1, 0), flat(-1, 0)]);
    expect(points.every(({ isOutOfRange }) => isOutOfRange)).toBe(true);
    expect(verdict).toBe('none');
    expect(analysisOf([flat(30, 0), flat(30, 0)]).points.some(({ isOutOfRange }) => isOutOfRange)).toBe(false);
  });

  it('takes the mean of two tests, half rounded up, and <0 as 0', () => {
    expect(analysisOf([flat(30, 0), flat(27, 0)]).points[0]).toMatchObject({ baseline: 29 });
    expect(analysisOf([flat(20, 0), flat(-1, 0)]).points[0]).toMatchObject({ baseline: 10 });
  });

  it('is the same for a left eye as for its mirror image', () => {
    const { fields } = repeats.eyes[0]!;
    const mirrored = fields.map((field, i) => {
      const right = fieldOf(field, { id: String(i) });
      return { ...right, eye: 'OS' as const, points: right.points.map(({ x, y, db }) => ({ x: -x, y, db })) };
    });
    const series = { ...seriesOf(mirrored), eye: 'OS' as const };
    const left = eventAnalysis(series, baselineOf(series)!)!;
    expect(seen(left)).toEqual(seen(analysisOf(fields)));
  });

  it.each([{ size: 5 }, { program: '10-2' }, { program: '24-2-P' }, { program: 'QUADRANT' }])(
    'has no limits for %o [OUR-08]',
    (other) => {
      const series = { ...seriesOf(repeats.eyes[0]!.fields.map((field) => fieldOf(field))), ...other };
      expect(eventAnalysis(series, baselineOf(series)!)).toBeUndefined();
    },
  );

  it('leaves what a point was not measured in without a verdict of it', () => {
    const series = seriesOf(
      [flat(30, 0), flat(30, 0), flat(30, 3)].map((field, i) => fieldOf(field, { id: String(i) })),
    );
    const [one, two, three] = series.fields;
    const cut = { ...series, fields: [one!, two!, { ...three!, points: three!.points.slice(1) }] };
    const [later] = eventAnalysis(cut, [one!, two!])!.followUps;
    expect(later!.points[0]).toMatchObject({ db: null, inARow: 0 });
    expect(later!.points[1]).toMatchObject({ db: 18, inARow: 1 });
  });
});

describe('false alarms of stable eyes', () => {
  const ORDERS = 100;

  /** Shares of orders of an eye's tests in which there was ever a verdict; its limits are from all other eyes. */
  function alarms({ id, fields }: (typeof repeats.eyes)[number], random: () => number) {
    const limits = limitsOf(means.filter(({ eye }) => eye !== id));
    const ever = Array.from({ length: ORDERS }, (_, i) => {
      const order = i === 0 ? fields : shuffled(fields, random);
      return new Set(analysisOf(order, limits).followUps.map(({ verdict }) => verdict));
    });
    const share = (is: (verdicts: (typeof ever)[number]) => boolean) => ever.filter(is).length / ORDERS;
    return {
      possible: share((verdicts) => verdicts.has('possible') || verdicts.has('likely')),
      likely: share((verdicts) => verdicts.has('likely')),
    };
  }

  it(
    'are as rare as another program found: 12 % possible, 2.3 % likely within ten tests [OUR-08]',
    { tags: '@all' },
    () => {
      const random = numbers(77);
      const found = repeats.eyes.map((eye) => alarms(eye, random));
      for (const verdict of ['possible', 'likely'] as const) {
        const shares = found.map((one) => one[verdict]);
        const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
        // other random orders of the same 24 eyes
        expect(Math.abs(mean - repeats.falseAlarms[verdict].mean)).toBeLessThan(0.02);
        expect(Math.abs(Math.max(...shares) - repeats.falseAlarms[verdict].max)).toBeLessThan(0.12);
      }
    },
  );
});

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

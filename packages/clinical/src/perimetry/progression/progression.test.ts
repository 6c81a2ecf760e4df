import { series as measured } from '@isopter/recordings/perimetry';
import { describe, expect, it } from 'vitest';
import { baselineOf, followUps } from './baseline.ts';
import { fieldOf, seriesOf } from './fakes/fields.ts';
import { numbers } from './fakes/numbers.ts';
import repeats from './fakes/repeats.data.json' with { type: 'json' };
import { permutationAnalysis } from './permutations.ts';
import { pointwiseRegression } from './pointwise.ts';
import { eyeProgression } from './eyeProgression.ts';
import { type ProgressionField, progressionSeries } from './series.ts';

const DAY = 24 * 3600 * 1000;
const START = Date.UTC(2010, 0, 1);

/** The fifteen years of an eye, stored as a right eye. */
const years = (eye: 'OD' | 'OS'): ProgressionField[] =>
  measured.eyes
    .find((one) => one.eye === eye)!
    .fields.map(({ day, thresholds }) => ({
      id: String(day),
      eye: 'OD',
      at: new Date(START + day * DAY),
      program: '24-2',
      size: 3,
      strategy: 'FULL_THRESHOLD',
      points: measured.points.map(([x, y], i) => ({ x, y, db: thresholds[i]! })),
      reliable: true,
      excluded: null,
    }));
const series = (fields: readonly ProgressionField[]) => progressionSeries(fields, 'OD')!;
const all = years('OD');

describe('a series of fields', () => {
  it('mixes no programs, sizes and strategies, and says what it leaves out and why [OUR-416]', () => {
    const [one, two, three, four, five, six, ...rest] = all;
    const found = series([
      ...rest.toReversed(),
      { ...one!, program: '10-2' },
      { ...two!, size: 5 },
      { ...three!, reliable: false },
      { ...four!, excluded: 'asleep' },
      { ...five!, strategy: 'AVA_FAST' },
      { ...six!, program: '24-2-AVA-F' },
    ]);
    expect(found.leftOut.map(({ field, why }) => [field.id, why])).toEqual([
      [one!.id, 'program'],
      [two!.id, 'size'],
      [three!.id, 'unreliable'],
      [four!.id, 'excluded'],
      [five!.id, 'strategy'],
    ]);
    expect(found.fields.map(({ id }) => id)).toEqual([six!, ...rest].map(({ id }) => id));
    expect(found).toMatchObject({ program: '24-2', size: 3, strategy: 'FULL_THRESHOLD' });
  });

  it('uses one eye, the newest family among equals, and the strategy of the newest included field', () => {
    const [one, two, three] = all;
    expect(series([one!, { ...two!, size: 5 }])).toMatchObject({ size: 5 });
    expect(series([one!, { ...two!, program: '24-2-P' }])).toMatchObject({ program: '24-2-P' });
    expect(series([one!, two!, { ...three!, eye: 'OS' }]).fields).toHaveLength(2);
    expect(series([one!, two!, { ...three!, strategy: 'AVA_FAST' }]).strategy).toBe('AVA_FAST');
    expect(progressionSeries([one!], 'OS')).toBeUndefined();
  });

  it('is the chosen one as far as the eye has it', () => {
    const [one, two, three] = all;
    const mixed = [one!, { ...two!, program: '10-2' }, { ...three!, strategy: 'AVA_FAST' }];
    const found = progressionSeries(mixed, 'OD', { program: '10-2', size: 3 })!;
    expect(found.fields.map(({ id }) => id)).toEqual([two!.id]);
    expect(found.leftOut.map(({ why }) => why)).toEqual(['program', 'program']);
    expect(progressionSeries(mixed, 'OD', { program: '30-2', size: 3 })).toMatchObject({ program: '24-2' });
    const full = progressionSeries(mixed, 'OD', { program: '24-2', size: 3, strategy: 'FULL_THRESHOLD' })!;
    expect(full.fields.map(({ id }) => id)).toEqual([one!.id]);
  });
});

/** Fields of a stable eye of which every strategy measures another level, tested with a sequence of strategies. */
const LEVELS: Readonly<Record<string, number>> = { AVA_STANDARD: 0, AVA_FAST: 3, FULL_THRESHOLD: -12 };
const STRATEGIES = Object.keys(LEVELS);
const sequences = (visits: number): readonly (readonly string[])[] =>
  visits === 0 ? [[]] : sequences(visits - 1).flatMap((before) => STRATEGIES.map((one) => [...before, one]));

const levelOf = (strategy: string, visit: number) =>
  fieldOf([visit * 150, ...repeats.points.map(() => 28 + LEVELS[strategy]! + (visit % 2))], { strategy });

describe('every sequence of strategies [OUR-416]', () => {
  it('gives a stable eye no verdict, p or slope of several strategies', () => {
    for (const sequence of sequences(6)) {
      const fields = sequence.map(levelOf);
      for (const strategy of new Set(sequence)) {
        const found = eyeProgression(fields, 'OD', { program: '24-2', size: 3, strategy })!;
        expect(new Set(found.series.fields.map((field) => field.strategy))).toEqual(new Set([strategy]));
        expect(found.events?.verdict ?? 'none').toBe('none');
        expect(found.slopes.isWorsening ?? false).toBe(false);
        const others = sequence.filter((one) => one !== strategy).length;
        expect(found.series.leftOut.filter(({ why }) => why === 'strategy')).toHaveLength(others);
      }
    }
  });
});

const ids = (baseline: ReturnType<typeof baselineOf>) => baseline?.map(({ id }) => id);

describe('a baseline', () => {
  const { fields } = series(all);

  it('is the first two fields that count, or two chosen ones, with what comes after both [OUR-08]', () => {
    const [one, two, three, four] = fields;
    expect(ids(baselineOf({ fields }))).toEqual([one!.id, two!.id]);
    const chosen = baselineOf({ fields }, [four!.id, two!.id]);
    expect(ids(chosen)).toEqual([two!.id, four!.id]);
    expect(followUps({ fields }, chosen!)).toEqual(fields.slice(4));
    expect(ids(baselineOf({ fields }, [three!.id, 'gone']))).toEqual([one!.id, two!.id]);
    expect(baselineOf({ fields: [one!] })).toBeUndefined();
  });
});

const at = (fields: readonly ProgressionField[], x: number, y: number) =>
  pointwiseRegression(series(fields)).points.find((point) => point.x === x && point.y === y)!;

describe('pointwise regression', () => {
  // scipy.stats.linregress of SciPy 1.17, alternative='less'
  it.each([
    ['OD', 15, -15, -1.2845288831145398, 0.2564369962645045, 1.820003872197604e-5],
    ['OD', 15, 9, -1.0816896551269564, 0.20617669789646292, 9.862388682010952e-6],
    ['OD', -9, 21, -0.04804635528510997, 0.023445114537941326, 0.0255315578863991],
    ['OS', 9, -15, -1.0756814879738088, 0.23840565586465692, 0.0002921714537217983],
    ['OS', -15, 3, -0.21243305063252665, 0.07745001733182875, 0.008382798677788543],
  ] as const)('has the slope, error and p that SciPy finds: %s (%d, %d) [OUR-08]', (eye, x, y, slope, error, p) => {
    const found = at(years(eye), x, y);
    expect(found.slope).toBeCloseTo(slope, 10);
    expect(found.error).toBeCloseTo(error, 10);
    expect(found.p! / p).toBeCloseTo(1, 6);
  });

  it('calls a point worse from −1 dB a year on, at the edge from −2 [OUR-08]', () => {
    expect(at(all, 15, 9)).toMatchObject({ isEdge: false, isWorse: true });
    // −1.3 dB a year
    expect(at(all, 21, 3)).toMatchObject({ isEdge: true, isWorse: false });
    const { points, worse, isWorsening } = pointwiseRegression(series(all));
    expect(points).toHaveLength(52);
    expect(points.filter(({ isEdge }) => isEdge)).toHaveLength(20);
    expect([worse, isWorsening]).toEqual([points.filter(({ isWorse }) => isWorse).length, worse! >= 3]);
  });

  it('has slopes with their intervals from four tests on, and judges them from five over two years [OUR-420]', () => {
    const few = pointwiseRegression(series(all.slice(0, 4)));
    expect(few).toMatchObject({ worse: null, isWorsening: null });
    expect(few.points[0]).toMatchObject({ n: 4, p: null, isWorse: null });
    for (const { slope, interval } of few.points) {
      expect(interval[0]).toBeLessThanOrEqual(slope);
      expect(interval[1]).toBeGreaterThanOrEqual(slope);
    }
    expect(pointwiseRegression(series(all.slice(0, 3))).points).toEqual([]);
    const soon = all.slice(0, 8).map((field, i) => ({ ...field, at: new Date(START + i * 30 * DAY) }));
    expect(pointwiseRegression(series(soon)).isWorsening).toBeNull();
  });

  it('needs no norms: any size and program has slopes, and a 10-2 no edge', () => {
    const large = all.map((field) => ({ ...field, size: 5, program: '10-2' }));
    const { points } = pointwiseRegression(series(large));
    expect(points).toHaveLength(52);
    expect(points.some(({ isEdge }) => isEdge)).toBe(false);
  });
});

const run = (fields: readonly ProgressionField[]) => permutationAnalysis(series(fields), numbers(5), 200);

describe('permutation analysis', () => {
  it('finds a loss over fifteen years that hardly any other order shows [OUR-08]', () => {
    for (const eye of ['OD', 'OS'] as const) {
      const found = permutationAnalysis(series(years(eye)), numbers(1), 1000)!;
      expect(found.p).toBeLessThan(0.01);
      expect(found.orders).toBe(1000);
    }
  });

  it('is the same again, and undefined with too few tests or years', () => {
    expect(run(all)).toEqual(run(all));
    expect(run(all.slice(0, 6))).toBeUndefined();
    expect(run(all.map((field, i) => ({ ...field, at: new Date(START + i * DAY) })))).toBeUndefined();
  });

  it('calls few stable eyes worse', () => {
    // weekly tests of stable eyes, as if they had been a quarter of a year apart
    const found = repeats.eyes.map(({ fields }) => {
      const slow = fields.map((field, i) => fieldOf(field, { id: String(i), at: new Date(START + i * 91 * DAY) }));
      return permutationAnalysis(seriesOf(slow), numbers(9), 500)!.p;
    });
    expect(found.filter((p) => p < 0.05).length).toBeLessThanOrEqual(4);
    expect(found.filter((p) => p < 0.5).length).toBeGreaterThan(6);
    expect(found.filter((p) => p < 0.5).length).toBeLessThan(18);
  });
});

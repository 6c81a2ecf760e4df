import { analyseField, meanSensitivity, scoredLocations } from '@isopter/clinical/perimetry/analysis';
import {
  criticalT,
  type EyeTrend,
  linearRegression,
  slopeOf,
  type TrendField,
  type TrendIndex,
  trendOf,
  twoSidedP,
} from '@isopter/clinical/perimetry/trend';
import { series as measured } from '@isopter/recordings/perimetry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('Student’s t', () => {
  it.each([
    [1, 12.706204736174694, 0.24223788318168682],
    [2, 4.302652729749462, 0.12961172022151082],
    [3, 3.1824463052837078, 0.08770664700806556],
    [10, 2.228138851986274, 0.03144684423660882],
    [25, 2.0595385527532972, 0.01934312756994271],
    [1000, 1.9623390808264083, 0.012578567801090807],
  ])('with %i degrees of freedom has the tabulated values', (freedom, critical, pOf2half) => {
    expect(criticalT(0.05, freedom)).toBeCloseTo(critical, 9);
    expect(twoSidedP(2.5, freedom)).toBeCloseTo(pOf2half, 11);
  });

  it('knows what hardly ever happens', () => {
    expect(twoSidedP(30, 8) / 1.653525675178976e-9).toBeCloseTo(1, 6);
    expect(twoSidedP(0, 5)).toBeCloseTo(1, 12);
  });
});

describe('a regression line', () => {
  it('is that of Anscombe’s first set (The American Statistician, 1973)', () => {
    const ts = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const values = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    const line = linearRegression(ts.map((t, i) => ({ t, value: values[i]! })))!;
    expect(line.slope).toBeCloseTo(0.5000909090909091, 12);
    expect(line.intercept).toBeCloseTo(3.0000909090909103, 12);
    expect(line.slopeError).toBeCloseTo(0.11790550059563408, 12);
    expect(line.p).toBeCloseTo(0.0021696288730787905, 12);
    const [low, high] = line.band(4);
    expect([low, high]).toEqual([expect.closeTo(3.422513174317519, 9), expect.closeTo(6.578395916591575, 9)]);
  });

  it('needs three tests at different times', () => {
    expect(
      linearRegression([
        { t: 0, value: 1 },
        { t: 1, value: 2 },
      ]),
    ).toBeUndefined();
    expect(linearRegression([1, 2, 3].map((value) => ({ t: 5, value })))).toBeUndefined();
    expect(linearRegression([0, 1, 2].map((t) => ({ t, value: 3 })))).toMatchObject({ slope: 0, p: 1 });
    // of which the sum by thirds is not quite the value
    expect(linearRegression([0, 1.3, 2.9].map((t) => ({ t, value: -3.7 })))).toMatchObject({ slope: 0, p: 1 });
  });

  it('finds any exact line again, whatever the order', () => {
    const numbers = fc.double({ min: -50, max: 50, noNaN: true });
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(numbers, numbers, times, (slope, intercept, ts) => {
        const line = linearRegression(ts.map((t) => ({ t, value: intercept + slope * t })))!;
        expect(Math.abs(line.slope - slope)).toBeLessThan(1e-9);
        expect(Math.abs(line.at(0) - intercept)).toBeLessThan(1e-7);
      }),
    );
  });
});

const START = Date.UTC(2010, 0, 1);
const HOUR = 3600 * 1000;
const slopeIn = ({ indices }: EyeTrend, index: TrendIndex) => indices.find((one) => one.index === index)?.slope;

/** The measured series as fields of a trend; sensitivities are stored as those of a right eye. */
const fieldsOf = ({ eye, fields }: (typeof measured.eyes)[number]): TrendField[] =>
  fields.map(({ day, age, thresholds }) => {
    const side = eye === 'OS' ? 'OS' : 'OD';
    const field = thresholds.map((db, i) => ({
      x: (side === 'OS' ? -1 : 1) * measured.points[i]![0]!,
      y: measured.points[i]![1]!,
      db,
    }));
    return {
      eye: side,
      at: new Date(START + day * 24 * 3600 * 1000),
      program: '24-2',
      size: 3,
      strategy: 'FULL_THRESHOLD',
      ...analyseField(field, { program: '24-2', eye: side, age, size: 3 }),
      meanSensitivity: meanSensitivity(scoredLocations(field, side)),
      reliable: true,
      verdict: 'passed',
      excluded: null,
    };
  });

/** Computed from the raw sensitivities and the norms by NumPy and SciPy 1.17 (scipy.stats.linregress). */
const EXPECTED = {
  OD: {
    md: {
      n: 27,
      slope: -0.16376604203549244,
      interval: [-0.23205229535615174, -0.09547978871483315],
      p: 4.361779196820475e-5,
    },
    vfi: {
      n: 27,
      slope: -0.5289114669824639,
      interval: [-0.6954450643003075, -0.3623778696646204],
      p: 7.491590370972401e-7,
    },
  },
  OS: {
    md: {
      n: 15,
      slope: -0.24420025498073136,
      interval: [-0.3583366116203817, -0.130063898341081],
      p: 0.00047801284243087434,
    },
    vfi: {
      n: 15,
      slope: -0.5224516372140126,
      interval: [-0.8216841071936747, -0.22321916723435042],
      p: 0.002328228040286955,
    },
  },
} as const;

/** The slope of MD of tests, so many hours after the first. */
const after = (...hours: number[]) => {
  const fields = fieldsOf(measured.eyes[1]!).slice(0, hours.length);
  const { eyes } = trendOf(fields.map((field, i) => ({ ...field, at: new Date(START + hours[i]! * HOUR) })));
  return slopeIn(eyes[0]!, 'md');
};

describe('the trend of an eye measured over fifteen years [REP-05]', () => {
  const trend = trendOf(measured.eyes.flatMap(fieldsOf).toReversed());

  it.each(['OD', 'OS'] as const)('has the slope, interval and p that an independent computation finds: %s', (eye) => {
    const own = trend.eyes.find((one) => one.eye === eye)!;
    for (const index of ['md', 'vfi'] as const) {
      const [found, expected] = [slopeIn(own, index)!, EXPECTED[eye][index]];
      expect(found.n).toBe(expected.n);
      // the norms of the product are rounded
      expect(found.slope).toBeCloseTo(expected.slope, 3);
      expect(found.interval![0]).toBeCloseTo(expected.interval[0], 3);
      expect(found.interval![1]).toBeCloseTo(expected.interval[1], 3);
      expect(found.p! / expected.p).toBeCloseTo(1, 1);
    }
  });

  it('draws the fields by date, the left eye first', () => {
    expect(trend.eyes.map(({ eye }) => eye)).toEqual(['OS', 'OD']);
    const times = trend.eyes[1]!.fields.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('compares fields of one family only, and says what it leaves out', () => {
    const [first, ...rest] = fieldsOf(measured.eyes[1]!);
    const unfinished = { ...first!, analysis: undefined, incomparable: 'points' } as const;
    const mixed = trendOf([{ ...first!, program: '10-2' }, unfinished, ...rest]);
    expect(mixed.family).toEqual({ program: '24-2', size: 3 });
    expect(mixed.eyes[0]?.fields).toHaveLength(14);
    expect(mixed.otherFamilies).toEqual([{ program: '10-2', size: 3, fields: 1 }]);
    expect(mixed).toMatchObject({ withoutIndices: 1, incomparable: null });
  });

  it('has of fields without norms their mean sensitivity alone [OUR-05]', () => {
    const large = fieldsOf(measured.eyes[1]!).map((field): TrendField => ({
      ...field,
      size: 5,
      analysis: undefined,
      incomparable: 'size',
    }));
    const { eyes, incomparable, withoutIndices } = trendOf(large);
    expect([incomparable, withoutIndices]).toEqual(['size', 0]);
    expect(eyes[0]!.indices.map(({ index }) => index)).toEqual(['meanSensitivity']);
    expect(slopeIn(eyes[0]!, 'meanSensitivity')!.slope).toBeLessThan(-0.2);
  });

  it('uses one strategy of each eye, that of its newest included field unless one is chosen [OUR-416]', () => {
    const fields = fieldsOf(measured.eyes[1]!).map((field, i) => ({
      ...field,
      strategy: i < 10 ? 'FULL_THRESHOLD' : 'AVA_FAST',
    }));
    const eyeOf = (strategy?: string) => trendOf(fields, { program: '24-2', size: 3, strategy }).eyes[0]!;
    expect(trendOf(fields).eyes[0]).toMatchObject({
      strategy: 'AVA_FAST',
      otherStrategies: [{ strategy: 'FULL_THRESHOLD', fields: 10 }],
    });
    expect(slopeIn(eyeOf(), 'md')).toMatchObject({ n: 5 });
    expect(slopeIn(eyeOf('FULL_THRESHOLD'), 'md')).toMatchObject({ n: 10 });
    expect(eyeOf('another').strategy).toBe('AVA_FAST');
  });

  it('has no VFI where none exists', () => {
    const central = fieldsOf(measured.eyes[1]!).map((field) => ({
      ...field,
      analysis: field.analysis && { ...field.analysis, vfi: null },
    }));
    expect(trendOf(central).eyes[0]!.indices.map(({ index }) => index)).toEqual(['md']);
  });

  it('shows an unreliable field and leaves it out of the line [OUR-07]', () => {
    const fields = fieldsOf(measured.eyes[1]!);
    const doubtful = fields.map((field, i) => ({ ...field, reliable: i !== 3 }));
    const [index] = trendOf(doubtful).eyes[0]!.indices;
    expect(index!.fields).toHaveLength(15);
    expect(index!.slope).toMatchObject({ n: 14 });
    const { slope } = trendOf(fields.filter((_, i) => i !== 3)).eyes[0]!.indices[0]!;
    expect(index!.slope!.slope).toBeCloseTo(slope!.slope, 12);
  });

  it('shows a field that somebody took out, and leaves it out of the line [OUR-08]', () => {
    const fields = fieldsOf(measured.eyes[1]!);
    const without = fields.map((field, i) => ({ ...field, excluded: i === 0 ? 'LEARNING' : null }));
    const [index] = trendOf(without).eyes[0]!.indices;
    expect(index!.fields[0]).toMatchObject({ excluded: 'LEARNING' });
    expect(index!.slope).toMatchObject({ n: 14 });
  });

  it('has no slope within a day, and one between two days', () => {
    expect(after(0, 0, 0, 0)).toBeUndefined();
    expect(after(0, 1, 2, 3)).toBeUndefined();
    expect(after(0, 0, 0, 8766)?.n).toBe(4);
  });

  it('has no slope with three tests, and nothing at all without any [OUR-420]', () => {
    const three = trendOf(fieldsOf(measured.eyes[1]!).slice(0, 3));
    expect(slopeIn(three.eyes[0]!, 'md')).toBeUndefined();
    expect(three.eyes[0]?.fields).toHaveLength(3);
    expect(trendOf([])).toMatchObject({ eyes: [], span: undefined });
  });
});

/** A line that falls by less than it scatters. */
const samples = (tests: number, years: number) =>
  Array.from({ length: tests }, (_, i) => ({ t: (i * years) / (tests - 1), value: -i + (i % 2) }));

describe('what a number of tests allows to say [OUR-07]', () => {
  it.each([
    [4, 4, false],
    [5, 1.9, false],
    [5, 2, true],
    [9, 8, true],
  ])('with %i tests over %d years: a slope with its interval, p %s', (tests, years, hasP) => {
    const { slope, interval, p, until } = slopeOf(samples(tests, years))!;
    expect(slope).toBeLessThan(0);
    expect(interval[0]).toBeLessThan(slope);
    expect([p !== null, until !== null]).toEqual([hasP, hasP]);
  });

  it('gives no slope with fewer than four tests, however far apart [OUR-420]', () => {
    expect(slopeOf(samples(3, 10))).toBeUndefined();
  });

  it('draws a line on for as long as was tested, at most five years', () => {
    expect(slopeOf(samples(6, 3))?.until).toBe(6);
    expect(slopeOf(samples(9, 8))?.until).toBe(13);
  });
});

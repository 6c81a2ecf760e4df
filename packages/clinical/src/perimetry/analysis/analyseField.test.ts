import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../grids.ts';
import { analyseField, type FieldAnalysis, type FieldOrigin } from './analyseField.ts';
import type { Sensitivity } from './deviations.ts';
import golden from './golden.data.json' with { type: 'json' };
import humphrey from './humphrey.data.json' with { type: 'json' };
import { visualFieldIndexRange } from './indices.ts';
import { MD_DIFFERENCE } from './mdDifference.ts';
import measured from './measured.data.json' with { type: 'json' };
import { normsOf } from './norms.ts';

const fieldOf = (thresholds: readonly number[], eye: 'OD' | 'OS' = 'OD'): Sensitivity[] =>
  golden.points.map(([x = 0, y = 0], index) => ({ x: eye === 'OS' ? -x : x, y, db: thresholds[index] ?? 0 }));

/** A 24-2 of a right eye with size III at 60, unless said otherwise. */
const origin = (other: Partial<FieldOrigin> = {}): FieldOrigin => ({
  program: '24-2',
  eye: 'OD',
  age: 60,
  size: 3,
  ...other,
});
const analysisOf = (field: readonly Sensitivity[], other: Partial<FieldOrigin> = {}): FieldAnalysis | undefined =>
  analyseField(field, origin(other)).analysis;

const normalField = (age: number): Sensitivity[] => {
  const norms = normsOf('24-2');
  return golden.points.map(([x = 0, y = 0]) => {
    const point = norms?.points.find((p) => p.x === x && p.y === y);
    return { x, y, db: point ? point.intercept + point.slopePerYear * age : 0 };
  });
};

describe('indices of measured fields', () => {
  it.each(golden.rows)('agree with the independent computation for $set $id, test $fieldIndex [REP-01]', (row) => {
    const analysis = analysisOf(fieldOf(row.thresholds), { age: row.age });
    expect(analysis?.md).toBeCloseTo(row.md, 1);
    expect(analysis?.psd).toBeCloseTo(row.psd, 1);
    expect(analysis?.generalHeight).toBeCloseTo(row.generalHeight, 1);
  });

  it('calls the advanced glaucoma of the 15-year series outside normal limits', () => {
    const row = golden.rows.find(({ id }) => id === 'S001');
    const analysis = analysisOf(fieldOf(row?.thresholds ?? []), { age: 64 });
    expect(analysis).toMatchObject({ ght: 'outsideNormalLimits', mdProbability: 0.005, psdProbability: 0.005 });
    expect(analysis?.vfi).toBeGreaterThan(50);
    expect(analysis?.vfi).toBeLessThan(80);
  });
});

describe('the range of the visual field index by any norms [OUR-464]', () => {
  const ranges = humphrey.eyes.map(([, , ...thresholds]) => {
    const analysis = analysisOf(fieldOf(thresholds))!;
    return { md: analysis.md, vfi: analysis.vfi!, ...visualFieldIndexRange(analysis.points) };
  });

  it('has the index of every measured field', () => {
    expect(ranges.filter(({ vfi, lowest, highest }) => vfi < lowest - 1e-9 || vfi > highest + 1e-9)).toEqual([]);
  });

  it('is far from the index of a healthy eye where an eye is nearly blind, and the other way round', () => {
    const [blind, healthy] = [ranges.filter(({ md }) => md < -25), ranges.filter(({ md }) => md > -2)];
    expect([blind.length > 0, healthy.length > 0]).toEqual([true, true]);
    expect(blind.filter(({ highest }) => highest > 60)).toEqual([]);
    expect(healthy.filter(({ lowest }) => lowest < 80)).toEqual([]);
  });
});

describe('a perfectly normal field', () => {
  const analysis = analysisOf(normalField(60));

  it('has no deviation, a full index and a hemifield test within normal limits', () => {
    expect(analysis?.md).toBeCloseTo(0, 6);
    expect(analysis?.psd).toBeCloseTo(0, 6);
    expect(analysis).toMatchObject({ vfi: 100, ght: 'withinNormalLimits', mdProbability: 'normal' });
  });

  it('leaves the two blind-spot points out', () => {
    expect(analysis?.points).toHaveLength(52);
  });

  it('is a general reduction when every point loses 4 dB', () => {
    const dimmed = normalField(60).map((point) => ({ ...point, db: point.db - 4 }));
    expect(analysisOf(dimmed)?.ght).toBe('generalReduction');
  });
});

describe('every field', () => {
  const thresholds = fc.array(fc.integer({ min: -1, max: 40 }), { minLength: 54, maxLength: 54 });
  const age = fc.integer({ min: 42, max: 85 });

  it('means the same for a left eye as for its mirror image', () => {
    fc.assert(
      fc.property(thresholds, age, (values, years) => {
        const right = analysisOf(fieldOf(values), { age: years });
        const left = analysisOf(fieldOf(values, 'OS'), { eye: 'OS', age: years });
        expect({ ...left, points: [] }).toEqual({ ...right, points: [] });
      }),
    );
  });

  it('keeps its visual field index between 0 and 100 and never yields NaN', () => {
    fc.assert(
      fc.property(thresholds, age, (values, years) => {
        const analysis = analysisOf(fieldOf(values), { age: years });
        expect(analysis?.vfi).toBeGreaterThanOrEqual(0);
        expect(analysis?.vfi).toBeLessThanOrEqual(100);
        expect(Number.isFinite(analysis?.psd)).toBe(true);
      }),
    );
  });

  it('gets no indices while points are missing', () => {
    expect(analyseField(normalField(60).slice(0, 40), origin())).toEqual({
      analysis: undefined,
      incomparable: 'points',
    });
  });
});

/** Measured fields with glaucoma, and the same as if a stimulus had been seen so much better. */
const glaucoma = (db = 0) =>
  measured.glaucoma.flat().map(([age = 0, ...thresholds]) => ({
    age,
    field: measured.points.map(([x = 0, y = 0], i) => ({ x, y, db: thresholds[i]! + db })),
  }));
/** Mean of size V above size III in healthy eyes in dB (Wall et al., IOVS 2006;47:3997). */
const SIZE_V = 3.93;

describe('a field of another stimulus size', () => {
  it('is not compared with the norms of size III [OUR-05]', () => {
    const asIf = (fields: ReturnType<typeof glaucoma>) => {
      const analyses = fields.map(({ field, age }) => analysisOf(field, { age })!);
      return {
        low: analyses.filter(({ mdProbability }) => mdProbability !== 'normal').length,
        high: analyses.filter(({ ght }) => ght === 'abnormallyHigh').length,
        points: analyses.flatMap(({ points }) => points.filter((one) => one.tdProbability !== 'normal')).length,
      };
    };
    // what it would hide: with a stimulus that is seen better, diseased eyes look healthy
    expect(asIf(glaucoma())).toEqual({ low: 55, high: 0, points: 1622 });
    expect(asIf(glaucoma(SIZE_V))).toEqual({ low: 16, high: 27, points: 611 });
    for (const size of [1, 2, 4, 5])
      for (const { field, age } of glaucoma(SIZE_V))
        expect(analyseField(field, origin({ age, size }))).toEqual({ analysis: undefined, incomparable: 'size' });
  });
});

/** A field with the same sensitivity everywhere on the program's points. */
const flatField = (program: string, db = 28): Sensitivity[] =>
  gridOf(program, 'OD')!.points.map(({ x, y }) => ({ x, y, db }));

describe('programs', () => {
  it.each([
    ['24-2', 52, 52],
    ['30-2', 52, 74],
    ['24-2C', 52, 62],
    ['10-2', 68, 68],
  ])('rests the indices of a %s on %i points with norms, of %i measured [OUR-05]', (program, normed, points) => {
    const analysis = analysisOf(flatField(program), { program })!;
    expect([analysis.points.length, analysis.measured]).toEqual([normed, points]);
    expect(analysis.points.every(({ tdProbability, pdProbability }) => tdProbability && pdProbability)).toBe(true);
  });

  it('has no deviation where nobody measured healthy eyes', () => {
    const outer = { x: -27, y: 9, db: 24 };
    const analysis = analysisOf([...normalField(60), outer], { program: '30-2' });
    expect(analysis?.points.some(({ x, y }) => x === -27 && y === 9)).toBe(false);
    expect(analysis?.measured).toBe(53);
    expect(analysis?.md).toBeCloseTo(0, 6);
  });

  it('gives no visual field index to a 10-2, for which it is not defined [OUR-05]', () => {
    expect(analysisOf(flatField('10-2'), { program: '10-2' })).toMatchObject({ vfi: null, ght: null });
    expect(analysisOf(flatField('30-2'), { program: '30-2' })?.vfi).toBeGreaterThan(50);
  });

  it.each([
    ['QUADRANT', 'program'],
    ['24-2-PTOSIS-NOVEL', 'program'],
    ['', 'program'],
    ['24-2-P', 'paediatric'],
    ['24-2-P-AVA-F', 'paediatric'],
    ['30-2-P-S', 'paediatric'],
  ])('has no norms for %s: %s', (program, incomparable) => {
    expect(analyseField(normalField(60), origin({ program }))).toEqual({ analysis: undefined, incomparable });
  });

  it('has the same norms for every pace', () => {
    expect(analysisOf(normalField(60), { program: '24-2-AVA-F' })?.md).toBeCloseTo(0, 6);
  });
});

describe('an age', () => {
  const row = golden.rows.find(({ id }) => id === 'S001')!;

  it('without norms has deviations and no probability of anything [OUR-05]', () => {
    for (const age of [18, 41, 86, 105]) {
      const analysis = analysisOf(fieldOf(row.thresholds), { age })!;
      expect(analysis).toMatchObject({ mdProbability: null, psdProbability: null, ght: null, vfi: null });
      expect(analysis.points.flatMap((point) => [point.tdProbability, point.pdProbability])).toEqual(
        Array.from({ length: 104 }, () => null),
      );
      expect(analysis.ageOutsideNorms).toBe(true);
      expect(analysis.md).toBeLessThan(-5);
    }
  });

  it.each([42, 85])('of %i has them', (age) => {
    const analysis = analysisOf(fieldOf(row.thresholds), { age })!;
    expect(analysis).toMatchObject({ mdProbability: 0.005, ght: 'outsideNormalLimits', ageOutsideNorms: false });
  });

  it.each([0, 8, 17])('of %i is not compared, as the norms are of adults [OUR-05]', (age) => {
    expect(analyseField(fieldOf(row.thresholds), origin({ age }))).toEqual({
      analysis: undefined,
      incomparable: 'child',
    });
  });

  it('that is not known has no indices', () => {
    expect(analyseField(fieldOf(row.thresholds), origin({ age: null }))).toMatchObject({ incomparable: 'age' });
  });
});

describe('the difference from the MD of a Humphrey perimeter', () => {
  it('is what the printed sentence says [OUR-06]', () => {
    const differences = humphrey.eyes.flatMap(([age = 0, mtd = 0, ...thresholds]) => {
      const field = humphrey.points.map(([x = 0, y = 0], i) => ({ x, y, db: thresholds[i]! }));
      const analysis = analysisOf(field, { age });
      return analysis && !analysis.ageOutsideNorms ? [analysis.md - mtd] : [];
    });
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    expect(differences).toHaveLength(MD_DIFFERENCE.eyes);
    expect(mean).toBeCloseTo(MD_DIFFERENCE.mean, 2);
    expect(Math.sqrt(squares / (differences.length - 1))).toBeCloseTo(MD_DIFFERENCE.sd, 2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseField } from './analyseField.ts';
import type { Sensitivity } from './deviations.ts';
import golden from './golden.data.json' with { type: 'json' };
import { normsOf } from './norms.ts';
import { reliability } from './reliability.ts';

const fieldOf = (thresholds: readonly number[], eye: 'OD' | 'OS' = 'OD'): Sensitivity[] =>
  golden.points.map(([x = 0, y = 0], index) => ({ x: eye === 'OS' ? -x : x, y, db: thresholds[index] ?? 0 }));

const normalField = (age: number): Sensitivity[] => {
  const norms = normsOf('24-2');
  return golden.points.map(([x = 0, y = 0]) => {
    const point = norms?.points.find((p) => p.x === x && p.y === y);
    return { x, y, db: point ? point.intercept + point.slopePerYear * age : 0 };
  });
};

describe('indices of measured fields', () => {
  it.each(golden.rows)('agree with the independent computation for $set $id, test $fieldIndex [REP-01]', (row) => {
    const analysis = analyseField(fieldOf(row.thresholds), { program: '24-2', eye: 'OD', age: row.age });
    expect(analysis?.md).toBeCloseTo(row.md, 1);
    expect(analysis?.psd).toBeCloseTo(row.psd, 1);
    expect(analysis?.generalHeight).toBeCloseTo(row.generalHeight, 1);
  });

  it('calls the advanced glaucoma of the 15-year series outside normal limits', () => {
    const row = golden.rows.find(({ id }) => id === 'S001');
    const analysis = analyseField(fieldOf(row?.thresholds ?? []), { program: '24-2', eye: 'OD', age: 64 });
    expect(analysis).toMatchObject({ ght: 'outsideNormalLimits', mdProbability: 0.005, psdProbability: 0.005 });
    expect(analysis?.vfi).toBeGreaterThan(50);
    expect(analysis?.vfi).toBeLessThan(80);
  });
});

describe('a perfectly normal field', () => {
  const analysis = analyseField(normalField(60), { program: '24-2', eye: 'OD', age: 60 });

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
    expect(analyseField(dimmed, { program: '24-2', eye: 'OD', age: 60 })?.ght).toBe('generalReduction');
  });
});

describe('every field', () => {
  const thresholds = fc.array(fc.integer({ min: -1, max: 40 }), { minLength: 54, maxLength: 54 });
  const age = fc.integer({ min: 5, max: 105 });

  it('means the same for a left eye as for its mirror image', () => {
    fc.assert(
      fc.property(thresholds, age, (values, years) => {
        const right = analyseField(fieldOf(values), { program: '24-2', eye: 'OD', age: years });
        const left = analyseField(fieldOf(values, 'OS'), { program: '24-2', eye: 'OS', age: years });
        expect({ ...left, points: [] }).toEqual({ ...right, points: [] });
      }),
    );
  });

  it('keeps its visual field index between 0 and 100 and never yields NaN', () => {
    fc.assert(
      fc.property(thresholds, age, (values, years) => {
        const analysis = analyseField(fieldOf(values), { program: '24-2', eye: 'OD', age: years });
        expect(analysis?.vfi).toBeGreaterThanOrEqual(0);
        expect(analysis?.vfi).toBeLessThanOrEqual(100);
        expect(Number.isFinite(analysis?.psd)).toBe(true);
      }),
    );
  });

  it('gets no indices while points are missing', () => {
    expect(analyseField(normalField(60).slice(0, 40), { program: '24-2', eye: 'OD', age: 60 })).toBeUndefined();
  });
});

describe('programs', () => {
  it('gives 30-2 deviations everywhere and probabilities where norms exist', () => {
    const outer = { x: -27, y: 9, db: 24 };
    const analysis = analyseField([...normalField(60), outer], { program: '30-2', eye: 'OD', age: 60 });
    expect(analysis?.points.find(({ x, y }) => x === -27 && y === 9)).toMatchObject({ tdProbability: null });
    expect(analysis?.md).toBeCloseTo(0, 6);
  });

  it('has no norms for the quadrant program', () => {
    expect(analyseField(normalField(60), { program: 'QUADRANT', eye: 'OD', age: 60 })).toBeUndefined();
  });
});

describe('reliability', () => {
  it('judges false positives more strictly for Bayesian strategies', () => {
    const rates = { falsePositives: 0.2, falseNegatives: 0, fixationLosses: 0 };
    expect(reliability(rates, 'AVA_STANDARD').reliable).toBe(false);
    expect(reliability(rates, 'FULL_THRESHOLD').reliable).toBe(true);
  });

  it('flags fixation losses above a fifth', () => {
    const rates = { falsePositives: 0, falseNegatives: 0, fixationLosses: 0.25 };
    expect(reliability(rates, 'AVA_FAST')).toMatchObject({ fixationLosses: true, reliable: false });
  });
});

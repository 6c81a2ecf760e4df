import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPS } from './caps.ts';
import { crossingsOf, FAILING_CROSSINGS, placesBetween } from './crossings.ts';
import examples from './examples.data.json' with { type: 'json' };
import { type D15Score, outcomeOf, scoreOf } from './score.ts';

const PERFECT = Array.from({ length: 15 }, (_, i) => i + 1);
const orders = fc.shuffledSubarray(PERFECT, { minLength: 15, maxLength: 15 });

const scored = (order: readonly number[]): D15Score => {
  const score = scoreOf(order);
  if (!score) throw new Error('incomplete');
  return score;
};

describe('scores of Vingrys and King-Smith', () => {
  it.each(examples.examples)('are those published of an arrangement: $name [COL-02]', ({ order, vks }) => {
    const { angle, major, minor, c_index, s_index } = scored(order);
    expect(angle).toBeCloseTo(vks.angle, 0);
    expect(Math.abs(angle - vks.angle)).toBeLessThan(0.06);
    expect([major, minor].map((radius) => Number(radius.toFixed(1)))).toEqual([vks.major, vks.minor]);
    expect([c_index, s_index].map((index) => Number(index.toFixed(2)))).toEqual([vks.C, vks.S]);
  });
  it('have a total error of 11.4 without any mistake', () => {
    expect(scored(PERFECT).tes).toBeCloseTo(11.4, 1);
    expect(outcomeOf(scored(PERFECT))).toBe('normal');
  });
  it('tell the deficiencies of the published arrangements apart', () => {
    const outcomes = Object.fromEntries(examples.examples.map(({ name, order }) => [name, outcomeOf(scored(order))]));
    expect(outcomes).toMatchObject({
      normal: 'normal',
      protanope: 'protan',
      deuteranope: 'deutan',
      tritanope: 'tritan',
      protanope_F74: 'protan',
    });
  });
  it('are those of the program their authors gave away, of the perfect arrangement', () => {
    const { angle, major, minor, tes, s_index, c_index } = scored(PERFECT);
    expect(Math.abs(angle - 61.98)).toBeLessThan(0.01);
    const written = [major, minor, tes, s_index, c_index].map((value) => Number(value.toFixed(2)));
    expect(written).toEqual([9.23, 6.71, 11.42, 1.38, 1]);
  });
  it('know no difference between an arrangement and the one from the other end, but for the fixed cap', () => {
    expect(outcomeOf(scored(PERFECT.toReversed()))).toBe('normal');
    expect(crossingsOf(PERFECT.toReversed())).toEqual([]);
  });
  it('are there once all caps are', () => {
    expect(scoreOf(PERFECT.slice(0, 14))).toBeNull();
    expect(scoreOf([])).toBeNull();
  });
  it('are finite, in their ranges, and never better than the perfect one, of whatever arrangement', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { angle, major, minor, s_index, tes } = scored(order);
        expect(angle).toBeGreaterThan(-90.0001);
        expect(angle).toBeLessThanOrEqual(90);
        expect(major).toBeGreaterThanOrEqual(minor);
        expect(s_index).toBeGreaterThanOrEqual(1);
        expect(tes).toBeGreaterThan(11.3);
      }),
    );
  });
  it('name what lies between or beside the axes for what it is', () => {
    const score = { major: 30, minor: 5, c_index: 3, s_index: 5, tes: 31 };
    expect([-80, -7, 0, 10, 40].map((angle) => outcomeOf({ ...score, angle }))).toEqual([
      'tritan',
      'deutan',
      'red-green',
      'protan',
      'unknown',
    ]);
    // beside the ranges of dichromats, and across the end of the scale
    expect([-20, 24, 89, -69].map((angle) => outcomeOf({ ...score, angle }))).toEqual([
      'deutan',
      'protan',
      'tritan',
      'tritan',
    ]);
    expect(outcomeOf({ ...score, angle: 10, s_index: 1.99 })).toBe('random');
    expect(outcomeOf({ ...score, angle: 10, c_index: 1.78 })).toBe('normal');
  });
});

describe('crossings', () => {
  it('are none in the perfect order, and none of one swap of neighbours', () => {
    expect(crossingsOf(PERFECT)).toEqual([]);
    expect(crossingsOf([2, 1, ...PERFECT.slice(2)])).toEqual([]);
  });
  it('lie along the confusion axis of the deficiency [COL-02]', () => {
    for (const { name, order } of examples.examples.filter(({ name }) => /anope/.test(name))) {
      const axis = name.startsWith('protan') ? 'protan' : name.startsWith('deuter') ? 'deutan' : 'tritan';
      const crossings = crossingsOf(order);
      expect(crossings.length).toBeGreaterThanOrEqual(FAILING_CROSSINGS);
      const of = (one: string): number => crossings.filter((crossing) => crossing.axis === one).length;
      expect(of(axis)).toBe(Math.max(of('protan'), of('deutan'), of('tritan')));
    }
  });
  it('count places the short way round the circle', () => {
    expect(placesBetween(0, 15)).toBe(1);
    expect(placesBetween(15, 2)).toBe(3);
    expect(placesBetween(0, 8)).toBe(8);
  });
});

describe('caps', () => {
  it('are sixteen, numbered around the circle, each with a different color', () => {
    expect(CAPS.map(({ cap }) => cap)).toEqual(Array.from({ length: 16 }, (_, i) => i));
    expect(new Set(CAPS.map(({ srgb }) => srgb)).size).toBe(16);
  });
});

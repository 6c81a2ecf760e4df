import { describe, expect, it } from 'vitest';
import { sampleProgression } from '../../../../fakes/progression.ts';
import { comparison, FIRST_TWO } from './comparison.ts';

const data = sampleProgression();
const left = data.fields.filter(({ eye }) => eye === 'OS');
const at = (index: number) => left.at(index)!.test;
const of = (a: string | null, b: string | null, fields = data.fields) => comparison({ fields }, 'OS', { a, b })!;

describe('what is compared of an eye', () => {
  it('is the newest field that counts with the one before it [OUR-250]', () => {
    const found = of(null, null);
    expect([found.a.map(({ test }) => test), found.b.test, found.start]).toEqual([[at(-2)], at(-1), 'previous']);
    expect(found.difference).toMatchObject({ why: null, counts: { farWorse: 6, worse: 13 }, byChance: 3 });
  });

  it('passes over fields that do not count, unless one is chosen [OUR-250]', () => {
    // the third was taken out, the fifth is not reliable
    expect(of(null, at(5)).a.map(({ test }) => test)).toEqual([at(3)]);
    expect(of(null, at(3)).a.map(({ test }) => test)).toEqual([at(1)]);
    expect(of(at(2), at(5))).toMatchObject({ start: 'chosen', a: [{ test: at(2) }] });
  });

  it('takes the mean of the first two where both are earlier [OUR-250]', () => {
    const found = of(FIRST_TWO, at(-1));
    expect([found.start, found.a.map(({ test }) => test)]).toEqual(['firstTwo', [at(0), at(1)]]);
    expect(of(FIRST_TWO, at(1))).toMatchObject({ start: 'previous', firstTwo: [], a: [{ test: at(0) }] });
  });

  it('has no difference of one field, and none of an eye without fields [OUR-252]', () => {
    expect(of(null, at(0))).toMatchObject({ a: [], difference: null });
    expect(comparison({ fields: [] }, 'OS', { a: null, b: null })).toBeUndefined();
  });

  it('says why fields of another strategy are not compared [OUR-252]', () => {
    const fields = data.fields.map((field) =>
      field.test === at(-2) ? { ...field, strategy: 'AVA_FAST' as const } : field,
    );
    expect(of(null, null, fields).difference).toEqual({ why: 'strategy' });
  });

  it('follows the index with and without the later field [OUR-253]', () => {
    const { trend, withoutB } = of(null, null);
    expect(trend?.index).toBe('md');
    expect(trend!.slope!.n).toBe(withoutB!.slope!.n + 1);
    expect(trend!.slope!.slope).toBeLessThan(withoutB!.slope!.slope);
  });
});

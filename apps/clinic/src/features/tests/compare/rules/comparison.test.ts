import type { ImportedTest } from '@isopter/contract';
import { SOURCE_FACTS } from '../../../../fakes/data/sourceFacts.ts';
import { describe, expect, it } from 'vitest';
import { sampleProgression } from '../../../../fakes/data/progression.ts';
import { comparison, FIRST_TWO } from './comparison.ts';
import { isForeign } from './foreign.ts';

const data = sampleProgression();
const left = data.fields.filter(({ eye }) => eye === 'OS');
const at = (index: number) => left.at(index)!.test;
const of = (a: string | null, b: string | null, fields = data.fields) =>
  comparison({ fields, imported: [] }, 'OS', { a, b })!;

describe('what is compared of an eye', () => {
  it('is the newest field that counts with the one before it [OUR-250]', () => {
    const found = of(null, null);
    expect([found.a.map(({ test }) => test), found.b.test, found.start]).toEqual([[at(-2)], at(-1), 'previous']);
    expect(found.difference).toMatchObject({ why: null, counts: { farWorse: 5, worse: 13 }, chanceBound: 7 });
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
    expect(comparison({ fields: [], imported: [] }, 'OS', { a: null, b: null })).toBeUndefined();
  });

  it('says why fields of another strategy are not compared [OUR-252]', () => {
    const fields = data.fields.map((field) =>
      field.test === at(-2) ? { ...field, strategy: 'AVA_FAST' as const } : field,
    );
    // by default it takes the newest field of the same strategy
    expect(of(null, null, fields)).toMatchObject({ a: [{ test: at(-3) }], difference: { why: null } });
    expect(of(at(-2), null, fields).difference).toEqual({ why: 'strategy' });
    expect(of(at(-1), at(-2)).difference).toEqual({ why: 'date' });
  });

  it('follows fields of one strategy [OUR-416]', () => {
    const fields = data.fields.map((field, i) => (i % 2 ? { ...field, strategy: 'AVA_FAST' as const } : field));
    const { trend, b } = of(null, null, fields);
    expect(new Set(trend.fields.map(({ field }) => !isForeign(field) && field.strategy))).toEqual(
      new Set([!isForeign(b) && b.strategy]),
    );
    expect(trend.fields.length).toBeLessThan(left.length);
  });

  it('counts a field whose only flag is false negatives [OUR-417]', () => {
    const fields = data.fields.map((field) =>
      field.test === at(-2) ? { ...field, flags: ['FALSE_NEGATIVES' as const] } : field,
    );
    expect(of(null, null, fields).a.map(({ test }) => test)).toEqual([at(-2)]);
  });

  it('follows the index with and without the later field [OUR-253]', () => {
    const { trend } = of(null, null);
    expect(trend.index).toBe('md');
    expect(trend.slope!.n).toBe(trend.withoutB!.n + 1);
    expect(trend.slope!.slope).toBeLessThan(trend.withoutB!.slope);
  });
});

/** A report of another device with the first field of the left eye. */
const report = (id: string, day: string, protocol = '24-2'): ImportedTest => ({
  id,
  name: `${id}.pdf`,
  day,
  group: 'PERIMETRY',
  protocol,
  has_report: true,
  fields: [
    {
      eye: 'OS',
      points: left[0]!.points,
      mean_sensitivity: 27,
      ...SOURCE_FACTS,
    },
  ],
});

describe('fields of other devices in a comparison [OUR-397]', () => {
  const imported = [report('older', '2009-05-01'), report('wide', '2009-06-01', '30-2'), report('newer', '2010-05-01')];
  const among = (a: string | null, b: string | null, fields = data.fields) =>
    comparison({ fields, imported }, 'OS', { a, b })!;

  it('are chosen by hand alone where there are tests of ours, and leave their line as it is', () => {
    const { a, b, fields, difference, trend } = among(null, null);
    expect([a[0]?.test, b.test]).toEqual([at(-2), at(-1)]);
    expect(fields).toHaveLength(left.length + 3);
    expect(difference).toMatchObject({ why: null });
    expect([trend.index, trend.fields, trend.slope!.slope]).toEqual([
      'md',
      of(null, null).trend.fields,
      of(null, null).trend.slope!.slope,
    ]);
    // the first test of ours has none of ours before it
    expect(among(null, at(0)).a).toEqual([]);
  });

  it('differ without limits, and stand hollow beside our mean sensitivities without a part in their line', () => {
    const { difference, trend } = among('newer', at(-1));
    expect(difference).toMatchObject({ why: 'imported', points: { length: 52 } });
    expect(trend.index).toBe('meanSensitivity');
    expect(trend.fields.filter(({ field }) => isForeign(field)).map(({ field }) => field.test)).toEqual([
      'older',
      'newer',
    ]);
    expect(trend.slope!.n).toBe(13);
  });

  it('are not compared with another program, and are followed alone if there is nothing else', () => {
    expect(among('wide', at(-1)).difference).toEqual({ why: 'program' });
    const { a, b, trend } = among(null, null, []);
    expect([a.map(({ test }) => test), b.test, trend.slope]).toEqual([['older'], 'newer', undefined]);
    expect(trend.fields.map(({ value }) => value)).toEqual([27, 27]);
  });
});

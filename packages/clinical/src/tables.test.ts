import { describe, expect, it } from 'vitest';
import hearing from './audiology/usual.data.json' with { type: 'json' };
import isopters from './kinetic/isopters.data.json' with { type: 'json' };
import hemifield from './perimetry/analysis/hemifield.data.json' with { type: 'json' };
import norms from './perimetry/analysis/norms.data.json' with { type: 'json' };

/** Describes values that fall somewhere. Test-retest limits are in change.test.ts. */
const falls = (values: readonly number[], what: string): readonly string[] =>
  values.some((value, i) => value < (values[i - 1] ?? -Infinity)) ? [`${what}: ${values.join(', ')}`] : [];

/** The limits of a distribution by their percentile, from the lowest on. */
const byPercentile = (limits: Readonly<Record<string, number | undefined>>): number[] =>
  Object.entries(limits)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, limit]) => limit!);

describe('tables of limits keep the order of what they are read by [OUR-419]', () => {
  it('visual field norms: a rarer deviation is a larger one, at every point and of every index', () => {
    const found = Object.entries(norms.sets).flatMap(([name, set]) => [
      ...falls(byPercentile(set.mdLowerLimits), `${name}, MD`),
      ...falls(byPercentile(set.psdUpperLimits).toReversed(), `${name}, PSD`),
      ...set.points.flatMap(({ x, y, tdLimits, pdLimits }) => [
        ...falls(byPercentile(tdLimits), `${name}, total deviation at ${x}, ${y}`),
        ...falls(byPercentile(pdLimits), `${name}, pattern deviation at ${x}, ${y}`),
      ]),
    ]);
    expect(found).toEqual([]);
  });

  it('glaucoma hemifield test: a rarer difference of sectors is a larger one', () => {
    const found = hemifield.pairs.flatMap(({ difference, score }, i) => [
      ...falls(byPercentile(difference).toReversed(), `difference of pair ${i}`),
      ...falls([...byPercentile(difference).slice(1), ...byPercentile(score)], `score of pair ${i}`),
    ]);
    expect(found).toEqual([]);
  });

  it('hearing: quartiles rise, and levels do not fall from an age group to the next', () => {
    const found = ['F', 'M'].flatMap((sex) => {
      const groups = hearing.groups.filter((one) => one.sex === sex).toSorted((a, b) => a.from - b.from);
      return groups[0]!.rows.flatMap(([frequency, ...quartiles], i) => [
        ...[1, 2, 3].flatMap((column) =>
          falls(
            groups.map(({ rows }) => rows[i]![column]!),
            `${sex}, ${frequency} Hz, column ${column}`,
          ),
        ),
        ...falls(quartiles.slice(0, 3), `${sex}, ${frequency} Hz`),
      ]);
    });
    expect(found).toEqual([]);
  });

  it('kinetic: the largest and brightest stimulus is seen farthest out along every meridian', () => {
    const { V4e, III4e, I4e } = isopters.radii;
    const found = V4e.flatMap((radius, meridian) => [
      ...falls([I4e[meridian]!, radius], `I4e, meridian ${meridian}`),
      ...falls([III4e[meridian]!, radius], `III4e, meridian ${meridian}`),
    ]);
    expect(found).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import hearing from './audiology/usual.data.json' with { type: 'json' };
import isopters from './kinetic/isopters.data.json' with { type: 'json' };
import hemifield from './perimetry/analysis/hemifield.data.json' with { type: 'json' };
import norms from './perimetry/analysis/norms.data.json' with { type: 'json' };

/** Test-retest limits are in change.test.ts: those of one test and of the mean of two. */
const expectRising = (values: readonly number[], what: string): void =>
  expect(values, what).toEqual(values.toSorted((a, b) => a - b));

/** The limits of a distribution by their percentile, from the lowest on. */
const byPercentile = (limits: Readonly<Record<string, number | undefined>>): number[] =>
  Object.entries(limits)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, limit]) => limit!);

describe('tables of limits keep the order of what they are read by [OUR-419]', () => {
  it('visual field norms: a rarer deviation is a larger one, at every point and of every index', () => {
    for (const [name, set] of Object.entries(norms.sets)) {
      expectRising(byPercentile(set.mdLowerLimits), `${name}, MD`);
      expectRising(byPercentile(set.psdUpperLimits).toReversed(), `${name}, PSD`);
      for (const { x, y, tdLimits, pdLimits } of set.points) {
        expectRising(byPercentile(tdLimits), `${name}, total deviation at ${x}, ${y}`);
        expectRising(byPercentile(pdLimits), `${name}, pattern deviation at ${x}, ${y}`);
      }
    }
  });

  it('glaucoma hemifield test: a rarer difference of sectors is a larger one', () => {
    for (const [i, { difference, score }] of hemifield.pairs.entries()) {
      expectRising(byPercentile(difference).toReversed(), `difference of pair ${i}`);
      expectRising([...byPercentile(difference).slice(1), ...byPercentile(score)], `score of pair ${i}`);
    }
  });

  it('hearing: quartiles rise, and levels do not fall from an age group to the next', () => {
    for (const sex of ['F', 'M']) {
      const groups = hearing.groups.filter((one) => one.sex === sex).toSorted((a, b) => a.from - b.from);
      for (const [i, [frequency, ...quartiles]] of groups[0]!.rows.entries()) {
        for (const column of [1, 2, 3]) {
          expectRising(
            groups.map(({ rows }) => rows[i]![column]!),
            `${sex}, ${frequency} Hz, column ${column}`,
          );
        }
        expectRising(quartiles.slice(0, 3), `${sex}, ${frequency} Hz`);
      }
    }
  });

  it('kinetic: the largest and brightest stimulus is seen farthest out along every meridian', () => {
    const { V4e, III4e, I4e } = isopters.radii;
    for (const [meridian, radius] of V4e.entries()) {
      expectRising([I4e[meridian]!, radius], `I4e, meridian ${meridian}`);
      expectRising([III4e[meridian]!, radius], `III4e, meridian ${meridian}`);
    }
  });
});

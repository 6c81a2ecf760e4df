import { strategyCounts } from '../perimetry/comparability/methods.ts';
import { type Slope, slopeOf } from '../perimetry/trend/slope.ts';
import { yearsBetween } from '../perimetry/trend/series.ts';
import { type CourseSample, type FollowedMeasure, isCountedSample } from './change.ts';

/** A measure of one eye or ear over time. */
export interface CourseLine {
  side: string;
  /** The strategy of a field; empty for other tests. */
  strategy: string;
  /** In chronological order, those that do not count among them. */
  samples: readonly CourseSample[];
  /** A year, through those that count; times in years from the first sample. Undefined as {@link slopeOf} says. */
  slope: Slope | undefined;
}

/** A measure over time. */
export interface CourseLines {
  measure: FollowedMeasure;
  /** The family that is followed: the one with most numbers, the newest among equals. */
  family: string;
  /** In the order of the sides asked for; a side without any number is left out. */
  lines: readonly CourseLine[];
  /** How many numbers count, and how many are left out as unreliable or taken out. */
  counted: number;
  leftOut: number;
  /** How many numbers are of other families or strategies, which are not mixed with these. */
  others: number;
}

/** The family with most samples; the newest among equals. */
function largestFamily(samples: readonly CourseSample[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { family } of samples.toReversed()) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The measures of which every field has exactly one: MD where norms hold. */
const OF_EVERY_FIELD: readonly FollowedMeasure[] = ['MD', 'MEAN_SENSITIVITY'];

/**
 * MD and VFI over time, or the mean sensitivity where no field has norms: of one family for both eyes, the one with most
 * fields, the newest among equals, as in the report of the trend. A 10-2 has no VFI: its place is not taken by that of a 24-2.
 */
export function fieldLines(samples: readonly CourseSample[], sides: readonly string[]): readonly CourseLines[] {
  const fields = samples
    .filter(({ measure, side }) => OF_EVERY_FIELD.includes(measure) && sides.includes(side))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const family = largestFamily(fields);
  const linesOf = (measure: FollowedMeasure): readonly CourseLines[] =>
    family === undefined ? [] : [courseLines(samples, measure, sides, family) ?? []].flat();
  const normed = (['MD', 'VFI'] as const).flatMap(linesOf);
  return normed.length > 0 ? normed : linesOf('MEAN_SENSITIVITY');
}

/** Acuity over time; of tests at both distances that at distance, unless only near was measured. */
export const acuityLines = (samples: readonly CourseSample[], sides: readonly string[]): CourseLines | undefined =>
  courseLines(
    samples.filter(({ near }) => near !== true),
    'ACUITY',
    sides,
  ) ?? courseLines(samples, 'ACUITY', sides);

/**
 * A measure of each side over time, of one family, and of each side of one strategy: that of its newest number that counts, as
 * on the screen and in the report of progression. Undefined where nothing was measured.
 * @param samples of any measure, in any order
 * @param sides in the order in which lines are wanted
 * @param wanted the family; that with most numbers if it is omitted
 */
export function courseLines(
  samples: readonly CourseSample[],
  measure: FollowedMeasure,
  sides: readonly string[],
  wanted?: string,
): CourseLines | undefined {
  const all = samples
    // a number beyond what was measured is none [OUR-11]
    .filter((one) => one.measure === measure && sides.includes(one.side) && !one.limit)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const family = wanted ?? largestFamily(all);
  if (family === undefined) return undefined;
  const ofFamily = all.filter((one) => one.family === family);
  if (ofFamily.length === 0) return undefined;
  const lines = sides.flatMap((side): CourseLine[] => {
    const ofSide = ofFamily.filter((one) => one.side === side);
    const { strategy } = strategyCounts(ofSide)[0] ?? {};
    const own = ofSide.filter((one) => one.strategy === strategy);
    const first = own[0];
    if (!first || strategy === undefined) return [];
    const counted = own.filter(isCountedSample);
    const slope = slopeOf(counted.map(({ at, value }) => ({ t: yearsBetween(first.at, at), value })));
    return [{ side, strategy, samples: own, slope }];
  });
  const own = lines.flatMap(({ samples: ofSide }) => ofSide);
  const counted = own.filter(isCountedSample).length;
  return { measure, family, lines, counted, leftOut: own.length - counted, others: all.length - own.length };
}

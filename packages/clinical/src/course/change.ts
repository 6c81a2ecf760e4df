import { asShown } from './shown.ts';
import { acuityChange, acuityOf } from '../acuity/index.ts';
import { averageChange } from '../audiology/index.ts';
import type { Change } from '../change.ts';
import { contrastChange } from '../contrast/index.ts';

/** Measures followed from test to test. */
export type FollowedMeasure = 'MD' | 'VFI' | 'MEAN_SENSITIVITY' | 'ACUITY' | 'LOG_CS' | 'PTA' | 'RAPD';

/** A number of one eye or ear in one test. */
export interface CourseSample {
  /** The id of its test. */
  test: string;
  at: Date;
  /** The day of the test at the office where it was done, YYYY-MM-DD. */
  day: string;
  measure: FollowedMeasure;
  /** The eye or ear. */
  side: string;
  /** In the unit of the measure; an acuity in logMAR. */
  value: number;
  /** On which side of the value the true one lies, where it is beyond what was measured; `null` elsewhere. */
  limit?: 'BETTER' | 'WORSE' | null | undefined;
  /** The 95 % interval of an acuity in logMAR; an end is `null` where it is beyond the display. */
  interval?: readonly [better: number | null, worse: number | null] | null | undefined;
  /** The contrast of the optotypes in percent, where it is not full. */
  contrast?: number | null | undefined;
  /** Whether an acuity of a test at both distances is the one at near. */
  near?: boolean | null | undefined;
  /** Only numbers of one family are compared: the same program, size, distance or correction. */
  family: string;
  /** The strategy of a field; empty for other tests. Only numbers of one strategy are compared. */
  strategy: string;
  /** Whether it is reliable; a field is if no flag excludes it. Others are shown, but neither compared nor followed. */
  reliable: boolean;
  /** Reason for its exclusion by a user, which omits it as well; `null` without one. */
  excluded: string | null;
}

/** Returns whether a number is compared and followed. */
export const isCountedSample = ({ reliable, excluded }: Pick<CourseSample, 'reliable' | 'excluded'>): boolean =>
  reliable && excluded === null;

/** Measures with a conventional limit of change. The others have a rule in the module of their kind of test. */
export type ConventionalMeasure = Exclude<FollowedMeasure, 'ACUITY' | 'LOG_CS' | 'PTA'>;

/**
 * From which difference on a change is marked: a mark to look at, not a test of significance, which single tests do not
 * allow. The limits are conventions of this list (1.5 dB of MD, 4 points of VFI), not clinical norms. Other measures have
 * no mark.
 */
export const MARKED_FROM: Readonly<Partial<Record<ConventionalMeasure, number>>> = { MD: 1.5, VFI: 4 };

/** How a number differs from the one before it. */
export type CourseChange = Change;

/** The change from an earlier number to a later one of the same measure. A smaller one is worse where it is marked. */
export function courseChange(measure: ConventionalMeasure, before: number, now: number) {
  const by = asShown(measure, asShown(measure, now) - asShown(measure, before));
  const from = MARKED_FROM[measure];
  if (from === undefined) return { by, verdict: null };
  if (Math.abs(by) < from) return { by, verdict: 'within' as const };
  return { by, verdict: by < 0 ? ('worse' as const) : ('better' as const) };
}

/**
 * Returns the change from an earlier sample to a later one of the same measure, side and family, by the one rule of each
 * measure: {@link acuityChange}, {@link contrastChange}, {@link averageChange}, and {@link courseChange} for the others.
 * @returns `null` where nothing can be said
 */
export function sampleChange(before: CourseSample, now: CourseSample): Change | null {
  if (!isCountedSample(before) || !isCountedSample(now)) return null;
  const { measure } = now;
  if (measure === 'ACUITY') return acuityChange(acuityOf(before), acuityOf(now), now.contrast ?? null);
  if (measure === 'LOG_CS') return contrastChange(before.value, now.value);
  if (measure === 'PTA') return averageChange(averageOfSample(before), averageOfSample(now));
  return courseChange(measure, before.value, now.value);
}

const averageOfSample = ({ value, limit }: CourseSample) => ({ level: value, isWorse: limit === 'WORSE' });

/** The newest number before another one that can be compared with it: of the same side, family and strategy, and counted. */
export const previousSample = (
  samples: readonly CourseSample[],
  later: Pick<CourseSample, 'at' | 'measure' | 'side' | 'family' | 'strategy'>,
): CourseSample | undefined =>
  samples
    .filter((one) => one.measure === later.measure && one.side === later.side && one.at < later.at)
    .filter((one) => one.family === later.family && one.strategy === later.strategy && isCountedSample(one))
    .reduce<CourseSample | undefined>((newest, one) => (newest && newest.at >= one.at ? newest : one), undefined);

import { asShown } from './shown.ts';

/** What is followed from test to test. */
export type FollowedMeasure = 'MD' | 'VFI' | 'MEAN_SENSITIVITY' | 'ACUITY' | 'LOG_CS' | 'PTA' | 'RAPD';

/** A number of one eye or ear in one test. */
export interface CourseSample {
  /** The id of its test. */
  test: string;
  at: Date;
  measure: FollowedMeasure;
  /** The eye or ear. */
  side: string;
  /** In the unit of the measure; an acuity in logMAR. */
  value: number;
  /** Only numbers of one family are compared: the same program, size, distance or correction. */
  family: string;
  /** The strategy of a field; empty for other tests. Only numbers of one strategy are compared. */
  strategy: string;
  /** Whether it is reliable: of a field, that no flag excludes it. Others are shown and neither compared nor followed. */
  reliable: boolean;
  /** Why somebody took it out, which leaves it out as well; `null` if nobody did. */
  excluded: string | null;
}

/** Whether a number is compared and followed. */
export const isCountedSample = ({ reliable, excluded }: Pick<CourseSample, 'reliable' | 'excluded'>): boolean =>
  reliable && excluded === null;

/** Measures of which a larger number is the worse one. */
const WORSE_UPWARDS: readonly FollowedMeasure[] = ['ACUITY', 'PTA', 'RAPD'];

/**
 * From which difference on a change is marked: a mark to look at, not a test of significance, which single tests do not
 * allow. The limits are conventions of this list (1.5 dB of MD, 4 points of VFI, a line of a chart of 0.1 logMAR, a step of
 * an audiometer of 5 dB), not clinical norms. Other measures have no mark.
 */
export const MARKED_FROM: Readonly<Partial<Record<FollowedMeasure, number>>> = { MD: 1.5, VFI: 4, ACUITY: 0.1, PTA: 5 };

/** How a number differs from the one before it. */
export interface CourseChange {
  /** In the unit of the measure: the difference of the numbers as they are shown. */
  by: number;
  /** `null` where the measure has no mark. */
  verdict: 'worse' | 'better' | 'within' | null;
}

/** The change from an earlier number to a later one of the same measure. */
export function courseChange(measure: FollowedMeasure, before: number, now: number): CourseChange {
  const by = asShown(measure, asShown(measure, now) - asShown(measure, before));
  const from = MARKED_FROM[measure];
  if (from === undefined) return { by, verdict: null };
  if (Math.abs(by) < from) return { by, verdict: 'within' };
  return { by, verdict: by > 0 === WORSE_UPWARDS.includes(measure) ? 'worse' : 'better' };
}

/** The newest number before another one that can be compared with it: of the same side, family and strategy, and counted. */
export const previousSample = (
  samples: readonly CourseSample[],
  later: Pick<CourseSample, 'at' | 'measure' | 'side' | 'family' | 'strategy'>,
): CourseSample | undefined =>
  samples
    .filter((one) => one.measure === later.measure && one.side === later.side && one.at < later.at)
    .filter((one) => one.family === later.family && one.strategy === later.strategy && isCountedSample(one))
    .reduce<CourseSample | undefined>((newest, one) => (newest && newest.at >= one.at ? newest : one), undefined);

import { ACUITY_RETEST } from '../acuity/change.ts';
import { AVERAGE_RETEST } from '../audiology/change.ts';
import type { Change } from '../change.ts';
import { CONTRAST_RETEST } from '../contrast/change.ts';
import {
  type CourseSample,
  type FollowedMeasure,
  isCountedSample,
  MARKED_FROM,
  previousSample,
  sampleChange,
} from './change.ts';

/** The difference from which on a measure is marked as changed; measures without one have no size of change. */
const LIMIT: Readonly<Partial<Record<FollowedMeasure, number>>> = {
  ...MARKED_FROM,
  ACUITY: ACUITY_RETEST,
  LOG_CS: CONTRAST_RETEST,
  PTA: AVERAGE_RETEST,
};

/** The largest change of a test against the test before. */
export interface LargestChange {
  /** In multiples of the limit of its measure, so that sizes of all measures can be compared. */
  size: number;
  verdict: NonNullable<Change['verdict']>;
}

function sized(measure: FollowedMeasure, { by, verdict }: Change): LargestChange | null {
  const limit = LIMIT[measure];
  if (limit === undefined || verdict === null) return null;
  // beyond what was measured only the direction is known: the true change can only be larger
  return { size: by === null ? Infinity : Math.abs(by) / limit, verdict };
}

/**
 * Returns the largest change of a test against the test before, better or worse.
 * @param samples the numbers of the patient
 * @returns `null` if no number can be compared
 */
export function largestChange(samples: readonly CourseSample[], test: string): LargestChange | null {
  return samples
    .filter((one) => one.test === test && isCountedSample(one))
    .flatMap((now) => {
      const before = previousSample(samples, now);
      const change = before && sampleChange(before, now);
      return (change && sized(now.measure, change)) ?? [];
    })
    .reduce<LargestChange | null>((largest, one) => (largest && largest.size >= one.size ? largest : one), null);
}

import { CATCH_TRIALS_OF_A_KIND } from '@isopter/clinical';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import { STIMULUS_RANGE } from './procedure.ts';

/** What the catch trials of one eye look like. */
export const CATCH_TRIALS = {
  /** Of each kind; the monitor shows FN and FL as count/4 · 100 (PERI-04). */
  count: CATCH_TRIALS_OF_A_KIND,
  /** A false-negative trial repeats a settled location this much brighter than its threshold, dB. */
  brighter: 9,
  /** Intensity of a blind-spot check, dB: well above any threshold beside the blind spot (Heijl and Krakau). */
  blind_spot_stimulus: 10,
} as const;

/** When the catch trials of one kind fall due: as shares of settled locations, one in each quarter of the test. */
export type CatchSchedule = readonly number[];

/** Draws the moments of one kind of catch trial. */
export const scheduleCatchTrials = (random: Random, count: number = CATCH_TRIALS.count): CatchSchedule =>
  Array.from({ length: count }, (_, i) => (i + random()) / count);

/** Whether the next catch trial of a schedule is due, `done` of them having been given. */
export function isDue(schedule: CatchSchedule, done: number, settledShare: number): boolean {
  const moment = schedule[done];
  return moment !== undefined && settledShare >= moment;
}

/**
 * A settled location for a false-negative trial, with its stimulus: bright enough to be seen for certain, which only
 * a location of 9 dB or more allows. Null while there is none.
 */
export function falseNegativeTrial(
  thresholds: readonly (number | null)[],
  random: Random,
): { readonly location: number; readonly stimulus: number } | null {
  const candidates = thresholds.flatMap((threshold, location) =>
    threshold !== null && threshold - CATCH_TRIALS.brighter >= STIMULUS_RANGE.min
      ? [{ location, stimulus: threshold - CATCH_TRIALS.brighter }]
      : [],
  );
  return candidates.length === 0 ? null : pick(candidates, random);
}

import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween, numberBetween, opt, percent } from '../entities/common.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import { measured, ResponseTime, Run, SeqNum } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** Degrees from fixation, as the patient sees it: x positive to the right, y positive upwards. */
export const fieldDegrees = numberBetween(-90, 90);

/** dB; -1 = not seen at the brightest stimulus. */
export const Threshold = numberBetween(-1, 60);

/** The fields a headset sends for one presentation; the server and the live socket add seq_num and run. */
export const stimulusFields = {
  eye: SingleEyeSchema,
  /**
   * The number of the presentation in its eye, from 1, including catch trials. The response replaces the record with
   * the same eye and index [PERI-08].
   */
  index: intBetween(0, 100_000),
  x: fieldDegrees,
  y: fieldDegrees,
  viewed: z.boolean(),
  /** On the record that settles a location. */
  threshold: opt(Threshold),
  /** Seconds from the stimulus to the press; missing or `null` if the device did not measure it. */
  response_time: measured(ResponseTime),
  is_blind_spot: z.boolean(),
  /** Missing or `null` if the device does not watch the eye. */
  has_good_fixation: measured(z.boolean()),
  false_positive: z.boolean(),
  false_negative: z.boolean(),
  /**
   * The kind of catch trial, `null` on any other presentation [OUR-01]. `blank` shows no stimulus: any press is a false
   * positive [OUR-425]. A device that omits the field does not say which false-negative and blank trials it gave.
   */
  catch_trial: opt(z.enum(['blind_spot', 'false_negative', 'blank'])),
  region_no: intBetween(0, 100),
};

/** One presentation of static perimetry [ENT-25]. */
export const PerimetryStimulus = z.object({ ...stimulusFields, seq_num: SeqNum, run: Run });
export type PerimetryStimulus = z.infer<typeof PerimetryStimulus>;

/** The completion of the test and of each eye in percent. */
export const PerimetryProgress = z.object({ total: percent, od: opt(percent), os: opt(percent) });
export type PerimetryProgress = z.infer<typeof PerimetryProgress>;

/** The initial data of a perimetry monitor [ENT-25]: the newest record of each eye and index of the current run. */
export const PerimetryState = z.object({
  seq_num: SeqNum,
  run: Run,
  stimuli: z.array(PerimetryStimulus),
  progress: PerimetryProgress,
});
export type PerimetryState = z.infer<typeof PerimetryState>;

export const perimetryCalls = {
  getPerimetryState: {
    id: 'H-090',
    method: 'GET',
    path: '/api/tests/:id/perimetry-state/',
    by: EXAMINERS,
    params: byId,
    answer: PerimetryState,
    built: true,
  },
} as const satisfies Calls;

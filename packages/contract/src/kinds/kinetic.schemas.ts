import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween, numberBetween } from '../entities/common.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import { measured, recordNumbers, ResponseTime } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** Degrees from fixation. */
export const wideDegrees = numberBetween(-180, 180);
/** The maximum distance from fixation at which anybody sees. */
const seenDegrees = numberBetween(-110, 110);
/** A direction of kinetic perimetry or of gaze. */
export const directionNumber = intBetween(0, 24);

/** The fields a headset sends for one response of kinetic perimetry or of the cover test. */
export const kineticFields = {
  eye: SingleEyeSchema,
  /**
   * The direction. In kinetic perimetry 1 to 24, counter-clockwise from the patient's right in steps of 15°; 0 is a
   * check without a direction: of fixation in the blind spot, or of attention well inside the seen area.
   */
  direction: directionNumber,
  x: seenDegrees,
  y: seenDegrees,
  is_blind_spot: z.boolean(),
  viewed: z.boolean(),
  /** Seconds from the beginning of the movement to the press; missing or `null` if the device did not measure it. */
  response_time: measured(ResponseTime),
  /** Missing or `null` if the device does not watch the eye. */
  has_good_fixation: measured(z.boolean()),
};

/** One response of kinetic perimetry or of the cover test [ENT-27]. */
export const KineticRecord = z.object({ ...kineticFields, ...recordNumbers });
export type KineticRecord = z.infer<typeof KineticRecord>;

export const kineticCalls = {
  getKineticState: {
    id: 'H-092',
    method: 'GET',
    path: '/api/tests/:id/kinetic-state/',
    by: EXAMINERS,
    params: byId,
    answer: z.array(KineticRecord),
    built: true,
  },
} as const satisfies Calls;

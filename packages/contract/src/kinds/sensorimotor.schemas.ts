import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween, numberBetween, opt, percent } from '../entities/common.ts';
import { EyeSchema } from '../entities/enums.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** A coordinate in a scene; no gaze angle and no scene of a headset is larger. */
const units = numberBetween(-1_000, 1_000);

const location = z.object({
  location_index: intBetween(0, 1000),
  x_units: units,
  y_units: units,
  /** The eye of the result, if results of both eyes are listed. */
  eye: opt(EyeSchema),
});

/** State of a sensorimotor test [ENT-32]. */
export const SensorimotorState = z.object({
  algorithm_version: intBetween(0, 1000),
  ...recordNumbers,
  eye: EyeSchema,
  percentage: percent,
  locations_done: z.array(location),
  last_result: opt(
    z.object({
      location,
      distance_degrees: opt(numberBetween(0, 180)),
      threshold: z.boolean(),
      attempt_number: intBetween(0, 1000),
    }),
  ),
});
export type SensorimotorState = z.infer<typeof SensorimotorState>;

export const sensorimotorRecords = { sensorimotor_state_update: SensorimotorState };

export const sensorimotorCalls = {
  getSensorimotorState: {
    id: 'H-100',
    method: 'GET',
    path: '/api/tests/:id/sensorimotor-state/',
    by: EXAMINERS,
    params: byId,
    answer: SensorimotorState,
    built: true,
  },
} as const satisfies Calls;

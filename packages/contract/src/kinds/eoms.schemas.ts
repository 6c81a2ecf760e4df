import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween } from '../entities/common.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import { wideDegrees } from './kinetic.schemas.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** One attempt in one gaze direction [ENT-35]. */
export const EyeMovementRecord = z.object({
  eye: SingleEyeSchema,
  direction: intBetween(0, 8),
  /** Degrees. */
  angle: wideDegrees,
  x: wideDegrees,
  y: wideDegrees,
  attempt: intBetween(0, 1000),
  ...recordNumbers,
});
export type EyeMovementRecord = z.infer<typeof EyeMovementRecord>;

export const eomsRecords = { new_eoms_response: EyeMovementRecord };

export const eomsCalls = {
  getEyeMovementResponses: {
    id: 'H-097',
    method: 'GET',
    path: '/api/tests/:id/eoms-responses/',
    by: EXAMINERS,
    params: byId,
    answer: z.array(EyeMovementRecord),
    built: true,
  },
} as const satisfies Calls;

import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween, numberBetween, opt } from '../entities/common.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** One plate of a stereopsis test [ENT-30]: seen when the answer equals the target. */
export const StereopsisRecord = z.object({
  ...recordNumbers,
  threshold: z.boolean(),
  /** The position of the dot that stands out, counted from 1. */
  target: intBetween(0, 100),
  target_answer: opt(intBetween(0, 100)),
  /** Disparity in seconds of arc. One of none can be neither seen nor drawn. */
  arcsec: numberBetween(0.1, 10_000),
  index: intBetween(0, 100_000),
});
export type StereopsisRecord = z.infer<typeof StereopsisRecord>;

export const stereopsisRecords = { new_stereopsis_response: StereopsisRecord };

export const stereopsisCalls = {
  getStereopsisResponses: {
    id: 'H-103',
    method: 'GET',
    path: '/api/tests/:id/stereopsis-responses/',
    by: EXAMINERS,
    params: byId,
    answer: z.array(StereopsisRecord),
    built: true,
  },
} as const satisfies Calls;

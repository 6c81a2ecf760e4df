import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { opt, percent } from '../entities/common.ts';
import { CoverPhaseSchema, EyeSchema } from '../entities/enums.ts';
import { directionNumber } from './kinetic.schemas.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** State of a cover test [ENT-37]. */
export const CoverState = z.object({
  ...recordNumbers,
  eye: EyeSchema,
  phase: CoverPhaseSchema,
  progress: percent,
  current_direction: opt(directionNumber),
  finished_directions: z.array(directionNumber),
});
export type CoverState = z.infer<typeof CoverState>;

export const coverRecords = { cover_state_update: CoverState };

export const coverCalls = {
  getCoverState: {
    id: 'H-099',
    method: 'GET',
    path: '/api/tests/:id/cover-state/',
    by: EXAMINERS,
    params: byId,
    answer: CoverState,
    built: true,
  },
} as const satisfies Calls;

import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { opt } from '../entities/common.ts';
import { EyeSchema } from '../entities/enums.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** An upper limit for the number of plates in an edition. */
const MOST_PLATES = 100;
/** The number on a plate, or the response. */
const numeral = z.string().check(z.maxLength(20));

/** The state of an Ishihara test [ENT-34]; an unanswered plate is distinguished from a wrong one [COL-06]. */
export const PlateState = z.object({
  ...recordNumbers,
  eye_states: z.array(
    z.object({
      eye: EyeSchema,
      responses: z
        .array(z.object({ answered: z.boolean(), value: opt(numeral), answer: opt(numeral) }))
        .check(z.maxLength(MOST_PLATES)),
    }),
  ),
});
export type PlateState = z.infer<typeof PlateState>;

export const ishiharaRecords = { ishihara_state_update: PlateState };

export const ishiharaCalls = {
  getIshiharaState: {
    id: 'H-095',
    method: 'GET',
    path: '/api/tests/:id/ishihara-state/',
    by: EXAMINERS,
    params: byId,
    answer: PlateState,
    built: true,
  },
} as const satisfies Calls;

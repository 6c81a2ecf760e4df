import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { intBetween, percent } from '../entities/common.ts';
import { fieldDegrees } from './perimetry.schemas.ts';
import { measured, recordNumbers, ResponseTime, Run, SeqNum } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/**
 * The fields a headset sends for one presentation of an Esterman test; there is no eye, because both are tested
 * together.
 */
export const estermanFields = {
  index: intBetween(0, 100_000),
  x: fieldDegrees,
  y: fieldDegrees,
  viewed: z.boolean(),
  /** Seconds from the stimulus to the press; missing or `null` if the device did not measure it. */
  response_time: measured(ResponseTime),
};

/** One presentation of an Esterman test [ENT-26]. */
export const EstermanStimulus = z.object({ ...estermanFields, ...recordNumbers });
export type EstermanStimulus = z.infer<typeof EstermanStimulus>;

/** The initial data of an Esterman monitor [ENT-26]: the newest record of each index of the current run. */
export const EstermanState = z.object({
  seq_num: SeqNum,
  run: z.optional(Run),
  stimuli: z.array(EstermanStimulus),
  progress: z.object({ total: percent }),
});
export type EstermanState = z.infer<typeof EstermanState>;

export const estermanCalls = {
  getEstermanState: {
    id: 'H-091',
    method: 'GET',
    path: '/api/tests/:id/esterman-state/',
    by: EXAMINERS,
    params: byId,
    answer: EstermanState,
    built: true,
  },
} as const satisfies Calls;

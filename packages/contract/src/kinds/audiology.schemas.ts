import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { numberBetween, opt } from '../entities/common.ts';
import { EarSchema } from '../entities/enums.ts';
import { recordNumbers, ResponseTime } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** One tone of pure-tone audiometry [ENT-31]. */
export const AudioRecord = z.object({
  ear: EarSchema,
  ...recordNumbers,
  threshold: z.boolean(),
  /** Hertz. */
  frequency: numberBetween(20, 20_000),
  /** dB HL. */
  volume_db: numberBetween(-20, 130),
  is_heard: z.boolean(),
  response_time: ResponseTime,
  /** Whether the tone ends a repeat of its frequency, whatever that found; absent if the device does not say. */
  retest: opt(z.boolean()),
  /** A silent interval of the frequency and level that would have followed, without a tone; absent if the device does not say. */
  catch_trial: opt(z.enum(['silence'])),
});
export type AudioRecord = z.infer<typeof AudioRecord>;

export const audiologyRecords = { new_pure_tone_response: AudioRecord };

export const audiologyCalls = {
  getPureToneResponses: {
    id: 'H-104',
    method: 'GET',
    path: '/api/tests/:id/pure-tone-responses/',
    by: EXAMINERS,
    params: byId,
    answer: z.array(AudioRecord),
    built: true,
  },
} as const satisfies Calls;

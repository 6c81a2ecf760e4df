import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { Id, intBetween, numberBetween, sent } from '../entities/common.ts';
import { EyeSchema } from '../entities/enums.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** The maximum number of letters in a question. */
const MOST_LETTERS = 40;

/** One question of a contrast sensitivity test [ENT-29]. Phase 2 completes the eye, phase 3 is ignored [CON-02]. */
export const ContrastRecord = z.object({
  eye: EyeSchema,
  index: intBetween(0, 100_000),
  phase: intBetween(0, 10),
  ...recordNumbers,
  threshold: z.boolean(),
  /** The letters shown. */
  question: z.string().check(z.minLength(1), z.maxLength(MOST_LETTERS)),
  /** The named letters; empty until there is a response. */
  answer: z.string().check(z.maxLength(MOST_LETTERS)),
  /** The letters to choose from. */
  variants: z.array(sent),
  /** The Weber contrast of the letters to their background in percent; log CS = -log10(contrast / 100). */
  contrast: numberBetween(0.001, 100),
});
export type ContrastRecord = z.infer<typeof ContrastRecord>;

export const contrastRecords = { new_contrast_sensitivity_response: ContrastRecord };

export const contrastCalls = {
  getContrastResponses: {
    id: 'H-101',
    method: 'GET',
    path: '/api/v3/contrast-sensitivity/responses/',
    by: EXAMINERS,
    query: z.strictObject({ test: Id }),
    answer: z.array(ContrastRecord),
    built: true,
  },
  getContrastOngoingState: {
    id: 'H-102',
    method: 'GET',
    path: '/api/tests/:id/contrast-ongoing-state/',
    by: EXAMINERS,
    params: byId,
    answer: z.nullable(ContrastRecord),
    built: true,
  },
} as const satisfies Calls;

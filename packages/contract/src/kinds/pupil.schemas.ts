import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { numberBetween, percent } from '../entities/common.ts';
import { PupillometryPeriodSchema } from '../entities/enums.ts';
import { PUPIL_LIGHTS, PUPIL_RESULTS } from '../enums/clinical.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** Diameters of one eye in one state: a second at 120 Hz, twice. */
const MOST_DIAMETERS = 240;

const pupilState = z.object({
  period_type: PupillometryPeriodSchema,
  period_completion_percentage: percent,
  is_currently_tested: z.boolean(),
  is_retesting: z.boolean(),
  /**
   * Extensions (docs/decisions/0014): what the eye is shown now, its diameters since the former state (mm, oldest first,
   * equally apart, null where a lid was before the pupil; what no pupil has, as 0, counts as not seen), and its grade once
   * the test is done.
   */
  light: z.optional(z.nullable(z.enum(PUPIL_LIGHTS))),
  diameters: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(MOST_DIAMETERS))),
  result: z.optional(z.enum(PUPIL_RESULTS)),
});

const pupillometryFields = {
  ...recordNumbers,
  test_percentage_done: percent,
  od_state: pupilState,
  os_state: pupilState,
  /** Extension: seconds since the first period began. */
  seconds: z.optional(numberBetween(0, 86_400)),
};

/** State of a pupil test [ENT-36]. */
export const PupillometryState = z.object(pupillometryFields);
export type PupillometryState = z.infer<typeof PupillometryState>;

/** The newest state of a pupil test; as an extension all states that led to it, oldest first. */
export const PupillometryAnswer = z.object({
  ...pupillometryFields,
  history: z.optional(z.array(PupillometryState)),
});
export type PupillometryAnswer = z.infer<typeof PupillometryAnswer>;

export const pupilRecords = { pupillometry_state_update: PupillometryState };

export const pupilCalls = {
  getPupillometryState: {
    id: 'H-098',
    method: 'GET',
    path: '/api/tests/:id/pupillometry-state/',
    by: EXAMINERS,
    params: byId,
    answer: PupillometryAnswer,
    built: true,
  },
} as const satisfies Calls;

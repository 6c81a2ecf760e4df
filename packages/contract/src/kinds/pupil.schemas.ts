import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { numberBetween, percent } from '../entities/common.ts';
import { PupillometryPeriodSchema } from '../entities/enums.ts';
import { PUPIL_LIGHTS, PUPIL_RESULTS } from '../enums/clinical.ts';
import { recordNumbers } from './record.ts';
import { EXAMINERS } from '../call/roles.ts';

/** The maximum number of diameters of an eye in a state: two seconds at 120 Hz. */
const MOST_DIAMETERS = 240;

const pupilState = z.object({
  period_type: PupillometryPeriodSchema,
  period_completion_percentage: percent,
  is_currently_tested: z.boolean(),
  is_retesting: z.boolean(),
  /**
   * Extensions (docs/decisions/0014): the current light on the eye; its diameters since the previous state in mm,
   * oldest first, at equal intervals, `null` where a lid covered the pupil (impossible diameters such as 0 count as not
   * seen); and its grade once the test is done.
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

/** The newest state of a pupil test and, as an extension, all states up to it, oldest first. */
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

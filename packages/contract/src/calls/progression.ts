import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { DOCTORS, EXAMINERS } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { Id, queryInt } from '../entities/common.ts';
import { Ages } from '../entities/testDays.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import {
  FieldBaselineWrite,
  FieldExclusionWrite,
  KnownBaseline,
  KnownExclusion,
  Progression,
} from '../entities/progression.ts';
import { recordChanged } from '../entities/version.ts';

/** How the visual fields of a patient develop, and what doctors decide of that. */
export const progression = {
  getProgression: {
    id: 'X-011',
    method: 'GET',
    path: '/api/patients/:id/progression/',
    by: EXAMINERS,
    params: byId,
    /** The age in years today, and on the days of tests, if the server does not know the date of birth. */
    query: z.strictObject({ age: z.optional(queryInt(0, 150)), ages: z.optional(Ages) }),
    answer: Progression,
    built: true,
  },
  updateFieldExclusion: {
    id: 'X-012',
    method: 'PUT',
    path: '/api/tests/:id/exclusions/:eye/',
    by: DOCTORS,
    params: z.strictObject({ id: Id, eye: SingleEyeSchema }),
    body: FieldExclusionWrite,
    conflict: recordChanged(KnownExclusion),
    built: true,
  },
  updateFieldBaseline: {
    id: 'X-013',
    method: 'PUT',
    path: '/api/patients/:id/baselines/',
    by: DOCTORS,
    params: byId,
    body: FieldBaselineWrite,
    conflict: recordChanged(KnownBaseline),
    built: true,
  },
} as const satisfies Calls;

import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { EXAMINERS } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { Id, paging, queryList } from '../entities/common.ts';
import { EnteredSample } from '../entities/entered.ts';
import { LastInterpretation } from '../entities/interpretation.ts';
import { CourseCounts, CourseRow, TrendSample } from '../entities/course.ts';
import { TestDay } from '../entities/testDays.ts';
import { CourseKindSchema } from '../entities/enums.ts';

/** The course of a patient: all their tests, and the numbers that repeat. */
export const course = {
  listCourse: {
    id: 'X-045',
    method: 'GET',
    path: '/api/patients/:id/course/',
    by: EXAMINERS,
    params: byId,
    query: z.strictObject({ ...paging, kind: z.optional(CourseKindSchema), id__in: z.optional(queryList(Id)) }),
    /** The newest first; `counts` of all kinds, whichever is asked for. */
    answer: z.object({ count: z.int(), counts: CourseCounts, results: z.array(CourseRow) }),
    built: true,
  },
  listTestDays: {
    id: 'X-087',
    method: 'GET',
    path: '/api/patients/:id/test-days/',
    by: EXAMINERS,
    params: byId,
    /** Days of the tests that have reports, the newest first. */
    answer: z.array(TestDay),
    built: true,
  },
  listTrendSamples: {
    id: 'X-046',
    method: 'GET',
    path: '/api/patients/:id/trends/',
    by: EXAMINERS,
    params: byId,
    /** In chronological order. */
    answer: z.array(TrendSample),
    built: true,
  },
  listEnteredSamples: {
    id: 'X-726',
    method: 'GET',
    path: '/api/patients/:id/entered/',
    by: EXAMINERS,
    params: byId,
    /** In chronological order, of the tests with which a pressure or an acuity was entered. */
    answer: z.array(EnteredSample),
    built: true,
  },
  getLastInterpretation: {
    id: 'X-082',
    method: 'GET',
    path: '/api/patients/:id/interpretation/',
    by: EXAMINERS,
    params: byId,
    /** `null` where nothing was signed. */
    answer: z.nullable(LastInterpretation),
    built: true,
  },
} as const satisfies Calls;

import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { DOCTORS, STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { DateOnly, Id, NamedItem, Timezone } from '../entities/common.ts';
import { TestTypeSchema } from '../entities/enums.ts';
import {
  READING_ASSIGNEES,
  ReadingAssignment,
  ReadingAssignmentWrite,
  ReadingOrderSchema,
  ReadingPlace,
  Today,
} from '../entities/today.ts';

const assigned = z.optional(z.enum(READING_ASSIGNEES));

/** The work of a day. */
export const today = {
  getToday: {
    id: 'X-064',
    method: 'GET',
    path: '/api/today/',
    by: STAFF,
    query: z.strictObject({
      day: DateOnly,
      /** Checked and not used: the day is that of the office of each test. */
      timezone: z.optional(Timezone),
      doctor: z.optional(Id),
      group: z.optional(TestTypeSchema),
      device: z.optional(Id),
      /** The order of what is to be read. @default oldest */
      unread_order: z.optional(ReadingOrderSchema),
      /** Narrows what is to be read, and nothing else. */
      assigned,
    }),
    answer: Today,
    built: true,
  },
  getReadingPlace: {
    id: 'X-646',
    method: 'GET',
    path: '/api/tests/:id/reading-place/',
    by: STAFF,
    params: byId,
    query: z.strictObject({
      order: ReadingOrderSchema,
      /** For the queue of a past day: what ended then. */
      day: z.optional(DateOnly),
      doctor: z.optional(Id),
      group: z.optional(TestTypeSchema),
      device: z.optional(Id),
      assigned,
    }),
    answer: ReadingPlace,
    built: true,
  },
  // The doctors to whom the reading of the test can be assigned.
  listReaders: {
    id: 'X-647',
    method: 'GET',
    path: '/api/tests/:id/readers/',
    by: DOCTORS,
    params: byId,
    answer: z.array(NamedItem),
    built: true,
  },
  assignReading: {
    id: 'X-648',
    method: 'POST',
    path: '/api/tests/:id/reading/',
    by: DOCTORS,
    params: byId,
    body: ReadingAssignmentWrite,
    answer: ReadingAssignment,
    built: true,
  },
  unassignReading: {
    id: 'X-649',
    method: 'DELETE',
    path: '/api/tests/:id/reading/',
    by: DOCTORS,
    params: byId,
    built: true,
  },
} as const satisfies Calls;

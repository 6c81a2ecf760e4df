import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { DateOnly, Id, Timezone } from '../entities/common.ts';
import { TestTypeSchema } from '../entities/enums.ts';
import { ReadingOrderSchema, ReadingPlace, Today } from '../entities/today.ts';

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
    }),
    answer: ReadingPlace,
    built: true,
  },
} as const satisfies Calls;

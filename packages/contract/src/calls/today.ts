import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { DateOnly, filled, Id } from '../entities/common.ts';
import { TestTypeSchema } from '../entities/enums.ts';
import { Today } from '../entities/today.ts';
import { TEXT_MAX } from '../limits.ts';

/** The work of a day. */
export const today = {
  getToday: {
    id: 'X-064',
    method: 'GET',
    path: '/api/today/',
    by: STAFF,
    query: z.strictObject({
      day: DateOnly,
      /** Of the clinic, IANA: where the day begins. */
      timezone: filled(TEXT_MAX.timezone),
      doctor: z.optional(Id),
      group: z.optional(TestTypeSchema),
      device: z.optional(Id),
    }),
    answer: Today,
    built: true,
  },
} as const satisfies Calls;

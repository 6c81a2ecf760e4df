import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { DateOnly, Id, Timezone } from '../entities/common.ts';
import { TestTypeSchema } from '../entities/enums.ts';
import { Today } from '../entities/today.ts';

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
    }),
    answer: Today,
    built: true,
  },
} as const satisfies Calls;

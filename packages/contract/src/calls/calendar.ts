import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { DOCTORS } from '../call/roles.ts';
import { opt, Time } from '../entities/common.ts';

/** The address at which a doctor's calendar reads their planned tests. */
export const calendar = {
  getCalendarFeed: {
    id: 'X-672',
    method: 'GET',
    path: '/api/calendar-feed/',
    by: DOCTORS,
    answer: z.object({ feed: opt(z.object({ created: Time, last_read: opt(Time) })) }),
    built: true,
  },
  createCalendarFeed: {
    id: 'X-673',
    method: 'POST',
    path: '/api/calendar-feed/',
    by: DOCTORS,
    /** The token is in no other answer. */
    answer: z.object({ token: z.string(), created: Time }),
    built: true,
  },
  deleteCalendarFeed: { id: 'X-674', method: 'DELETE', path: '/api/calendar-feed/', by: DOCTORS, built: true },
  readCalendarFeed: {
    id: 'X-675',
    method: 'GET',
    path: '/api/calendar/',
    public: true,
    // in the query, which no log has
    query: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    file: 'text/calendar',
    built: true,
  },
} as const satisfies Calls;

import * as z from 'zod/mini';
import { page, paging, queryBool, search } from '../entities/common.ts';
import { Session } from '../entities/exchange.ts';
import type { Calls } from '../call/call.ts';
import { TECHNICIAN_GROUPS } from '../enums/people.ts';
import { byId } from '../call/shared.ts';

export const sessions = {
  listSessions: {
    id: 'H-132',
    method: 'GET',
    path: '/api/techall-sessions/',
    by: TECHNICIAN_GROUPS,
    /** `past=true` lists the finished ones. */
    query: z.strictObject({ ...paging, search, past: z.optional(queryBool) }),
    answer: page(Session),
    built: true,
  },
  updateSession: {
    id: 'H-133',
    method: 'PUT',
    path: '/api/techall-sessions/:id/',
    by: TECHNICIAN_GROUPS,
    params: byId,
    /** true joins, which is for technician admins; false ends [TECH-03], for technician users their own [OUR-304]. */
    body: z.strictObject({ active: z.boolean() }),
    answer: Session,
    built: true,
  },
} as const satisfies Calls;

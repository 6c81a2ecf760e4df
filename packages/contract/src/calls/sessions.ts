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
  },
  updateSession: {
    id: 'H-133',
    method: 'PUT',
    path: '/api/techall-sessions/:id/',
    by: ['TECHALL_ADMIN'],
    params: byId,
    /** true joins, false ends [TECH-03]. */
    body: z.strictObject({ active: z.boolean() }),
    answer: Session,
  },
} as const satisfies Calls;

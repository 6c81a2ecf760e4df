import * as z from 'zod/mini';
import { Schedule, ScheduleUpdate, ScheduleWrite } from '../entities/bundles.ts';
import { Id, page, paging, search } from '../entities/common.ts';
import { ScheduledEntitySchema } from '../entities/enums.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

export const schedules = {
  createSchedule: {
    id: 'H-127',
    method: 'POST',
    path: '/api/testschedules/',
    by: STAFF,
    body: ScheduleWrite,
    answer: Schedule,
    built: true,
  },
  listSchedules: {
    id: 'H-128',
    method: 'GET',
    path: '/api/testschedules/',
    by: STAFF,
    query: z.strictObject({
      patient: Id,
      ...paging,
      search,
      scheduled_entity: z.optional(ScheduledEntitySchema),
    }),
    answer: page(Schedule),
    built: true,
  },
  getSchedule: {
    id: 'H-129',
    method: 'GET',
    path: '/api/testschedules/:id/',
    by: STAFF,
    params: byId,
    answer: Schedule,
    built: true,
  },
  updateSchedule: {
    id: 'H-130',
    method: 'PUT',
    path: '/api/testschedules/:id/',
    by: STAFF,
    params: byId,
    body: ScheduleUpdate,
    answer: Schedule,
    conflict: recordChanged(Schedule),
    built: true,
  },
  deleteSchedule: {
    id: 'H-131',
    method: 'DELETE',
    path: '/api/testschedules/:id/',
    by: STAFF,
    params: byId,
    built: true,
  },
} as const satisfies Calls;

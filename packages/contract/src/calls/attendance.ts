import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';
import { Attendance, AttendanceWrite } from '../entities/attendance.ts';

/** Users on the way to running tests. */
export const attendance = {
  listAttendances: {
    id: 'X-014',
    method: 'GET',
    path: '/api/attendances/',
    by: STAFF,
    answer: z.array(Attendance),
    built: true,
  },
  attendTest: {
    id: 'X-015',
    method: 'PUT',
    path: '/api/tests/:id/attendance/',
    by: STAFF,
    params: byId,
    body: AttendanceWrite,
    answer: z.nullable(Attendance),
    built: true,
  },
} as const satisfies Calls;

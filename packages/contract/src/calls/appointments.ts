import * as z from 'zod/mini';
import {
  Appointment,
  AppointmentPage,
  AppointmentStarted,
  AppointmentUpdate,
  AppointmentWrite,
  CheckIn,
  DayAppointment,
} from '../entities/appointments.ts';
import { Id, paging } from '../entities/common.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

/** Tests and bundles that are planned for a date and time at the clinic. */
export const appointments = {
  createAppointment: {
    id: 'X-664',
    method: 'POST',
    path: '/api/appointments/',
    by: STAFF,
    body: AppointmentWrite,
    answer: Appointment,
    built: true,
  },
  listAppointments: {
    id: 'X-665',
    method: 'GET',
    path: '/api/appointments/',
    by: STAFF,
    query: z.strictObject({ patient: Id, ...paging }),
    /** Appointments from the current day on, and those missed in the 30 days before, by time. */
    answer: AppointmentPage,
    built: true,
  },
  getAppointment: {
    id: 'X-666',
    method: 'GET',
    path: '/api/appointments/:id/',
    by: STAFF,
    params: byId,
    answer: DayAppointment,
    built: true,
  },
  updateAppointment: {
    id: 'X-667',
    method: 'PUT',
    path: '/api/appointments/:id/',
    by: STAFF,
    params: byId,
    body: AppointmentUpdate,
    answer: Appointment,
    conflict: recordChanged(Appointment),
    built: true,
  },
  deleteAppointment: {
    id: 'X-668',
    method: 'DELETE',
    path: '/api/appointments/:id/',
    by: STAFF,
    params: byId,
    built: true,
  },
  checkInAppointment: {
    id: 'X-669',
    method: 'POST',
    path: '/api/appointments/:id/check-in/',
    by: STAFF,
    params: byId,
    body: CheckIn,
    answer: Appointment,
    built: true,
  },
  undoCheckIn: {
    id: 'X-670',
    method: 'DELETE',
    path: '/api/appointments/:id/check-in/',
    by: STAFF,
    params: byId,
    built: true,
  },
  startAppointment: {
    id: 'X-671',
    method: 'POST',
    path: '/api/appointments/:id/start/',
    by: STAFF,
    params: byId,
    answer: AppointmentStarted,
    built: true,
  },
} as const satisfies Calls;

import type { Id, ScheduledEntity } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** Loads the schedules of a patient: tests (`T`) or bundles (`B`) [RECUR-05]. */
export function useSchedules(
  patient: Id,
  scheduled_entity: ScheduledEntity,
  page: PageState,
): PageOfRows<'listSchedules'> {
  return usePage('listSchedules', { query: { patient, scheduled_entity } }, page);
}

/** One of them; a failure is left to the screen. */
export function useSchedule(id: Id): CallState<CallAnswer<'getSchedule'>> {
  return useCall('getSchedule', { params: { id } }, { silent: true });
}

export function useCreateSchedule(): MutationCall<'createSchedule'> {
  return useMutationCall('createSchedule', ['listSchedules']);
}

export function useUpdateSchedule(): MutationCall<'updateSchedule'> {
  return useMutationCall('updateSchedule', ['listSchedules', 'getSchedule']);
}

export function useDeleteSchedule(): MutationCall<'deleteSchedule'> {
  return useMutationCall('deleteSchedule', ['listSchedules']);
}

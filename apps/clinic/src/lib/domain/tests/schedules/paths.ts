import type { Schedule, ScheduledEntity } from '@isopter/contract';

/** The list of a patient's recurring tests (`T`) or bundles (`B`). */
export const listPath = (patient: string, entity: ScheduledEntity): string =>
  entity === 'B' ? `/tests/bundles/recurring/${patient}` : `/tests/recurring/${patient}`;

/** Where one is seen or changed. The patient stands in the query, so that closing finds the list where it cannot be loaded. */
export const schedulePath = (schedule: Pick<Schedule, 'id' | 'patient'>, way: 'view' | 'edit'): string =>
  `/tests/recurring/${way}/${schedule.id}?${new URLSearchParams({ patient: schedule.patient })}`;

/** Where closing leads [RECUR-03]. */
export function closePath(schedule: Schedule | undefined, patient: string | null): string {
  if (schedule) return listPath(schedule.patient, schedule.scheduled_entity);
  return patient === null ? '/patients' : listPath(patient, 'T');
}

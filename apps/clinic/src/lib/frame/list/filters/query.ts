import type { TestStatusName, TestType } from '@isopter/contract';
import { dayLimits } from './days.ts';
import type { FilterValues, PatientFilter } from './filters.ts';

/** A status as the filter of the server has it. */
export const statusName = (status: string): TestStatusName =>
  (status.charAt(0).toUpperCase() + status.slice(1)) as TestStatusName;

/** Without what is not set. */
export const given = <T extends object>(query: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** What the filters of a list of patients ask the server for, of whom status, kind, device and days are those of the newest test. */
export function patientQuery({ unread, status, group, doctor, device, days }: Pick<FilterValues, PatientFilter>) {
  const { from, before } = dayLimits(days);
  return given({
    unread: unread ? true : undefined,
    last_test__status__name__in: status && statusName(status),
    last_test__group: group as TestType | undefined,
    doctor,
    last_test__device: device,
    last_test__gte: from,
    last_test__lt: before,
  });
}

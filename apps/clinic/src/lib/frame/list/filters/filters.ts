import { TEST_STATUSES, TEST_TYPES } from '@isopter/contract';
import { areDays } from './days.ts';

/** Whether a value in the address is an id. */
export const isId = (value: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Whether a value in the address is one of those that are offered. */
export const isOneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

/** Filters of lists of patients, with their values in the address. */
export const PATIENT_FILTERS = {
  unread: isOneOf(['true']),
  status: isOneOf(TEST_STATUSES),
  group: isOneOf(TEST_TYPES),
  doctor: isId,
  device: isId,
  days: areDays,
} as const;
export type PatientFilter = keyof typeof PATIENT_FILTERS;

/** Filters of lists of tests. */
export type TestFilter = PatientFilter | 'strategy';

/** The values of those filters that are set. */
export type FilterValues = Readonly<Partial<Record<TestFilter, string>>>;

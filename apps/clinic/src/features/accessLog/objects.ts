import type { AuditObjectKind } from '@isopter/contract';

/** Paths of the screens that show objects, by kind. Kinds without a screen have no link. */
const SCREENS: Partial<Record<AuditObjectKind, (id: string) => string>> = {
  account: (id) => `/users/edit/${id}`,
  custom_bundle: (id) => `/custom-bundles/view/${id}`,
  device: (id) => `/devices/edit/${id}`,
  import: (id) => `/import/verify/${id}`,
  office: (id) => `/offices/edit/${id}`,
  offline_controller: (id) => `/offline-controllers/edit/${id}`,
  test: (id) => `/tests/view/${id}`,
  test_bundle: (id) => `/tests/bundles/view/${id}`,
  test_schedule: (id) => `/tests/recurring/view/${id}`,
};

/** Returns the address of an object's screen, or undefined where its kind has none. */
export const screenOf = (kind: AuditObjectKind, id: string): string | undefined => SCREENS[kind]?.(id);

/** Kinds that another column already shows: patients, and the log itself. */
export const NAMED_ELSEWHERE: ReadonlySet<string> = new Set<AuditObjectKind>(['patient', 'audit']);

import { type Group, SUPPORT_GROUPS } from '../enums/people.ts';

/** Who may make a call [ROLE-01]: sets of groups that calls share. */

/** Everyone who works with patients in a clinic; support users see the screens everybody sees, some without changing. */
export const STAFF = [
  'OFFICE_GROUP_ADMIN',
  'CORPORATE_ADMIN',
  'OFFICE_ADMIN',
  'OPERATOR',
  'DOCTOR',
  ...SUPPORT_GROUPS,
] as const satisfies Group[];
/** A technician admin works on the tests of a session, a technician user makes the patient of one [NAV-16]. */
export const EXAMINERS = [...STAFF, 'TECHALL_ADMIN'] as const satisfies Group[];
export const EVERYBODY = [...EXAMINERS, 'TECHALL_USER'] as const satisfies Group[];
export const ADMINS = ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN', 'OFFICE_ADMIN'] as const satisfies Group[];
export const CORPORATE = ['CORPORATE_ADMIN'] as const satisfies Group[];
export const GROUP_ADMIN = ['OFFICE_GROUP_ADMIN'] as const satisfies Group[];
/** Who looks after users, devices and offline controllers [NAV-04]. */
export const KEEPERS = ['OFFICE_GROUP_ADMIN', 'OFFICE_ADMIN'] as const satisfies Group[];
export const SUPPORT = ['SUPPORT_BASIC'] as const satisfies Group[];

import { type Group, SUPPORT_GROUPS } from '../enums/people.ts';

/** Roles that may make a call [ROLE-01]: sets that calls share. */

/** Everyone who works with patients in a clinic. Support users see the same screens, some of them read-only. */
export const STAFF = [
  'OFFICE_GROUP_ADMIN',
  'CORPORATE_ADMIN',
  'OFFICE_ADMIN',
  'OPERATOR',
  'DOCTOR',
  ...SUPPORT_GROUPS,
] as const satisfies Group[];
/**
 * Roles that examine: in addition to the staff, technician admins, who work on the tests of a session; technician users
 * create its patient [NAV-16].
 */
export const EXAMINERS = [...STAFF, 'TECHALL_ADMIN'] as const satisfies Group[];
export const EVERYBODY = [...EXAMINERS, 'TECHALL_USER'] as const satisfies Group[];
/** Technician users begin a session with the patient they create; technician admins join it [TECH-07]. */
export const PATIENT_MAKERS = [...STAFF, 'TECHALL_USER'] as const satisfies Group[];
export const ADMINS = ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN', 'OFFICE_ADMIN'] as const satisfies Group[];
/** Roles that interpret and sign results, and choose the baseline of progression. */
export const DOCTORS = ['DOCTOR'] as const satisfies Group[];
export const CORPORATE = ['CORPORATE_ADMIN'] as const satisfies Group[];
export const GROUP_ADMIN = ['OFFICE_GROUP_ADMIN'] as const satisfies Group[];
/** Roles that manage users, devices and offline controllers [NAV-04]. */
export const KEEPERS = ['OFFICE_GROUP_ADMIN', 'OFFICE_ADMIN'] as const satisfies Group[];
export const SUPPORT = ['SUPPORT_BASIC'] as const satisfies Group[];

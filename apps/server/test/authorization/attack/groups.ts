import type { Group } from '@isopter/contract';

/* Who is who [ROLE-01, ROLE-02]; read-only support appears in no list of somebody who writes [SUP-02]. */

export const OGA = 'OFFICE_GROUP_ADMIN';
export const CA = 'CORPORATE_ADMIN';
export const OA = 'OFFICE_ADMIN';
export const TA = 'TECHALL_ADMIN';
export const TU = 'TECHALL_USER';
export const SUPPORT = 'SUPPORT_BASIC';
export const READER = 'SUPPORT_READ_ONLY';

type Groups = readonly Group[];

/** Admins of offices. */
export const ADMINS: Groups = [OGA, CA, OA];
/** They alone interpret results. */
export const DOCTORS: Groups = ['DOCTOR'];
/** Everyone who changes what belongs to patients. */
export const STAFF: Groups = [...ADMINS, 'OPERATOR', 'DOCTOR', SUPPORT];
/** Everyone who sees it. */
export const READERS: Groups = [...STAFF, READER];
/** Everyone who takes tests, and who sees them. */
export const EXAMINERS: Groups = [...STAFF, TA];
export const OBSERVERS: Groups = [...READERS, TA];
/** Everyone who makes patients, and who is signed in at all. */
export const PATIENT_MAKERS: Groups = [...STAFF, TU];
export const EVERYBODY: Groups = [...OBSERVERS, TU];

/** They work in all offices of the office group, whatever it allows others [PREF-04]. */
export const IN_ALL_OFFICES: Groups = [OGA, CA];

/** Roles that pair devices; only they see the codes [NAV-04, DEV-05]. */
export const PAIRING: Groups = [OGA, OA];

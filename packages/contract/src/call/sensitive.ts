/**
 * The calls that ask for a security key first, of whoever has to have one [AUTH-17]: resetting the password of a user,
 * changing their role, suspending, reinstating and deleting them, changing or importing several, and the actions of support.
 */
export const SENSITIVE_CALLS = [
  'updateEmployee',
  'deleteEmployee',
  'resetEmployeePassword',
  'assignOfficeAdmin',
  'suspendEmployee',
  'reinstateEmployee',
  'changeEmployees',
  'importEmployees',
  'unlinkDevice',
  'createOfficeGroup',
  'assignUserToOga',
  'updateUserEmail',
] as const;
export type SensitiveCall = (typeof SENSITIVE_CALLS)[number];

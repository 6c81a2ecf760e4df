import { USER_FACTORS } from './people.ts';

/** Changes that can be made to several users at once [OUR-525]. */
export const EMPLOYEE_ACTIONS = ['move', 'add_office', 'suspend', 'reinstate', 'resend'] as const;
export type EmployeeAction = (typeof EMPLOYEE_ACTIONS)[number];

/** States by which the list of users can be filtered [OUR-524]. */
export const EMPLOYEE_STATES = ['active', 'suspended', 'locked', 'never_signed_in'] as const;
export type EmployeeState = (typeof EMPLOYEE_STATES)[number];

/** Second factors by which the list of users can be filtered; `none` finds users without any. */
export const EMPLOYEE_FACTORS = ['none', ...USER_FACTORS] as const;
export type EmployeeFactor = (typeof EMPLOYEE_FACTORS)[number];

/** Columns the list of users sorts by; `-` = descending. */
export const EMPLOYEE_ORDERINGS = [
  'first_name',
  '-first_name',
  'last_name',
  '-last_name',
  'email',
  '-email',
  'username',
  '-username',
  'last_sign_in',
  '-last_sign_in',
] as const;
export type EmployeeOrdering = (typeof EMPLOYEE_ORDERINGS)[number];

/** Columns of a CSV file of users that are imported [OUR-526]. */
export const EMPLOYEE_COLUMNS = [
  'first_name',
  'last_name',
  'username',
  'email',
  'phone_number',
  'offices',
  'roles',
  'administered_offices',
] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];

/** Columns that an exported file has and an import ignores. */
export const EMPLOYEE_STATE_COLUMNS = ['state', 'last_sign_in', 'locked_until', 'invitation', 'factors'] as const;

/** Columns that a file may leave out. */
export const OPTIONAL_EMPLOYEE_COLUMNS = ['phone_number', 'administered_offices'] as const satisfies EmployeeColumn[];

/** Separates the offices and the roles of a user in a cell. */
export const LIST_SEPARATOR = '|';

/** Reasons for refusing a field of a line. */
export const EMPLOYEE_LINE_CODES = [
  'required',
  'too_long',
  'unprintable',
  'invalid_email',
  'invalid_phone',
  'unknown_office',
  'ambiguous_office',
  'unknown_role',
  'role_not_allowed',
  'administers_elsewhere',
  'administers_without_role',
  'administers_nothing',
  'taken',
  'repeated',
  'not_valid',
] as const;
export type EmployeeLineCode = (typeof EMPLOYEE_LINE_CODES)[number];

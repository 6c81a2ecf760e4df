import * as z from 'zod/mini';
import { CSV_PROBLEMS } from '../csv.ts';
import { EMPLOYEE_ACTIONS, EMPLOYEE_COLUMNS, EMPLOYEE_LINE_CODES } from '../enums/employees.ts';
import { GROUPS } from '../enums/people.ts';
import { EMPLOYEE_CSV, EMPLOYEES_AT_ONCE_MAX, TEXT_MAX } from '../limits.ts';
import {
  Email,
  Id,
  LowerEmail,
  NamedItem,
  Phone,
  filled,
  filledLines,
  opt,
  sent,
  text,
  withDefault,
} from './common.ts';
import { GroupSchema, InvitationStatusSchema, UserFactorSchema } from './enums.ts';
import { Version, updateOf } from './version.ts';

/** The signed-in user [ENT-01]. */
export const User = z.object({
  id: Id,
  username: sent,
  email: sent,
  phone_number: opt(sent),
  first_name: sent,
  last_name: sent,
  groups: z.array(z.object({ name: GroupSchema })),
  force_password_change_on_next_login: z.boolean(),
  doctor_id: opt(Id),
  operator_id: opt(Id),
  is_webauthn_authentication_required: z.boolean(),
  show_baa_agreement: z.boolean(),
  administrated_offices: z.array(Id),
  version: Version,
});
export type User = z.infer<typeof User>;

/**
 * The fields users can change in their own account [INFO-04]; the password only if they choose a new one. Changes of
 * the password, user name, e-mail or phone, with which they sign in, require the current password.
 */
export const UserWrite = updateOf({
  first_name: filled(TEXT_MAX.name),
  last_name: filled(TEXT_MAX.name),
  username: filled(TEXT_MAX.username),
  email: LowerEmail,
  phone_number: z.nullable(Phone),
  password: z.nullable(text(TEXT_MAX.password)),
  confirm_password: z.nullable(text(TEXT_MAX.password)),
});
export type UserWrite = z.infer<typeof UserWrite>;

/** A user as others see and edit it [ENT-02]; passwords are written, never read. */
export const Employee = z.object({
  id: Id,
  first_name: sent,
  last_name: sent,
  username: sent,
  email: sent,
  phone_number: opt(sent),
  offices: z.array(Id),
  groups: z.array(GroupSchema),
  administrated_offices: z.array(Id),
  /** When the user was suspended; null for users who can sign in. */
  suspended: opt(sent),
  last_sign_in: opt(sent),
  /** Until when too many wrong passwords lock the account; null if it is not locked. */
  locked_until: opt(sent),
  /** State of the letter with which a new user chooses a password; null if none was sent. */
  invitation: opt(InvitationStatusSchema),
  /** The second factors the user is asked for or has registered. */
  factors: z.array(UserFactorSchema),
  version: Version,
});
export type Employee = z.infer<typeof Employee>;

/** An invitation is for exactly one group [ROLE-01]. */
const oneGroup = z.array(GroupSchema).check(z.length(1));
/** The rights of several groups add up [ROLE-01]. */
const someGroups = z.array(GroupSchema).check(z.minLength(1), z.maxLength(GROUPS.length));
const officeIds = z.array(Id).check(z.minLength(1), z.maxLength(1000));

export const EmployeeWrite = z.strictObject({
  first_name: filled(TEXT_MAX.name),
  last_name: filled(TEXT_MAX.name),
  username: filled(TEXT_MAX.username),
  email: LowerEmail,
  phone_number: opt(Phone),
  password: opt(text(TEXT_MAX.password)),
  confirm_password: opt(text(TEXT_MAX.password)),
  offices: officeIds,
  groups: someGroups,
  /**
   * The `offices` that an office admin administers. If omitted, a user who is only an office admin administers all, and
   * others keep the offices they administer.
   */
  administrated_offices: z.optional(z.array(Id).check(z.maxLength(1000))),
});
export type EmployeeWrite = z.infer<typeof EmployeeWrite>;

/** Fields of a user that others can change; passwords can only be reset [ORG-09]. */
export const EmployeeUpdate = updateOf(z.omit(EmployeeWrite, { password: true, confirm_password: true }).shape);
export type EmployeeUpdate = z.infer<typeof EmployeeUpdate>;

/** A change of several users at once [OUR-525]; `move` and `add_office` name an office. */
export const EmployeesChange = z
  .strictObject({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(EMPLOYEES_AT_ONCE_MAX)),
    action: z.enum(EMPLOYEE_ACTIONS),
    office: z.optional(Id),
  })
  .check(
    z.refine(({ action, office }) => office !== undefined || !['move', 'add_office'].includes(action), {
      path: ['office'],
      message: 'Choose an office.',
    }),
  );
export type EmployeesChange = z.infer<typeof EmployeesChange>;

/**
 * The result of a change for each user, in the order of the request; `code` and `reason` (in English) say why one was not
 * changed. Users out of reach are left out.
 */
export const EmployeesChanged = z.object({
  results: z.array(z.object({ id: Id, done: z.boolean(), code: opt(sent), reason: opt(sent) })),
});
export type EmployeesChanged = z.infer<typeof EmployeesChanged>;

/** A CSV file of new users [OUR-526]. */
export const EmployeesFile = z.strictObject({ csv: text(EMPLOYEE_CSV.characters) });
export type EmployeesFile = z.infer<typeof EmployeesFile>;

/** Reason for refusing a field of a line of the file: a code, and an English text. */
const LineError = z.object({ field: z.enum(EMPLOYEE_COLUMNS), code: z.enum(EMPLOYEE_LINE_CODES), detail: sent });

/** The checked file: `problems` of the file as a whole, and every line with its values and errors. */
export const EmployeesFileCheck = z.object({
  problems: z.array(z.object({ code: z.enum(CSV_PROBLEMS), detail: sent, line: opt(z.int()) })),
  lines: z.array(
    z.object({ line: z.int(), values: z.partialRecord(z.enum(EMPLOYEE_COLUMNS), sent), errors: z.array(LineError) }),
  ),
});
export type EmployeesFileCheck = z.infer<typeof EmployeesFileCheck>;

/** Someone invited to sign in by SSO [INV-02]. */
export const InviteeWrite = z.strictObject({
  first_name: filled(TEXT_MAX.name),
  last_name: filled(TEXT_MAX.name),
  email: LowerEmail,
  offices: officeIds,
  groups: oneGroup,
});
export type InviteeWrite = z.infer<typeof InviteeWrite>;

/** A doctor or operator, as an option of forms [ENT-06]. */
export const Person = z.object({ id: Id, first_name: sent, last_name: sent, active: z.boolean() });
export type Person = z.infer<typeof Person>;

/** The office group with its flags [ENT-03]. The table of ROLE-05 lists what each flag controls. */
export const OfficeGroup = z.object({
  id: Id,
  name: sent,
  beta_level: z.int(),
  color_vision_d_15_module: z.boolean(),
  suprafast_module: z.boolean(),
  waggoner_module: z.boolean(),
  demo_mode: z.boolean(),
  research_mode: z.boolean(),
  pacs_integration: z.boolean(),
  enterprise_security: z.boolean(),
  enable_sso: z.boolean(),
  sso_domain: opt(sent),
  enable_zero_pii: z.boolean(),
  enable_offline_mode: z.boolean(),
  enable_on_prem_pii_agent: z.boolean(),
  on_prem_pii_agent_url: opt(sent),
  dev_mode: z.boolean(),
  /** The device a demo account comes with [OUR-272]. */
  default_demo_device: opt(Id),
  /** Set for corporate admins: the office groups they may switch to. */
  corporation: opt(z.object({ office_groups: z.array(NamedItem) })),
});
export type OfficeGroup = z.infer<typeof OfficeGroup>;

/** A new office group with its first user [ENT-04]. */
export const OfficeGroupWrite = z.strictObject({
  name: filled(TEXT_MAX.name),
  user: z.strictObject({
    first_name: filled(TEXT_MAX.name),
    last_name: filled(TEXT_MAX.name),
    username: filled(TEXT_MAX.username),
    email: LowerEmail,
  }),
  waggoner_module: withDefault(z.boolean(), false),
});
export type OfficeGroupWrite = z.infer<typeof OfficeGroupWrite>;

/** The only response that contains a password, which is shown once [SUP-07]. */
export const OfficeGroupCreated = z.object({ name: sent, user: z.object({ username: sent, password: sent }) });
export type OfficeGroupCreated = z.infer<typeof OfficeGroupCreated>;

/**
 * A security key [ENT-08], with when it was added and last used [OUR-94].
 * `is_passkey`: it signs in without a password [OUR-494].
 */
export const Authenticator = z.object({
  id: Id,
  label: sent,
  created: sent,
  last_used: opt(sent),
  is_passkey: z.boolean(),
  version: Version,
});
export type Authenticator = z.infer<typeof Authenticator>;

export const AuthenticatorUpdate = updateOf({ label: filled(TEXT_MAX.label) });
export type AuthenticatorUpdate = z.infer<typeof AuthenticatorUpdate>;

/** The second factors of the signed-in user, apart from security keys [OUR-490, OUR-491]. */
export const SecondFactors = z.object({
  /** When the authenticator app was set up and last used; null without one. */
  totp: z.nullable(z.object({ created: sent, last_used: opt(sent) })),
  /** How many recovery codes are left. */
  recovery_codes: z.int(),
  /** Whether this server asks Duo. */
  has_duo: z.boolean(),
  /** Whether the user signs in with a password; false with single sign-on. */
  has_password: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** A browser somebody is signed in with: which, on what, since when, and when it last did something [OUR-120]. */
export const SignIn = z.object({
  id: Id,
  browser: opt(sent),
  system: opt(sent),
  created: sent,
  last_seen: sent,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

/** A message from the contact screen [ENT-11]. */
export const SupportMessage = z.strictObject({
  name: filled(TEXT_MAX.name),
  email: Email,
  phone_number: opt(Phone),
  message: filledLines(TEXT_MAX.support_message),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A person who requests a demo [ENT-12]. */
export const DemoPatient = z.strictObject({ name: filled(TEXT_MAX.name), email: Email });
export type DemoPatient = z.infer<typeof DemoPatient>;

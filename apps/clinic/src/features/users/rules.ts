import { type Employee, type EmployeeWrite, type Group, isPrintable, TEXT_MAX } from '@isopter/contract';
import { phoneError, readPhone } from '@isopter/ui';

/** What the form of a user holds, as typed. */
export interface UserFormValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone_number: string;
  /** Ids. */
  offices: readonly string[];
  /** The one role; empty until one is chosen. */
  group: Group | '';
}
export type UserField = keyof UserFormValues;

/** Why a value is refused. */
export type UserRefusal =
  | { kind: 'required' | 'unprintable' | 'invalidEmail' | 'invalidPhone' | 'phoneCountry' }
  | { kind: 'maxLength'; max: number };

/** One sign, then a domain with a dot; no white space. The server decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const TEXTS = [
  ['first_name', TEXT_MAX.name],
  ['last_name', TEXT_MAX.name],
  ['username', TEXT_MAX.username],
  ['email', TEXT_MAX.email],
] as const;

function textRefusal(value: string, max: number): UserRefusal | undefined {
  if (value === '') return { kind: 'required' };
  if (value.length > max) return { kind: 'maxLength', max };
  return isPrintable(value) ? undefined : { kind: 'unprintable' };
}

/** Which fields are refused, and why: all but the phone are required [ORG-06]. */
export function userRefusals(values: UserFormValues): Partial<Record<UserField, UserRefusal>> {
  const refusals: Partial<Record<UserField, UserRefusal>> = {};
  for (const [field, max] of TEXTS) {
    const refusal = textRefusal(values[field].trim(), max);
    if (refusal) refusals[field] = refusal;
  }
  if (!refusals.email && !EMAIL.test(values.email.trim())) refusals.email = { kind: 'invalidEmail' };
  const ofPhone = phoneError(values.phone_number);
  if (ofPhone !== null) refusals.phone_number = { kind: ofPhone === 'country' ? 'phoneCountry' : 'invalidPhone' };
  if (values.offices.length === 0) refusals.offices = { kind: 'required' };
  if (values.group === '') refusals.group = { kind: 'required' };
  return refusals;
}

/**
 * What the form holds at first.
 * @param officeId the office a new user is added to from the list of offices [ORG-07]
 */
export const userValues = (user: Employee | null, officeId?: string): UserFormValues => ({
  first_name: user?.first_name ?? '',
  last_name: user?.last_name ?? '',
  username: user?.username ?? '',
  email: user?.email ?? '',
  phone_number: user?.phone_number ?? '',
  offices: user?.offices ?? (officeId === undefined ? [] : [officeId]),
  group: user?.groups[0] ?? '',
});

/** What is sent of valid values. */
export const userWrite = (values: UserFormValues): Omit<EmployeeWrite, 'groups'> & { groups: Group[] } => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  username: values.username.trim(),
  email: values.email.trim().toLowerCase(),
  phone_number: readPhone(values.phone_number).e164,
  offices: [...values.offices],
  groups: values.group === '' ? [] : [values.group],
});

/** The fields of a known user that were changed: a role that stays is not sent, as it may be one of several. */
export function userChanges(values: UserFormValues, user: Employee): Partial<ReturnType<typeof userWrite>> {
  const { groups, ...facts } = userWrite(values);
  const changed = Object.entries(facts).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(user[field as keyof Employee] ?? null),
  );
  return { ...Object.fromEntries(changed), ...(values.group !== (user.groups[0] ?? '') && { groups }) };
}

/** Whether a change asks for a security key first: the role, or how somebody is reached [AUTH-17, OUR-111]. */
export const isSensitive = (changes: ReturnType<typeof userChanges>): boolean =>
  (['groups', 'email', 'phone_number'] as const).some((field) => field in changes);

/** Whether somebody can be made admin of an office [ORG-04]. */
export const canAdminister = (user: Employee, officeId: string): boolean =>
  user.email !== '' &&
  user.first_name !== '' &&
  user.last_name !== '' &&
  !user.groups.includes('OFFICE_GROUP_ADMIN') &&
  !user.administrated_offices.includes(officeId);

import { type Employee, type EmployeeWrite, type Group, isVisibleName, TEXT_MAX } from '@isopter/contract';
import { readPhone } from '@isopter/ui';
import { type PhoneRefusal, phoneRefusal } from '../../lib/frame/form/textRules.ts';

/** Form values of a user, as typed. */
export interface UserFormValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone_number: string;
  /** Ids. */
  offices: readonly string[];
  groups: readonly Group[];
  /** Ids of the offices that an office admin administers; of others it says nothing. */
  administrated_offices: readonly string[];
}
export type UserField = keyof UserFormValues;

/** The reason why a value is refused. */
export type UserRefusal =
  | { kind: 'required' | 'unprintable' | 'invalidEmail' }
  | PhoneRefusal
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
  return isVisibleName(value) ? undefined : { kind: 'unprintable' };
}

/** The offices somebody administers with these values: none without the role, and only those they work in. */
export const administered = ({
  offices,
  groups,
  administrated_offices,
}: Pick<UserFormValues, 'offices' | 'groups' | 'administrated_offices'>): string[] =>
  groups.includes('OFFICE_ADMIN') ? administrated_offices.filter((id) => offices.includes(id)) : [];

/** Which fields are refused, and why: all but the phone are required [ORG-06, OUR-520]. */
export function userRefusals(values: UserFormValues): Partial<Record<UserField, UserRefusal>> {
  const refusals: Partial<Record<UserField, UserRefusal>> = {};
  for (const [field, max] of TEXTS) {
    const refusal = textRefusal(values[field].trim(), max);
    if (refusal) refusals[field] = refusal;
  }
  if (!refusals.email && !EMAIL.test(values.email.trim())) refusals.email = { kind: 'invalidEmail' };
  const ofPhone = phoneRefusal(values.phone_number);
  if (ofPhone) refusals.phone_number = ofPhone;
  if (values.offices.length === 0) refusals.offices = { kind: 'required' };
  if (values.groups.length === 0) refusals.groups = { kind: 'required' };
  if (values.groups.includes('OFFICE_ADMIN') && administered(values).length === 0) {
    refusals.administrated_offices = { kind: 'required' };
  }
  return refusals;
}

/**
 * Returns the initial form values.
 * @param officeId the office a new user is added to from the list of offices [ORG-07]
 */
export function userValues(user: Employee | null, officeId?: string): UserFormValues {
  const offices = user?.offices ?? (officeId === undefined ? [] : [officeId]);
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    username: user?.username ?? '',
    email: user?.email ?? '',
    phone_number: user?.phone_number ?? '',
    offices,
    groups: user?.groups ?? [],
    administrated_offices: user?.administrated_offices ?? [],
  };
}

/** Returns the request for valid values. */
export const userWrite = (values: UserFormValues): EmployeeWrite => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  username: values.username.trim(),
  email: values.email.trim().toLowerCase(),
  phone_number: readPhone(values.phone_number).e164,
  offices: [...values.offices],
  groups: [...values.groups],
  ...(values.groups.includes('OFFICE_ADMIN') && { administrated_offices: administered(values) }),
});

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The fields of a known user that were changed. */
export function userChanges(values: UserFormValues, user: Employee): Partial<EmployeeWrite> {
  const changed = Object.entries(userWrite(values)).filter(([field, value]) => {
    const before = user[field as keyof Employee] ?? null;
    return Array.isArray(value) && Array.isArray(before)
      ? !isSame(value as string[], before as string[])
      : value !== before;
  });
  const changes: Partial<EmployeeWrite> = Object.fromEntries(changed);
  // for new offices, the server would otherwise choose
  const isPlaced = changes.offices !== undefined || changes.groups !== undefined;
  const isAdmin = values.groups.includes('OFFICE_ADMIN');
  return isPlaced && isAdmin ? { ...changes, administrated_offices: administered(values) } : changes;
}

/** Whether somebody can be made admin of an office [ORG-04]. */
export const canAdminister = (user: Employee, officeId: string): boolean =>
  user.email !== '' &&
  user.first_name !== '' &&
  user.last_name !== '' &&
  !user.suspended &&
  !user.groups.includes('OFFICE_GROUP_ADMIN') &&
  !user.administrated_offices.includes(officeId);

import { type PasswordProblem, passwordProblems, TEXT_MAX, type User, type UserWrite } from '@isopter/contract';
import { readPhone } from '@isopter/ui';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { emailRefusal, lineRefusal, phoneRefusal, type TextRefusal } from '../../lib/frame/form/textRules.ts';

/** Form values of the user's account, as typed. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone_number: string;
  password: string;
  confirm_password: string;
}

export type ProfileField = keyof ProfileValues;
export type ProfileRefusal = TextRefusal | { kind: 'passwordsDiffer' } | { kind: 'password'; problem: PasswordProblem };

/** The stored values, as on the server. */
type Kept = Pick<User, 'first_name' | 'last_name' | 'username' | 'email'> & { phone_number: string | null };

/** The form as it is opened. */
export const valuesOf = (user: User): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  username: user.username,
  email: user.email,
  phone_number: user.phone_number ?? '',
  password: '',
  confirm_password: '',
});

/** Converts typed values for storage: trims lines, writes the e-mail in lower case and the number as E.164. */
export const keptOf = (values: ProfileValues): Kept => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  username: values.username.trim(),
  email: values.email.trim().toLowerCase(),
  phone_number: values.phone_number.trim() === '' ? null : readPhone(values.phone_number).e164,
});

/** Which fields are refused, and why; a new password only when one is typed [INFO-04, VAL-01]. */
export function profileRefusals(values: ProfileValues): Partial<Record<ProfileField, ProfileRefusal>> {
  const { password, confirm_password } = values;
  const isTyped = password !== '' || confirm_password !== '';
  const [problem] = isTyped ? passwordProblems(password) : [];
  const all: [ProfileField, ProfileRefusal | null][] = [
    ['first_name', lineRefusal(values.first_name, TEXT_MAX.name)],
    ['last_name', lineRefusal(values.last_name, TEXT_MAX.name)],
    ['username', lineRefusal(values.username, TEXT_MAX.username)],
    ['email', emailRefusal(values.email, TEXT_MAX.email)],
    ['phone_number', phoneRefusal(values.phone_number)],
    ['password', problem === undefined ? null : { kind: 'password', problem }],
    ['confirm_password', password === confirm_password ? null : { kind: 'passwordsDiffer' }],
  ];
  return Object.fromEntries(all.filter(([, refusal]) => refusal !== null));
}

/** Returns the changed fields; undefined if there are none. */
export function changesOf(values: ProfileValues, user: User): UserWrite | undefined {
  const { password, confirm_password } = values;
  const kept = keptOf(values);
  const changes = changedFields(keptOf(valuesOf(user)), kept);
  if (password === '' && Object.keys(changes).length === 0) return undefined;
  return {
    ...changes,
    ...(password !== '' && { password, confirm_password }),
    version: user.version,
  };
}

import { randomInt } from 'node:crypto';

/** The demo accounts, one a role; `harbour` belongs to another office group. */
export type Account =
  | 'oga'
  | 'ca'
  | 'oa'
  | 'ta'
  | 'tu'
  | 'operator'
  | 'doctor'
  | 'support'
  | 'reader'
  | 'harbour'
  | 'keys'
  | 'duo'
  | 'agreement'
  | 'offline'
  | 'sso'
  | 'sso-oa'
  | 'demo'
  | 'zero'
  | 'zero-doctor'
  | 'premises'
  | 'premises-doctor';

/** The password of every demo account. */
export const PASSWORD = 'northside-eye-24-2';

/** A person a test examines. */
export interface Person {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD */
  date_of_birth: string;
}

const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');

const digits = (from: number, to: number): string => String(randomInt(from, to + 1)).padStart(2, '0');

/**
 * Someone nobody has heard of: no other test finds them by name, and nobody with the same first name has the same birthday, which
 * would ask whether they are one person. The day is no month.
 */
export const newPerson = (): Person => ({
  first_name: 'Amina',
  last_name: `Test${letters(10)}`,
  date_of_birth: `${randomInt(1950, 1980)}-${digits(1, 12)}-${digits(13, 28)}`,
});

/** Returns a person's name as in lists. */
export const nameOf = ({ first_name, last_name }: Person): string => `${last_name}, ${first_name}`;

/** A date as the demo clinic types it, MM/DD/YYYY. */
export function typedDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

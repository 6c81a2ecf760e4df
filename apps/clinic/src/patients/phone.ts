import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country of a number typed without a country code. */
const DEFAULT_COUNTRY: CountryCode = 'US';

export type ReadPhone =
  | { valid: true; e164: string | null; shown: string }
  | { valid: false; reason: 'invalidPhone' | 'phoneCountry' };

/**
 * An international number, checked against the rules of its country (VAL-06). Nothing typed is the number null.
 */
export function readPhone(typed: string): ReadPhone {
  if (typed.trim() === '') return { valid: true, e164: null, shown: '' };
  const number = parsePhoneNumberFromString(typed, DEFAULT_COUNTRY);
  if (number === undefined) return { valid: false, reason: 'invalidPhone' };
  if (!number.isValid()) return { valid: false, reason: 'phoneCountry' };
  return { valid: true, e164: number.number, shown: number.formatInternational() };
}

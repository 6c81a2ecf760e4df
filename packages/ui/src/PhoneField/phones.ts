import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** The ISO 3166 code of a country or territory with its own phone numbers. */
export type PhoneCountry = CountryCode;
/** The reason why a text is not an acceptable phone number: it is not a number, not one of its country, or has an extension. */
export type PhoneError = 'phone' | 'country' | 'extension';

/** The country of a number typed without a country code. */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'US';

/** A parsed phone number. */
export interface ReadPhone {
  /** The number in the form sent and stored, `+12025550134`; `null` if it is invalid or empty. */
  e164: string | null;
  /** The country of the number; `null` if it is not certain. */
  country: PhoneCountry | null;
  /** The error; `null` if the number is valid or empty. */
  error: PhoneError | null;
}

const NOTHING: ReadPhone = { e164: null, country: null, error: null };

/** Directional marks and the scheme of a link, which come with a copied number. */
const COPIED = /\p{Cf}|^\s*tel:/giu;
/** A zero of the scripts whose digits the parser accepts. */
const ZERO = '[0０٠۰]';
/** The prefix of international numbers in most countries. */
const INTERNATIONAL_PREFIX = new RegExp(`^\\s*${ZERO}\\s*${ZERO}`, 'u');
/** Mobile phones of Mexico had a 1 after +52 until 2019, and still have it in many address books. */
const FORMER_MEXICAN = /^\+521(\d{10})$/;

/** Parses a whole text: a number within other text would lose that text. */
const parseWhole = (text: string, country: PhoneCountry): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });

function parsePhone(copied: string, country: PhoneCountry): PhoneNumber | undefined {
  const text = copied.replaceAll(COPIED, '');
  const number = parseWhole(text, country);
  if (number?.isValid()) return number;
  const written = [text.replace(INTERNATIONAL_PREFIX, '+'), (number?.number ?? '').replace(FORMER_MEXICAN, '+52$1')];
  return written.map((one) => parseWhole(one, country)).find((one) => one?.isValid()) ?? number;
}

/**
 * Parses a phone number by the rules of its country [VAL-06]. Digits of any script are accepted, and the prefix 00 for +.
 * @param text international, or as dialled within `country`
 */
export function readPhone(text: string, country: PhoneCountry = DEFAULT_PHONE_COUNTRY): ReadPhone {
  if (text.trim() === '') return NOTHING;
  const number = parsePhone(text, country);
  if (number === undefined) return { ...NOTHING, error: 'phone' };
  const found = number.country ?? null;
  if (number.ext !== undefined) return { e164: null, country: found, error: 'extension' };
  return number.isValid()
    ? { e164: number.number, country: found, error: null }
    : { e164: null, country: found, error: 'country' };
}

/** Validates a phone number by the rules of its country; an empty text is valid [VAL-02] [VAL-06]. */
export const phoneError = (text: string, country?: PhoneCountry): PhoneError | null => readPhone(text, country).error;

/** The calling code of a country, such as `+49` for `DE`. */
export const callingCode = (country: PhoneCountry): string => `+${getCountryCallingCode(country)}`;

const isInternational = (text: string): boolean => /^\s*[+＋]/.test(text);

/** The country an international number begins with; `null` while it is undetermined, and for any other text. */
export function countryOfText(text: string): PhoneCountry | null {
  if (!isInternational(text)) return null;
  const reader = new AsYouType();
  reader.input(text);
  return reader.getCountry() ?? null;
}

/**
 * The value of a field with this text and country: the number as E.164, otherwise the typed text, preceded by the
 * country's code so that it cannot be read as a number of another country.
 */
export function phoneValue(text: string, country: PhoneCountry): string {
  const typed = text.trim();
  const { e164 } = readPhone(typed, country);
  if (e164 !== null) return e164;
  return isInternational(typed) || !/\p{Nd}/u.test(typed) ? typed : `${callingCode(country)} ${typed}`;
}

/** A number in its national format, as shown beside the country's code; any other text is returned unchanged. */
export function phoneText(value: string, country: PhoneCountry): string {
  const number = parsePhoneNumberFromString(value, country);
  if (!number?.isValid()) return value;
  return callingCode(country) === `+${number.countryCallingCode}`
    ? number.formatNational()
    : number.formatInternational();
}

/**
 * Groups the digits while they are typed. Text that is not a number, or was not appended at the end, is returned
 * unchanged.
 */
export function formatTyped(text: string, before: string, country: PhoneCountry): string {
  const isAddedAtEnd = text.length > before.length && text.startsWith(before);
  return isAddedAtEnd && /^[\p{Nd}\s()+＋.\-/]*$/u.test(text) ? new AsYouType(country).input(text) : text;
}

/** A country to choose from. */
export interface CountryEntry {
  id: PhoneCountry;
  /** The name in the language of the application [I18N-04]. */
  name: string;
  /** The calling code: `+49` */
  code: string;
}

/** All countries sorted by name, the preferred ones first. */
export function countryEntries(locale: string, preferred: readonly PhoneCountry[]): readonly CountryEntry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const entry = (id: PhoneCountry): CountryEntry => ({ id, name: names.of(id) ?? id, code: callingCode(id) });
  const others = getCountries().filter((id) => !preferred.includes(id));
  return [...preferred.map(entry), ...others.map(entry).toSorted((one, other) => compare(one.name, other.name))];
}

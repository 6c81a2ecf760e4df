import { COUNTRY_CODES } from './countryCodes.ts';

/** The language in which the names of countries are stored. */
const STORED = 'en-US';
/** The languages of the application, in which countries are recognized too. */
const KNOWN = ['es-ES', 'ar-EG'];

const fold = (text: string): string => text.trim().toLocaleLowerCase();
let byName: ReadonlyMap<string, string> | undefined;

function readNames(): ReadonlyMap<string, string> {
  const stored = new Intl.DisplayNames(STORED, { type: 'region' });
  const names = new Map<string, string>();
  for (const locale of [...KNOWN, STORED]) {
    const named = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of COUNTRY_CODES) names.set(fold(named.of(code) ?? code), stored.of(code) ?? code);
  }
  for (const code of COUNTRY_CODES) names.set(fold(code), stored.of(code) ?? code);
  return names;
}

/**
 * Returns the name under which a country is stored: its English one, from a name in a language of the application or an
 * ISO 3166-1 alpha-2 code, in upper or lower case; undefined for any other text [OUR-529].
 */
export function storedCountry(text: string): string | undefined {
  byName ??= readNames();
  return byName.get(fold(text));
}

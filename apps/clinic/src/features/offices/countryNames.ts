import { countries } from '@isopter/ui';

/** So many are suggested [ORG-02]. */
const SUGGESTED = 20;
/** The language countries are kept in. */
const KEPT = 'en-US';

const fold = (text: string): string => text.trim().toLocaleLowerCase();

/** The country somebody names, in their language or in English, in any case; undefined for none. */
export function countryNamed(text: string, locale: string): { code: string; name: string } | undefined {
  const name = fold(text);
  for (const language of [locale, KEPT]) {
    const found = countries(language).find((country) => fold(country.name) === name);
    if (found) return found;
  }
  return undefined;
}

/** The English name of a country, under which it is kept; of none the text itself. */
export function keptCountry(text: string, locale: string): string {
  const code = countryNamed(text, locale)?.code;
  return countries(KEPT).find((country) => country.code === code)?.name ?? text.trim();
}

/** A kept country as it is called in a language; of none the text itself. */
export function shownCountry(text: string, locale: string): string {
  const code = countryNamed(text, KEPT)?.code;
  return countries(locale).find((country) => country.code === code)?.name ?? text;
}

/** The countries whose name begins with a text, or whose code it is [ORG-02]. */
export function suggestedCountries(text: string, locale: string): readonly { id: string; label: string }[] {
  const typed = fold(text);
  return countries(locale)
    .filter(({ code, name }) => fold(name).startsWith(typed) || code.toLowerCase() === typed)
    .slice(0, SUGGESTED)
    .map(({ code, name }) => ({ id: code, label: name }));
}

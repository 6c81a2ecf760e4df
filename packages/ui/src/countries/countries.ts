import { COUNTRY_CODES } from './codes.ts';

/** A country or territory. */
export interface Country {
  /** The ISO 3166-1 alpha-2 code in capital letters, such as `US`. */
  code: string;
  /** The name in the requested language. */
  name: string;
}

/**
 * All countries and territories, named and sorted for a locale [I18N-04].
 * @param locale the BCP 47 tag of the language
 * @param first the codes listed before all others, in this order [VAL-06]
 */
export function countries(locale: string, first: readonly string[] = []): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locale);
  const all = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  const rank = ({ code }: Country): number => (first.includes(code) ? first.indexOf(code) : first.length);
  return all.sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

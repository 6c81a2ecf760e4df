import { type AppLanguage, bcp47 } from '@isopter/contract';
import { OFFERED_LANGUAGES } from './languages.ts';

const base = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/**
 * Returns the language to offer a user who has never chosen one: the first of the browser's languages that exists here,
 * or another country's form of it (OUR-58). The application never switches automatically: the machine may be shared.
 *
 * @param wanted BCP 47 tags of the browser, the preferred first
 * @returns null where it is shown already
 */
export function languageToOffer(wanted: readonly string[], shown: AppLanguage): AppLanguage | null {
  for (const tag of wanted) {
    const exact = OFFERED_LANGUAGES.find((language) => bcp47(language).toLowerCase() === tag.toLowerCase());
    const found = exact ?? OFFERED_LANGUAGES.find((language) => base(language) === base(tag));
    if (found) return base(found) === base(shown) ? null : found;
  }
  return null;
}

import { type AppLanguage, closestAppLanguage } from '@isopter/contract';

/**
 * Returns the language to offer a user who has never chosen one: that of the first of the browser's languages that the
 * application has (OUR-58). The application never switches automatically: the machine may be shared.
 *
 * @param wanted BCP 47 tags of the browser, the preferred first
 * @returns null where it is shown already
 */
export function languageToOffer(wanted: readonly string[], shown: AppLanguage): AppLanguage | null {
  const [found] = wanted.flatMap((tag) => closestAppLanguage(tag) ?? []);
  return found === undefined || found === shown ? null : found;
}

import { type AppLanguage, bcp47, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import { latinDigits } from '@isopter/ui';

/** The languages whose files are complete; the switcher offers these (I18N-06). */
export const OFFERED_LANGUAGES = ['en-us', 'es-es', 'ar-eg'] as const satisfies readonly AppLanguage[];

/** A language the application can be shown in, or the default (I18N-02). */
export const offeredLanguage = (wanted: string | null | undefined): AppLanguage =>
  OFFERED_LANGUAGES.find((language) => language === wanted) ?? DEFAULT_APP_LANGUAGE;

/**
 * The locale everything is written in: the language with Latin digits, so that percentages, pages, times, dates and
 * measurements have the same on one page (OUR-52).
 */
export const localeOf = (language: AppLanguage): string => latinDigits(bcp47(language));

/** A language's own name for itself: 'English (US)', 'Español (España)' (I18N-06). */
export function ownName(language: AppLanguage): string {
  const tag = bcp47(language);
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard', style: 'short' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The picture of a language's flag. */
export const flagOf = (language: AppLanguage): string => `/flags/${language}.svg`;

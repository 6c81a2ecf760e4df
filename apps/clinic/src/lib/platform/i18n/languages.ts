import { APP_LANGUAGES, type AppLanguage, bcp47, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import { latinDigits } from '@isopter/ui';

/** Returns a language of the application, or the default for anything else (I18N-02). */
export const appLanguage = (wanted: string | null | undefined): AppLanguage =>
  APP_LANGUAGES.find((language) => language === wanted) ?? DEFAULT_APP_LANGUAGE;

/**
 * The locale everything is written in: the language with Latin digits, so that percentages, pages, times, dates and
 * measurements have the same on one page (OUR-52).
 */
export const localeOf = (language: AppLanguage): string => latinDigits(bcp47(language));

/** The picture of a language's flag. */
export const flagOf = (language: AppLanguage): string => `/flags/${language}.svg`;

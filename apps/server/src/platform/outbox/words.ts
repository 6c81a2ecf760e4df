import type { AppLanguage } from '@isopter/contract';
import arabic from '@isopter/locales/ar-eg/letters.json' with { type: 'json' };
import english from '@isopter/locales/en-us/letters.json' with { type: 'json' };
import spanish from '@isopter/locales/es-es/letters.json' with { type: 'json' };
import i18next from 'i18next';

const words = i18next.createInstance();
void words.init({
  fallbackLng: 'en-us',
  lowerCaseLng: true,
  defaultNS: 'letters',
  resources: { 'en-us': { letters: english }, 'es-es': { letters: spanish }, 'ar-eg': { letters: arabic } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The languages there are words in. */
export const LETTER_LANGUAGES = ['en-us', 'es-es', 'ar-eg'] as const satisfies AppLanguage[];

/** Returns the direction in which a language is written. */
export const directionOf = (language: AppLanguage): 'ltr' | 'rtl' => words.dir(language);

export type LetterWord = keyof typeof english;

/** `t` of these texts. The application, which has other texts, declares a type for `t` that does not fit here. */
const say = words.t.bind(words) as (key: string, values: Readonly<Record<string, unknown>>) => string;

/** Returns the texts of letters and text messages in a language, or in English if there are none. */
export const letterWords =
  (lng: AppLanguage) =>
  (key: LetterWord, values: Readonly<Record<string, string | number>> = {}): string =>
    say(key, { lng, ...values });

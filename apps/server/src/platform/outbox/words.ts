import { type AppLanguage, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import type english from '@isopter/locales/en-us/letters.json';
import { letters } from '@isopter/locales/letters';
import i18next from 'i18next';

const words = i18next.createInstance();
void words.init({
  fallbackLng: DEFAULT_APP_LANGUAGE,
  lowerCaseLng: true,
  defaultNS: 'letters',
  resources: Object.fromEntries(Object.entries(letters).map(([language, texts]) => [language, { letters: texts }])),
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Returns the direction in which a language is written. */
export const directionOf = (language: AppLanguage): 'ltr' | 'rtl' => words.dir(language);

export type LetterWord = keyof typeof english;

/** `t` of these texts. The application, which has other texts, declares a type for `t` that does not fit here. */
const say = words.t.bind(words) as (key: string, values: Readonly<Record<string, unknown>>) => string;

/** Returns the texts of letters and text messages in a language. */
export const letterWords =
  (lng: AppLanguage) =>
  (key: LetterWord, values: Readonly<Record<string, string | number>> = {}): string =>
    say(key, { lng, ...values });

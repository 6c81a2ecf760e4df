import { type AppLanguage, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import type { BrowserPart } from '@isopter/locales/parts';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { appLanguage } from './languages.ts';
import { installNumbers } from './numbers.ts';
import { hasAriaStrings, installAriaStrings } from './ariaStrings.ts';

/**
 * The files of words, each loaded on its own. `camera` has those of the page for phones that are cameras, `instructions` what
 * patients are asked to do.
 */
export type Part = BrowserPart;

/** The parts whose English is in components. */
const IN_COMPONENTS: readonly Part[] = ['kit', 'charts'];

/** Returns whether the texts of a part are loaded; components contain their English. */
export const hasTexts = (language: AppLanguage, part: Part): boolean =>
  (language === 'en-us' && IN_COMPONENTS.includes(part)) || i18next.hasResourceBundle(language, part);

/**
 * Loads the words of a part in a language, unless they are there: `/locales/LANGUAGE/PART.json`.
 * @throws Error when they do not load
 */
export async function loadTexts(language: AppLanguage, part: Part): Promise<void> {
  if (hasTexts(language, part)) return;
  const answer = await fetch(`/locales/${language}/${part}.json`);
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`);
  i18next.addResourceBundle(language, part, (await answer.json()) as ResourceLanguage);
}

/** Says in which language the application speaks, before its words are there. */
export async function startI18n(language: AppLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: {},
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  installNumbers(i18next);
}

/** Loads one language's texts before the first render, those of the default language when it has none (I18N-02). */
export const showFirstLanguage = (language: AppLanguage): Promise<void> =>
  showLanguage(language).catch(() => showLanguage(DEFAULT_APP_LANGUAGE));

/** Shows the application in another language, in place. Rejects, and changes nothing, when its texts do not load. */
export async function showLanguage(language: AppLanguage): Promise<void> {
  await Promise.all([
    loadTexts(language, 'app'),
    loadTexts(language, 'kit'),
    hasAriaStrings() && installAriaStrings(language),
  ]);
  // nobody waits for fonts, nor misses anything without them: the system has others
  void import('@isopter/locales/fonts').then(({ showFonts }) => showFonts(language)).catch(() => undefined);
  await i18next.changeLanguage(language);
}

/** Loads a part of the application together with React Aria's words in the language it will be shown in. */
export async function withAriaWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, installAriaStrings(appLanguage(i18next.language))]);
  return loaded;
}

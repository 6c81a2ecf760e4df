import { type AppLanguage, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { offeredLanguage } from './languages.ts';
import { hasAriaStrings, installAriaStrings } from './ariaStrings.ts';

const NAMESPACE = 'translation';

/**
 * Loads the texts of a namespace in a language, unless they are there: `/locales/LANGUAGE.json`, those of another
 * namespace from the folder of its name.
 * @throws Error when they do not load
 */
export async function loadTexts(language: AppLanguage, namespace = NAMESPACE): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const folder = namespace === NAMESPACE ? '' : `${namespace}/`;
  const answer = await fetch(`/locales/${folder}${language}.json`);
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`);
  i18next.addResourceBundle(language, namespace, (await answer.json()) as ResourceLanguage);
}

/** Loads one language's texts before the first render (I18N-02). */
export async function startI18n(language: AppLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await showLanguage(language).catch(() => showLanguage(DEFAULT_APP_LANGUAGE));
}

/** Shows the application in another language, in place. Rejects, and changes nothing, when its texts do not load. */
export async function showLanguage(language: AppLanguage): Promise<void> {
  await Promise.all([loadTexts(language), hasAriaStrings() && installAriaStrings(language)]);
  await i18next.changeLanguage(language);
}

/** Loads a part of the application together with React Aria's words in the language it will be shown in. */
export async function withAriaWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, installAriaStrings(offeredLanguage(i18next.language))]);
  return loaded;
}

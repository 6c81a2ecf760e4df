import { closestAppLanguage, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import { all, textsOf } from '@isopter/locales/all';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { installNumbers } from '../../lib/platform/i18n/numbers.ts';

/** Makes the texts of a language those a story is shown in; every language is loaded once for all stories. */
export async function startTexts(locale: string): Promise<void> {
  const lng = closestAppLanguage(locale) ?? DEFAULT_APP_LANGUAGE;
  const texts = await textsOf(lng);
  if (i18next.isInitialized) {
    for (const [part, words] of Object.entries(texts)) i18next.addResourceBundle(lng, part, words);
    await i18next.changeLanguage(lng);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: { ...all, [lng]: texts },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  installNumbers(i18next);
}

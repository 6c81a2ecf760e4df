import { all } from '@isopter/locales/all';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { offeredLanguage } from '../../lib/platform/i18n/languages.ts';
import { installNumbers } from '../../lib/platform/i18n/numbers.ts';

/** Makes the texts of a language those a story is shown in; every language is loaded once for all stories. */
export async function startTexts(locale: string): Promise<void> {
  const lng = offeredLanguage(locale.toLowerCase());
  if (i18next.isInitialized) {
    await i18next.changeLanguage(lng);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: all,
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  installNumbers(i18next);
}

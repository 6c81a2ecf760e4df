import { closestAppLanguage } from '@isopter/contract';
import { createInstance } from 'i18next';
import { showFonts } from '../packages/locales/fonts.ts';
import { all, textsOf } from '../packages/locales/all.ts';
import type { Translate } from '../packages/ui/src/texts/Texts.tsx';

const texts = createInstance();
void texts.init({
  // i18next writes into what it gets
  resources: Object.fromEntries(Object.entries(all).map(([language, { kit = {} }]) => [language, { kit }])),
  fallbackLng: false,
  lowerCaseLng: true,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Loads the words of the kit in a language and its fonts, unless they are there; English is in the kit. */
export async function loadKitWords(locale: string): Promise<void> {
  const language = closestAppLanguage(locale);
  if (language === undefined) return;
  await showFonts(language);
  if (texts.hasResourceBundle(language, 'kit')) return;
  const { kit } = await textsOf(language);
  if (kit) texts.addResourceBundle(language, 'kit', kit);
}

/** The words of the kit as the application has them in a language; in English, and in languages without words, its own. */
export function kitTranslate(locale: string): Translate {
  const lng = closestAppLanguage(locale);
  return (key, values) => {
    // the types know the words of the application, not those of the kit
    const options = { ...values, ns: 'kit', lng } as never;
    return texts.exists(key, options) ? (texts.t(key as never, options) as unknown as string) : undefined;
  };
}

import { createInstance } from 'i18next';
import { all } from '../packages/locales/all.ts';
import type { Translate } from '../packages/ui/src/texts/Texts.tsx';

const texts = createInstance();
void texts.init({
  resources: all,
  fallbackLng: false,
  lowerCaseLng: true,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The words of the kit as the application has them in a language; in English, and in languages without words, its own. */
export const kitTranslate =
  (locale: string): Translate =>
  (key, values) => {
    // the types know the words of the application, not those of the kit
    const options = { ...values, ns: 'kit', lng: locale.toLowerCase() } as never;
    return texts.exists(key, options) ? (texts.t(key as never, options) as unknown as string) : undefined;
  };

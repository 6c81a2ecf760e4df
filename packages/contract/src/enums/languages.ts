/** Languages of the application [I18N-01]. */
export const APP_LANGUAGES = [
  'en-us',
  'es-es',
  'fr-ca',
  'pt-br',
  'he-il',
  'it-it',
  'de-de',
  'ms-my',
  'ko-kr',
  'ar-eg',
  'fil-ph',
  'uk-ua',
  'af-za',
  'ru-ru',
  'el-gr',
  'th-th',
  'vi-vn',
  'tr-tr',
  'ja-jp',
  'zh-cn',
  'zh-yue',
  'hi-in',
  'id-id',
  'hr-hr',
  'cs-cz',
  'pl-pl',
  'nl-nl',
  'nb-no',
  'sv-se',
  'da-dk',
  'hu-hu',
] as const;
export type AppLanguage = (typeof APP_LANGUAGES)[number];
export const DEFAULT_APP_LANGUAGE: AppLanguage = 'en-us';

/** App languages that are written from right to left [I18N-03]. */
export const RTL_LANGUAGES = ['he-il', 'ar-eg'] as const satisfies readonly AppLanguage[];

/** Converts an app language to the BCP 47 tag for Intl: `en-us` → `en-US`. Cantonese has a separate language code. */
export function bcp47(language: AppLanguage): string {
  if (language === 'zh-yue') return 'yue-HK';
  const [code, region = ''] = language.split('-');
  return `${code}-${region.toUpperCase()}`;
}

/** Returns the name of a language in itself: 'English (US)', 'Español (España)' [I18N-06]. */
export function ownName(language: AppLanguage): string {
  const tag = bcp47(language);
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard', style: 'short' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const languageOf = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
};

/**
 * Returns the app language for a BCP 47 tag: the same one, or that of another country. Chinese in traditional characters is
 * written as in Hong Kong, and both written forms of Norwegian are Bokmål.
 * @returns undefined if there is none
 */
export function closestAppLanguage(tag: string): AppLanguage | undefined {
  const wanted = languageOf(tag);
  if (!wanted) return undefined;
  const { language, region, script } = wanted;
  const like = { yue: 'zh', nn: 'nb', no: 'nb' }[language] ?? language;
  if (like === 'zh') return script === 'Hant' ? 'zh-yue' : 'zh-cn';
  const sameLanguage = APP_LANGUAGES.filter((one) => one.split('-')[0] === like);
  return sameLanguage.find((one) => one.endsWith(`-${region?.toLowerCase()}`)) ?? sameLanguage[0];
}

/** Languages of reports: English and Spanish [REP-07]. */
export const REPORT_LANGUAGES = ['en', 'es'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** Languages a headset can speak, as BCP 47 codes; their names come from Intl [I18N-04]. */
export const TEST_LANGUAGES = [
  'en',
  'es',
  'fr-CA',
  'fr',
  'pt-BR',
  'pt-PT',
  'de',
  'it',
  'nl',
  'af',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'hr',
  'sr',
  'ro',
  'bg',
  'el',
  'tr',
  'ru',
  'uk',
  'he',
  'ar',
  'fa',
  'ur',
  'hi',
  'bn',
  'pa',
  'ta',
  'th',
  'vi',
  'id',
  'ms',
  'fil',
  'ht',
  'so',
  'zh-CN',
  'yue',
  'ja',
  'ko',
] as const;
export type TestLanguageCode = (typeof TEST_LANGUAGES)[number];

/** The languages that are listed first and to which the tutorial flags apply [FORM-08, FORM-26]. */
export const MAIN_TEST_LANGUAGES = ['en', 'es', 'fr-CA'] as const satisfies readonly TestLanguageCode[];

/** Languages with a short tutorial [FORM-09]. */
export const SHORT_TUTORIAL_LANGUAGES = ['en', 'es'] as const satisfies readonly TestLanguageCode[];

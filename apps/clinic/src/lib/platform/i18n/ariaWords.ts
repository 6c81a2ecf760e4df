import type { AppLanguage } from '@isopter/contract';

/** Texts of React Aria by package and key: strings, or functions of their values. */
export type AriaWords = Record<string, Record<string, unknown>>;

type Load = () => Promise<unknown>;

/** One chunk for each language. React Aria has no texts in seven languages; `packages/locales` has them. */
const load: Record<AppLanguage, Load> = {
  'en-us': () => import('react-aria-components/i18n/en-US'),
  'af-za': () => import('@isopter/locales/af-za/aria.ts'),
  'fil-ph': () => import('@isopter/locales/fil-ph/aria.ts'),
  'hi-in': () => import('@isopter/locales/hi-in/aria.ts'),
  'id-id': () => import('@isopter/locales/id-id/aria.ts'),
  'ms-my': () => import('@isopter/locales/ms-my/aria.ts'),
  'th-th': () => import('@isopter/locales/th-th/aria.ts'),
  'vi-vn': () => import('@isopter/locales/vi-vn/aria.ts'),
  'ar-eg': () => import('react-aria-components/i18n/ar-AE'),
  'cs-cz': () => import('react-aria-components/i18n/cs-CZ'),
  'da-dk': () => import('react-aria-components/i18n/da-DK'),
  'de-de': () => import('react-aria-components/i18n/de-DE'),
  'el-gr': () => import('react-aria-components/i18n/el-GR'),
  'es-es': () => import('react-aria-components/i18n/es-ES'),
  'fr-ca': () => import('react-aria-components/i18n/fr-FR'),
  'he-il': () => import('react-aria-components/i18n/he-IL'),
  'hr-hr': () => import('react-aria-components/i18n/hr-HR'),
  'hu-hu': () => import('react-aria-components/i18n/hu-HU'),
  'it-it': () => import('react-aria-components/i18n/it-IT'),
  'ja-jp': () => import('react-aria-components/i18n/ja-JP'),
  'ko-kr': () => import('react-aria-components/i18n/ko-KR'),
  'nb-no': () => import('react-aria-components/i18n/nb-NO'),
  'nl-nl': () => import('react-aria-components/i18n/nl-NL'),
  'pl-pl': () => import('react-aria-components/i18n/pl-PL'),
  'pt-br': () => import('react-aria-components/i18n/pt-BR'),
  'ru-ru': () => import('react-aria-components/i18n/ru-RU'),
  'sv-se': () => import('react-aria-components/i18n/sv-SE'),
  'tr-tr': () => import('react-aria-components/i18n/tr-TR'),
  'uk-ua': () => import('react-aria-components/i18n/uk-UA'),
  'zh-cn': () => import('react-aria-components/i18n/zh-CN'),
  'zh-yue': () => import('react-aria-components/i18n/zh-TW'),
};

/** Returns the texts of React Aria in a language. */
export const loadAriaWords = async (language: AppLanguage): Promise<AriaWords> =>
  ((await load[language]()) as { default: AriaWords }).default;

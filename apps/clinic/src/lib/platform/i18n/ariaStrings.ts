import type { AppLanguage } from '@isopter/contract';

type Words = Record<string, Record<string, unknown>>;
type Load = () => Promise<unknown>;

const english: Load = () => import('react-aria-components/i18n/en-US');

/** React Aria's own words, one chunk a language; what it lacks is said in English. */
const load: Partial<Record<AppLanguage, Load>> = {
  'es-es': () => import('react-aria-components/i18n/es-ES'),
  'ar-eg': () => import('react-aria-components/i18n/ar-AE'),
};

declare global {
  interface Window {
    [key: symbol]: unknown;
  }
}

/** Whether something that speaks them was loaded: signing in needs none of these words. */
export const hasAriaStrings = (): boolean => window[STRINGS] !== undefined;

const STRINGS = Symbol.for('react-aria.i18n.strings');
const LOCALE = Symbol.for('react-aria.i18n.locale');

/**
 * Makes a language's words the ones React Aria speaks. The library reads the symbols once and keeps the inner objects,
 * so a later language is written into those: no reload, and nothing typed is lost.
 */
export async function installAriaStrings(language: AppLanguage): Promise<void> {
  const { default: words } = (await (load[language] ?? english)()) as { default: Words };
  const installed = window[STRINGS] as Words | undefined;
  if (installed === undefined) {
    window[LOCALE] = language;
    window[STRINGS] = Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, { ...texts }]));
    return;
  }
  for (const [name, texts] of Object.entries(words)) Object.assign((installed[name] ??= {}), texts);
}

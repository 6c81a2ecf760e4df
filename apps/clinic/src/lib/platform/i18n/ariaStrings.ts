import type { AppLanguage } from '@isopter/contract';
import type { AriaWords } from './ariaWords.ts';

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
  const { loadAriaWords } = await import('./ariaWords.ts');
  const words = await loadAriaWords(language);
  const installed = window[STRINGS] as AriaWords | undefined;
  if (installed === undefined) {
    window[LOCALE] = language;
    window[STRINGS] = Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, { ...texts }]));
    return;
  }
  for (const [name, texts] of Object.entries(words)) Object.assign((installed[name] ??= {}), texts);
}

import { DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import { hasAriaStrings, installAriaStrings } from '../../lib/platform/i18n/ariaStrings.ts';

/** React Aria keeps the words of the page: a story that changed the language must not leave them to the next. */
export async function speakEnglish(): Promise<void> {
  if (hasAriaStrings()) await installAriaStrings(DEFAULT_APP_LANGUAGE);
}

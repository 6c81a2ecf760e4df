import { REPORT_LANGUAGES } from '@isopter/contract';
import { BROWSER_PARTS, SERVER_PARTS } from '@isopter/locales/parts';
import type { Part } from './english.ts';

export const PARTS: readonly Part[] = [...BROWSER_PARTS, ...SERVER_PARTS];

/**
 * Returns whether a part exists in a language: reports are written in few languages [REP-07], and so are the manuals.
 */
export const isWritten = (language: string, part: Part): boolean =>
  (part !== 'reports' && part !== 'manuals') || REPORT_LANGUAGES.some((written) => language.startsWith(`${written}-`));

import type { AppLanguage } from '@isopter/contract';
import { SOURCE } from '../english.ts';
import { isWritten, PARTS } from '../parts.ts';
import { readIfThere } from './importTexts.ts';
import { type Unit, unitsOf } from './units.ts';
import { toXliff } from './xliff.ts';

/** An export in both formats. */
export interface Export {
  json: string;
  xliff: string;
  units: readonly Unit[];
}

/** Returns every English text with its context and its translation into a language, if it has one. */
export async function exportTexts(language: AppLanguage): Promise<Export> {
  const parts = PARTS.filter((part) => isWritten(language, part));
  const have = (part: (typeof PARTS)[number]) => (language === SOURCE ? new Map() : readIfThere(language, part));
  const units = (await Promise.all(parts.map((part) => unitsOf(part, language, have(part))))).flat();
  return {
    units,
    json: `${JSON.stringify({ language, units }, null, 2)}\n`,
    xliff: `${await toXliff(units, SOURCE, language)}\n`,
  };
}

import { type AppLanguage, APP_LANGUAGES, bcp47 } from '@isopter/contract';
import xliff from 'xliff';
import type { Part } from '../english.ts';
import type { Unit } from './units.ts';

/** An entry of an exchange file: a text with the English that its translator saw. */
export type Translated = Pick<Unit, 'part' | 'key' | 'english' | 'translation'>;

/** The content of an exchange file. */
export interface Exchange {
  language: AppLanguage;
  units: readonly Translated[];
}

/** Reads an export in JSON. @throws Error when it is of no language of the app */
export function fromJson(text: string): Exchange {
  const { language, units } = JSON.parse(text) as { language: string; units: readonly Translated[] };
  const known = APP_LANGUAGES.find((one) => one === language);
  if (known === undefined) throw new Error(`"${language}" is not a language of the app`);
  return { language: known, units };
}

/** Writes texts as XLIFF 2.0: a file for each part, the context as a note, the room as a size restriction in characters. */
export function toXliff(units: readonly Unit[], from: AppLanguage, to: AppLanguage): Promise<string> {
  const resources: Record<string, Record<string, xliff.Unit>> = {};
  for (const { part, key, english, context, limit, translation } of units)
    (resources[part] ??= {})[key] = {
      source: english,
      ...(translation !== undefined && { target: translation }),
      note: context,
      additionalAttributes: { 'xml:space': 'preserve', ...(limit !== undefined && { sizeRestriction: limit }) },
    };
  return xliff.js2xliff({ sourceLanguage: bcp47(from), targetLanguage: bcp47(to), resources });
}

/** Reads what {@link toXliff} wrote and a translator filled in. @throws Error when it is no XLIFF 2.0 of an app language */
export async function fromXliff(text: string): Promise<Exchange> {
  const { targetLanguage, resources } = await xliff.xliff2js(text);
  const language = APP_LANGUAGES.find((one) => bcp47(one) === targetLanguage);
  if (language === undefined) throw new Error(`"${targetLanguage}" is not a language of the app`);
  const units = Object.entries(resources).flatMap(([part, own]) =>
    Object.entries(own).map(([key, { source, target }]) => ({
      part: part as Part,
      key,
      english: source,
      ...(target !== undefined && target !== '' && { translation: target }),
    })),
  );
  return { language, units };
}

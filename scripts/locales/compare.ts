import { type AppLanguage, bcp47 } from '@isopter/contract';
import type { Words } from './english.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!))].sort();

/** Keys whose words depend on a number, with their English: plural forms, or a text of a component that takes a count. */
function countedOf(english: Words): Map<string, string> {
  const forms = [...english].filter(([key]) => key.endsWith('_other'));
  return new Map(forms.map(([key, text]) => [key.replace(PLURAL, ''), text]));
}

/** Returns the keys a language must have: the English ones, with the plural forms of the language. */
export function wanted(language: string, english: Words, have: Words): Map<string, string> {
  const forms = new Intl.PluralRules(bcp47(language as AppLanguage)).resolvedOptions().pluralCategories;
  const counted = countedOf(english);
  const inForms = (key: string, text: string): [string, string][] => forms.map((form) => [`${key}_${form}`, text]);
  return new Map(
    [...english].flatMap(([key, text]): [string, string][] => {
      const stem = key.replace(PLURAL, '');
      if (counted.has(stem)) return inForms(stem, counted.get(stem)!);
      // a component contains its English plural
      const isCounted = variables(text).includes('count') && have.has(`${key}_other`);
      return isCounted ? inForms(key, text) : [[key, text]];
    }),
  );
}

/** A plural form may leave a variable out ('one patient'), never add one. */
function variablesDiffer(key: string, text: string, english: string): boolean {
  const used = variables(text);
  const known = variables(english);
  return used.some((name) => !known.includes(name)) || (!PLURAL.test(key) && used.length !== known.length);
}

/** Letters that can be translated: neither a value nor a sign alone. */
const hasWords = (text: string): boolean => /\p{Letter}{4}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

/**
 * What is wrong with a part of a language's words, held against the English (I18N-01, I18N-05).
 * @param same keys that may read as in English: names, abbreviations, words both languages have
 * @returns a line for each word that is missing, unknown, untranslated, or does not fill in what English fills in
 */
export function compare(language: string, have: Words, english: Words, same: ReadonlySet<string>): string[] {
  const want = wanted(language, english, have);
  return [
    ...[...want.keys()].filter((key) => !have.get(key)).map((key) => `missing ${key}`),
    ...[...have.keys()].filter((key) => !want.has(key)).map((key) => `unknown ${key}`),
    ...[...want]
      .filter(([key, text]) => have.has(key) && variablesDiffer(key, have.get(key)!, text))
      .map(([key, text]) => `${key} fills in ${variables(have.get(key)!).join()}, English ${variables(text).join()}`),
    ...[...want]
      .filter(([key, text]) => have.get(key) === text && hasWords(text) && !same.has(key))
      .map(([key, text]) => `untranslated ${key}: ${text}`),
  ];
}

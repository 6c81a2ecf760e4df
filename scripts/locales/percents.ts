import { type AppLanguage, bcp47 } from '@isopter/contract';
import type { Words } from './english.ts';

/** A percent sign after a number or a variable, with what stands between them. */
const PERCENT = /[\d}]([^\d}%]?)%/g;

/** Returns the separator between a number and its percent sign in a language: nothing, or a no-break space. */
function separatorOf(language: string): string {
  const parts = new Intl.NumberFormat(`${bcp47(language as AppLanguage)}-u-nu-latn`, {
    style: 'percent',
  }).formatToParts(0.5);
  const literals = parts.filter(({ type }) => type === 'literal').map(({ value }) => value);
  // marks of direction are invisible and not written in texts
  return literals.filter((value) => /\s/u.test(value)).join('');
}

/** Finds percentages that are not written as the language's number format writes them. */
export function misspelledPercents(language: string, words: Words): string[] {
  const separator = separatorOf(language);
  return [...words].flatMap(([key, text]) =>
    [...text.matchAll(PERCENT)].some(([, between]) => between !== separator)
      ? [`${key}: a percentage is written “50${separator}%”, as numbers are: “${text}”`]
      : [],
  );
}

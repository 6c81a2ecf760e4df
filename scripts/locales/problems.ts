import type { AppLanguage } from '@isopter/contract';
import { compare } from './compare.ts';
import type { Part, Words } from './english.ts';
import { misspelledPercents } from './percents.ts';
import { sameAsEnglish } from './same.ts';
import { strayLetters, strayQuotes } from './writing.ts';

/** Returns what is wrong with how the texts of a language are written, English ones too. */
export const misspelled = (language: AppLanguage, words: Words): string[] => [
  ...misspelledPercents(language, words),
  ...strayLetters(language, words),
  ...strayQuotes(language, words),
];

/** Returns what is wrong with the translated texts of a part (I18N-01, I18N-05), a line for each. */
export const problemsOf = (language: AppLanguage, part: Part, words: Words, english: Words): string[] => [
  ...compare(language, words, english, sameAsEnglish(language, part)),
  ...misspelled(language, words),
];

import type { AppLanguage } from '@isopter/contract';
import type { Words } from './english.ts';

/** Scripts of languages that are not written in Latin letters. Latin letters are in all of them: units and names of tests. */
const SCRIPTS: Readonly<Partial<Record<AppLanguage, readonly string[]>>> = {
  'ar-eg': ['Arabic'],
  'el-gr': ['Greek'],
  'he-il': ['Hebrew'],
  'hi-in': ['Devanagari'],
  'ja-jp': ['Han', 'Hiragana', 'Katakana'],
  'ko-kr': ['Hangul'],
  'ru-ru': ['Cyrillic'],
  'th-th': ['Thai'],
  'uk-ua': ['Cyrillic'],
  'zh-cn': ['Han'],
  'zh-yue': ['Han'],
};

/** Quotation marks of each language, outer and inner ones. ’ is also an apostrophe, so every language may use it. */
const QUOTES: Readonly<Record<AppLanguage, string>> = {
  'af-za': '“”‘',
  'ar-eg': '«»“”',
  'cs-cz': '„“‚‘',
  'da-dk': '»«”',
  'de-de': '„“‚‘',
  'el-gr': '«»“”',
  'en-us': '“”‘',
  'es-es': '«»“”',
  'fil-ph': '“”‘',
  'fr-ca': '«»“”',
  'he-il': '”“„״׳',
  'hi-in': '“”‘',
  'hr-hr': '„”‘',
  'hu-hu': '„”»«',
  'id-id': '“”‘',
  'it-it': '«»“”',
  'ja-jp': '「」『』',
  'ko-kr': '“”‘',
  'ms-my': '“”‘',
  'nb-no': '«»‘',
  'nl-nl': '‘“”',
  'pl-pl': '„”«»',
  'pt-br': '“”‘',
  'ru-ru': '«»„“',
  'sv-se': '”',
  'th-th': '“”‘',
  'tr-tr': '“”‘',
  'uk-ua': '«»„“',
  'vi-vn': '“”‘',
  'zh-cn': '“”‘',
  'zh-yue': '「」『』',
};
const ANY_QUOTE = /["“”„‟«»‹›「」『』‘‚‛]/g;

/** Parts of texts that are the same in every language: a Japanese name as an example, and the answer of a program. */
const QUOTED = /山田 太郎|やまだ たろう|"status":"ok"/g;
/** Letters that science writes in every language: micrometers, ohms, differences, angles. */
const SIGNS = /[µμΩΔΣαβγθλσφ]/g;

const lettersOf = (text: string): string[] =>
  text
    .replaceAll(/\{\{.*?\}\}/g, '')
    .replaceAll(QUOTED, '')
    .replaceAll(SIGNS, '')
    .match(/\p{Letter}/gu) ?? [];

/** Finds letters of a script in which the language is not written: often one that only looks like the right one. */
export function strayLetters(language: AppLanguage, words: Words): string[] {
  const own = new RegExp(
    `[${['Latin', 'Common', 'Inherited', ...(SCRIPTS[language] ?? [])].map((script) => `\\p{Script=${script}}`).join('')}]`,
    'u',
  );
  return [...words].flatMap(([key, text]) => {
    const stray = lettersOf(text).filter((letter) => !own.test(letter));
    return stray.length > 0 ? [`${key}: letters of another script: ${[...new Set(stray)].join(' ')} in “${text}”`] : [];
  });
}

/** Finds quotation marks that the language does not use. */
export function strayQuotes(language: AppLanguage, words: Words): string[] {
  return [...words].flatMap(([key, text]) => {
    const stray = (text.replaceAll(QUOTED, '').match(ANY_QUOTE) ?? []).filter(
      (mark) => !QUOTES[language].includes(mark),
    );
    return stray.length > 0
      ? [`${key}: the language does not quote with ${[...new Set(stray)].join(' ')}: “${text}”`]
      : [];
  });
}

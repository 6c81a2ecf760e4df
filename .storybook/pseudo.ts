import type { Translate, Words } from '../packages/ui/src/texts/Texts.tsx';

/** English with accents, 40 % longer, in brackets: shows what is cut, what is not translated, what is glued together. */
export const PSEUDO_LOCALE = 'en-XA';
/** The same, laid out from right to left. */
export const PSEUDO_RTL_LOCALE = 'ar-XB';

const files = import.meta.glob<Record<string, Words>>('../packages/ui/src/**/*.texts.ts', { eager: true });
const words: Words = Object.assign({}, ...Object.values(files).flatMap((exported) => Object.values(exported)));

const PLAIN = 'ACDEGHIJKLNOPRSTUYZacdeghijklnoprstuyz';
const ACCENTED = 'ÅÇÐÉĜĤÎĴĶĻÑÖÞŔŠŢÛÝŽåçðéĝĥîĵķļñöþŕšţûýž';
const LONGER_BY = 0.4;

/** A text as the pseudo-locale writes it. */
export function pseudo(text: string): string {
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  const filling = '·ö'.repeat(Math.ceil((text.length * LONGER_BY) / 2));
  return `[${accented} ${filling}]`;
}

/** The kit's own words in the pseudo-locale. */
export const pseudoTranslate: Translate = (key, values) => {
  const word = words[key];
  if (word === undefined) return undefined;
  return pseudo(typeof word === 'string' ? word : word(values as never));
};

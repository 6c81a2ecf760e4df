/** Replacements by {@link fold} for Arabic and Persian digits, and for letters that do not decompose. */
export const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ...Object.fromEntries(
    ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].flatMap((digits) => Array.from(digits, (digit, value) => [digit, `${value}`])),
  ),
};
const LETTERS = new RegExp(`[${Object.keys(FOLDED_LETTERS).join('')}]`, 'gu');

/** Combining hamza and madda, and the stretcher of Arabic letters. */
const ARABIC_MARKS = '\\u0653-\\u0655\\u0640';
/** Characters that {@link fold} drops: diacritics, and invisible ones such as zero-width spaces, joiners, fillers. */
export const FOLDED_AWAY = new RegExp(String.raw`[\p{Diacritic}\p{Default_Ignorable_Code_Point}${ARABIC_MARKS}]`, 'gu');

/**
 * Lower case without accents and invisible characters, and with one kind of digits, so that `Elodie` finds `Élodie` and
 * `zólw` finds `Żółw`. The database has the same rule: `apps/server/src/platform/db/folded.ts`.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(FOLDED_AWAY, '')
    .toLowerCase()
    .replace(FOLDED_AWAY, '')
    .replace(LETTERS, (letter) => FOLDED_LETTERS[letter] ?? letter);

/**
 * Letters that are taken for others: Cyrillic and Greek ones that look like Latin ones, in capitals or in small letters, the
 * final sigma, and letters that Arabic and Persian keyboards type for one another.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['авсԁенһіјкморԛѕтѵԝухӏ', 'abcdehhijkmopqstvwyxl'],
    ['αβεζηικμνορτυχς', 'abezhikmnoptyxσ'],
    ['ىیکة', 'ييكه'],
  ].flatMap(([own = '', others = '']) => Array.from(own, (letter, at) => [letter, others.charAt(at)] as const)),
);
/** Katakana and hiragana write the same syllables. */
const KATAKANA_TO_HIRAGANA = 0x60;
const hiragana = (letter: string): string => String.fromCodePoint(letter.codePointAt(0)! - KATAKANA_TO_HIRAGANA);
const LOOKALIKE_LETTERS = new RegExp(`[${[...LOOKALIKES.keys()].join('')}]`, 'gu');

/**
 * The letters and digits of a name or number, folded: names that are typed with other accents, apostrophes, hyphens, spaces,
 * look-alike letters of another alphabet or the other kana have the same key. Empty if there are none.
 */
export const nameKey = (text: string | null | undefined): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(LOOKALIKE_LETTERS, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/[ァ-ヶ]/gu, hiragana);

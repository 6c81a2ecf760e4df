/** Scripts whose letters can pass for those of another. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Lisu', 'Coptic', 'Georgian'] as const;
const LETTERS = SCRIPTS.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));
/** Letters of other scripts that look like Latin ones (Unicode Technical Standard 39, confusables). */
const LATIN_LOOKS = /^[АВЕЅІЈКМНОРСТУХҮԌԚԜавеѕіјкмнорстухүһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρικυ\p{M}]+$/u;
/** Invisible characters. Joiners and selectors shape other scripts and pictures, and are judged by their neighbors. */
const UNSEEN = /(?!\u200c|\u200d|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
const JOINED_LATIN = /\p{Script=Latin}[\u200c\u200d]|[\u200c\u200d]\p{Script=Latin}/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** A word, and the scripts of its letters. */
interface Word {
  word: string;
  scripts: string[];
}

const scriptsOf = (word: string): string[] =>
  LETTERS.filter(({ pattern }) => pattern.test(word)).map(({ script }) => script);

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(([word]) => ({ word, scripts: scriptsOf(word) }));
const looksLatin = ({ word, scripts }: Word): boolean => scripts[0] !== 'Latin' && LATIN_LOOKS.test(word);

/**
 * Judges whether a name can pass for another: one word of several scripts that look alike (“Наrbour”, whose first two
 * letters are Cyrillic), or a word of letters that all look Latin (“СОСА”, all Cyrillic) between words that are Latin or
 * where nothing shows the script. Words of different scripts may stand side by side, as names of two languages do.
 * @param beside the other texts of the same brand: what a name alone does not show, they may
 * @returns what is wrong with it, or `undefined`
 */
export function homographProblem(text: string, beside: readonly string[] = []): string | undefined {
  if (UNSEEN.test(text) || JOINED_LATIN.test(text)) return 'holds a character that is not seen';
  const words = wordsOf(text);
  const mixed = words.find(({ scripts }) => scripts.length > 1);
  if (mixed) return `mixes letters of ${mixed.scripts.join(' and ')} in the word “${mixed.word}”; use one script`;
  const posing = words.find((one) => looksLatin(one));
  if (posing === undefined) return undefined;
  const problem = `has letters of ${posing.scripts.join()} in the word “${posing.word}” that look like Latin ones`;
  if (words.some(({ scripts }) => scripts[0] === 'Latin')) return problem;
  const isShown = [text, ...beside]
    .flatMap((one) => wordsOf(one))
    .some((one) => one.scripts[0] === posing.scripts[0] && !looksLatin(one));
  return isShown
    ? undefined
    : `${problem}; if it is meant, write the copyright or the technicians’ area in that script, with its own letters`;
}

/** Scripts whose letters can pass for those of another. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Lisu', 'Coptic', 'Georgian'] as const;
const LETTERS = SCRIPTS.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));
/** Letters of other scripts that look like Latin ones (Unicode Technical Standard 39, confusables). */
const LATIN_LOOKS = /^[АВЕЅІЈКМНОРСТУХҮԌԚԜавеѕіјкмнорстухүһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρικυ\p{M}]+$/u;
/** What is not seen at all; joiners and selectors shape other scripts and pictures, and are judged by their neighbours. */
const UNSEEN = /(?!\u200c|\u200d|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
const JOINED_LATIN = /\p{Script=Latin}[\u200c\u200d]|[\u200c\u200d]\p{Script=Latin}/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

const scriptsOf = (word: string): string[] =>
  LETTERS.filter(({ pattern }) => pattern.test(word)).map(({ script }) => script);

/**
 * Judges whether a name can pass for another: one word of several scripts that look alike (“Наrbour”, whose first two
 * letters are Cyrillic), or a word of letters that all look Latin between words that are. Words of different scripts
 * may stand side by side, as names of two languages do.
 * @returns what is wrong with it, or `undefined`
 */
export function homographProblem(text: string): string | undefined {
  if (UNSEEN.test(text) || JOINED_LATIN.test(text)) return 'holds a character that is not seen';
  const words = [...text.matchAll(WORD)].map(([word]) => ({ word, scripts: scriptsOf(word) }));
  const mixed = words.find(({ scripts }) => scripts.length > 1);
  if (mixed) return `mixes letters of ${mixed.scripts.join(' and ')} in the word “${mixed.word}”; use one script`;
  const isLatin = words.some(({ scripts }) => scripts[0] === 'Latin');
  const posing = words.find(({ word, scripts }) => isLatin && scripts[0] !== 'Latin' && LATIN_LOOKS.test(word));
  return posing && `has letters of ${posing.scripts.join()} in the word “${posing.word}” that look like Latin ones`;
}

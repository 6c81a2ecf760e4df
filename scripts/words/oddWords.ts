/** Words and phrases that make a sentence hard to read, with what to write instead (docs/content-style.md). */
export const ODD_WORDS: readonly [pattern: string, instead: string][] = [
  ['whoever|whomever', 'the role: "the user", "an administrator", "readers"'],
  ['anew', '"again"'],
  ['of its own|of their own|of his own|of her own', '"own", "separate"'],
  ['as (?:they|it) came', '"as received"'],
  ['says so|said so|say so', 'what is said'],
  ['is told|are told|was told|were told|what is told of', 'who tells what: "the server notifies the page"'],
  ['in place of', '"instead of"'],
  ['none any more|no more of it', '"removed", "no longer"'],
  ['at the most', '"at most"'],
  ['let through', '"accepted", "allowed"'],
  ['lets go|let go of', '"releases"'],
  ['goes on|go on with', '"continues"'],
  ['comes? of (?:it|this|that|them)', '"results"'],
  ['put away|led back|takes? back|taken back', '"hidden", "returned", "undone"'],
  ['stands? (?:at|beside|there|in the way)', '"is"'],
  ['the former', 'the noun'],
  ['holds for', '"applies to"'],
  ['where there (?:is|are) (?:one|none|some)', '"if there is"'],
  ['what becomes of', '"the result of"'],
  ['how it is with|how that is', 'the noun'],
  ['a help to look', 'the noun'],
  ['by itself|by themselves', '"automatically", "alone"'],
  ['of a kind that|that which', 'the noun'],
];

const PATTERN = new RegExp(`\\b(?:${ODD_WORDS.map(([pattern]) => pattern).join('|')})\\b`, 'gi');

/** Returns the odd words of a text. */
export const oddWordsOf = (text: string): string[] => text.match(PATTERN) ?? [];

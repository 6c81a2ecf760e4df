/**
 * The first letters of the first and the last word of a name: "Maria del Rey" gives "MR". Letters are whole grapheme
 * clusters, so that combining marks are kept; a one-word name gives one letter.
 */
export function initials(name: string, locale: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const first = (word = ''): string => [...graphemes.segment(word)][0]?.segment ?? '';
  return ends
    .map((word) => first(word))
    .join('')
    .toLocaleUpperCase(locale);
}

import { describe, expect, it } from 'vitest';
import { matches, matchParts } from './match.ts';

const marked = (text: string, typed: string): string =>
  matchParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matches in a text', () => {
  it('ignore capitals and accents', () => {
    expect(marked('Moreau, Élodie', 'elod')).toBe('Moreau, [Élod]ie');
    expect(marked('Zoe\u0308 Nguyễn', 'nguyen zoë')).toBe('[Zoe\u0308] [Nguyễn]');
    expect(marked('İstanbul', 'ist')).toBe('[İst]anbul');
  });
  it('prefer the start of a word to its inside', () => {
    expect(marked('Maria Rossi', 'r')).toBe('Maria [R]ossi');
    expect(marked('Okafor', 'for')).toBe('Oka[for]');
  });
  it('are found word by word, in any order', () => {
    expect(marked('Lindqvist, Jonas', 'jonas lind')).toBe('[Lind]qvist, [Jonas]');
  });
  it('are found in scripts without capitals, and never split a character', () => {
    expect(marked('سَمير حداد', 'سمير')).toBe('[سَمير] حداد');
    expect(marked('👨‍👩‍👧‍👦 Zoé', 'zoe')).toBe('👨‍👩‍👧‍👦 [Zoé]');
  });
  it('may be missing or empty', () => {
    expect(marked('Maria Rossi', 'xyz')).toBe('Maria Rossi');
    expect(marked('Maria Rossi', ' ')).toBe('Maria Rossi');
    expect(matchParts('', 'a')).toEqual([]);
  });
  it('require each word of the query', () => {
    expect(matches('Moreau, Élodie', 'elo mor')).toBe(true);
    expect(matches('Moreau, Élodie', 'elo x')).toBe(false);
    expect(matches('Moreau', '')).toBe(true);
  });
});

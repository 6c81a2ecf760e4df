import { describe, expect, it } from 'vitest';
import { matches, matchParts } from './match.ts';

const marked = (text: string, typed: string): string =>
  matchParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed, in a text', () => {
  it('is found whatever its capitals and accents', () => {
    expect(marked('Moreau, Élodie', 'elod')).toBe('Moreau, [Élod]ie');
    expect(marked('Zoe\u0308 Nguyễn', 'nguyen zoë')).toBe('[Zoe\u0308] [Nguyễn]');
    expect(marked('İstanbul', 'ist')).toBe('[İst]anbul');
  });
  it('is found at the start of a word before it is found inside one', () => {
    expect(marked('Maria Rossi', 'r')).toBe('Maria [R]ossi');
    expect(marked('Okafor', 'for')).toBe('Oka[for]');
  });
  it('is found word by word, in any order', () => {
    expect(marked('Lindqvist, Jonas', 'jonas lind')).toBe('[Lind]qvist, [Jonas]');
  });
  it('is found in scripts without capitals, and never cuts a character', () => {
    expect(marked('سَمير حداد', 'سمير')).toBe('[سَمير] حداد');
    expect(marked('👨‍👩‍👧‍👦 Zoé', 'zoe')).toBe('👨‍👩‍👧‍👦 [Zoé]');
  });
  it('may be nowhere, or nothing', () => {
    expect(marked('Maria Rossi', 'xyz')).toBe('Maria Rossi');
    expect(marked('Maria Rossi', ' ')).toBe('Maria Rossi');
    expect(matchParts('', 'a')).toEqual([]);
  });
  it('fits a text when each of its words is there', () => {
    expect(matches('Moreau, Élodie', 'elo mor')).toBe(true);
    expect(matches('Moreau, Élodie', 'elo x')).toBe(false);
    expect(matches('Moreau', '')).toBe(true);
  });
});

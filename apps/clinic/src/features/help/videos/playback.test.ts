import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILMS } from './films.ts';
import { advance, captionAt, shareAt } from './playback.ts';

describe('a video', () => {
  it('advances at its speed and stops at its end', () => {
    expect(advance(10, 500, 1, 60)).toBe(10.5);
    expect(advance(10, 500, 4, 60)).toBe(12);
    expect(advance(59.9, 500, 1, 60)).toBe(60);
  });

  it('has the caption that began last', () => {
    expect([0, 7.9, 8, 59].map((at) => captionAt([0, 8, 20], at))).toEqual([0, 0, 1, 2]);
  });

  it('moves with its captions alone for who wants little motion', () => {
    const film = { length: 40, starts: [0, 10] };
    expect([0, 5, 10, 39].map((at) => shareAt(film, at, false))).toEqual([0, 0.125, 0.25, 0.975]);
    expect([0, 5, 10, 39].map((at) => shareAt(film, at, true))).toEqual([0.25, 0.25, 1, 1]);
  });

  it.each(['en-us', 'es-es', 'ar-eg'])('has a caption for each of its parts in %s [INFO-02]', (language) => {
    const words = JSON.parse(
      readFileSync(new URL(import.meta.resolve(`@isopter/locales/${language}/help.json`)), 'utf8'),
    ) as { captions: Record<string, Record<string, string>> };
    expect(FILMS).toHaveLength(5);
    for (const { id, length, starts } of FILMS) {
      expect(Object.keys(words.captions[id]!)).toHaveLength(starts.length);
      expect([...starts].sort((a, b) => a - b)).toEqual(starts);
      expect(starts[0]).toBe(0);
      expect(starts.at(-1)).toBeLessThan(length);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { outlinesOf } from './outlines.ts';
import { loadFonts } from './pdf.ts';
import { printablePage, printableText } from './printableText.ts';

const NAMES = [
  'محمد, علي',
  'שרה כהן',
  'สมชาย',
  'Müller-山田, 한국 Иван',
  'क्षितिज',
  'አበበ, ቢቂላ',
  'ბერიძე',
  'தமிழ், செல்வன்',
  'সঞ্জীব কর্মকার',
  'Հակոբյան, Արմեն',
  'Smith 🙂, Ann 👩‍👩‍👧‍👦',
  'Abebe አበበ + Ann ক্ষ',
];
beforeAll(() => loadFonts(NAMES.join('')));

const element = (said: string): string => `<text x="5" y="9" font-size="16" font-weight="bold">${said}</text>`;
/** Where the shapes of glyphs begin, from the left. */
const leftsOf = (drawn: string): number[] =>
  [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) =>
    Math.min(...[...d.matchAll(/[MLQC]([-\d.]+)/g)].map(([, x]) => Number(x))),
  );
const shown = (said: string, locale = 'en-US'): string =>
  printableText(element(said), locale).replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '');

const size = (said: string): number => Number(/font-size="([\d.]+)"/.exec(printableText(element(said), 'en'))![1]);

describe('a text on paper [OUR-777]', () => {
  it.each(NAMES)('keeps the letters of %s [OUR-919]', (name) => {
    expect(shown(name)).toBe(name);
  });

  it.each([
    ['ကိုကို, မောင်', '[Myanmar]'],
    ['محمد 🙂, 👩‍👩‍👧‍👦', 'محمد [Emoji]'],
    ['សុខា', '[Khmer]'],
    ['ගුණසේකර', '[Sinhala]'],
    ['Ann ᠮᠣᠩᠭᠣᠯ & Ben', 'Ann [Mongolian] &amp; Ben'],
  ])('has the name of the script for the letters of %s that no face has', (name, said) => {
    expect(shown(name.replaceAll('&', '&amp;'))).toBe(said);
  });

  it('names the script in the language of the report', () => {
    expect(shown('សុខា', 'es-ES')).toBe('[jemer]');
  });

  it('gets smaller if the name of the script is longer, but never below 6 pt', () => {
    expect([size('Okafor'), size('ស')]).toEqual([16, 6]);
  });

  it.each(['शर्मा, क्षितिज', 'কৌশিক, সঞ্জীব', 'கொடி, செல்வன்'])('draws %s as glyphs, each behind the one before', (name) => {
    const drawn = printablePage(element(name), 'en');
    const lefts = leftsOf(drawn);
    expect(drawn).not.toContain('<text');
    expect(lefts.length).toBeGreaterThan(8);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  it('draws the parts of a text in several faces as glyphs, each part behind the one before', () => {
    const lefts = leftsOf(printablePage(element('ক্ষ 🙂 አበ'), 'en'));
    expect(lefts).toHaveLength(4);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    // from the place of the element on, in points
    expect(lefts[0]).toBeCloseTo(5, 0);
    expect(lefts.at(-1)).toBeLessThan(100);
  });

  it('has shapes for texts of every kind, in the places of the page', () => {
    const texts = ['Smith 🙂', 'محمد 🙂, 👩‍👩‍👧‍👦', 'ক্ষ Ann', 'สมชาย', 'Smith'].map(element);
    for (const shapes of outlinesOf(texts, 'en')) {
      const places = [...shapes.matchAll(/[ML] ?(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(places.length).toBeGreaterThan(5);
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(150);
        expect(Math.abs(y!)).toBeLessThan(40);
      }
    }
  });
});

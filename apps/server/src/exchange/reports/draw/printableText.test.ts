import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from './pdf.ts';
import { printablePage, printableText } from './printableText.ts';

beforeAll(loadFonts);

const element = (said: string): string => `<text x="5" y="9" font-size="16" font-weight="bold">${said}</text>`;
const shown = (said: string, locale = 'en-US'): string =>
  printableText(element(said), locale).replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '');

const size = (said: string): number => Number(/font-size="([\d.]+)"/.exec(printableText(element(said), 'en'))![1]);

describe('a text on paper [OUR-777]', () => {
  it.each(['محمد, علي', 'שרה כהן', 'สมชาย', 'Müller-山田, 한국 Иван', 'क्षितिज'])('keeps the letters of %s', (name) => {
    expect(shown(name)).toBe(name);
  });

  it.each([
    ['አበበ, ቢቂላ', '[Ethiopic]'],
    ['ბერიძე', '[Georgian]'],
    ['தமிழ், செல்வன்', '[Tamil]'],
    ['Smith 🙂, Ann 👩‍👩‍👧‍👦', 'Smith [Emoji], Ann [Emoji]'],
    ['Abebe አበበ & Ann', 'Abebe [Ethiopic] &amp; Ann'],
  ])('has the name of the script for the letters of %s that no face has', (name, said) => {
    expect(shown(name.replaceAll('&', '&amp;'))).toBe(said);
  });

  it('names the script in the language of the report', () => {
    expect(shown('ბერიძე', 'es-ES')).toBe('[georgiano]');
  });

  it('gets smaller if the name of the script is longer, but never below 6 pt', () => {
    expect([size('Okafor'), size('አ')]).toEqual([16, 6]);
  });

  it('draws reordered scripts as glyphs, each behind the one before', () => {
    const drawn = printablePage(element('शर्मा, क्षितिज'), 'en');
    const lefts = [...drawn.matchAll(/<path transform="translate\(([\d.-]+)/g)].map(([, left]) => Number(left));
    expect(drawn).not.toContain('<text');
    expect(lefts.length).toBeGreaterThan(8);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });
});

import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Chapter, MANUALS, type ManualId } from './contents.ts';
import { makeManual, MANUAL_WORDS, type ManualLanguage } from './manual.tsx';

const CASES = (Object.keys(MANUALS) as ManualId[]).flatMap((id) =>
  (Object.keys(MANUAL_WORDS) as ManualLanguage[]).map((language) => [id, language] as const),
);

/** Returns everything in a PDF outside of drawing commands, with its compressed objects. */
const structureOf = (pdf: Buffer): string => pdf.toString('latin1');

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
/** Returns the drawing commands of each page. */
const drawn = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(STREAM)].flatMap(([, data = '']) => {
    try {
      const text = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      return text.includes(' Tf') ? [text] : [];
    } catch {
      return [];
    }
  });

describe('a user manual', () => {
  it.each(CASES)('%s in %s has its pages, a mark for each chapter, and pictures [INFO-02]', async (id, language) => {
    const pdf = await makeManual(id, language);
    const structure = structureOf(pdf);
    const chapters = MANUALS[id].length;
    expect(structure.startsWith('%PDF-')).toBe(true);
    expect(drawn(pdf).length).toBeGreaterThan(chapters);
    expect(structure.match(/\/Title/g)!.length).toBeGreaterThanOrEqual(chapters);
    expect(structure.match(/\/Subtype \/Image/g)!.length).toBeGreaterThanOrEqual(2);
    expect(pdf.byteLength).toBeLessThan(2_000_000);
  });

  it('describes the eye-tracking sensor only for devices that have one', () => {
    expect(MANUALS.ets.map(({ title }) => title)).toContain('eyes');
    expect(MANUALS.s.map(({ title }) => title)).not.toContain('eyes');
  });

  it.each(CASES)('%s in %s answers every question of the help', (id, language) => {
    const chapters: readonly Chapter[] = MANUALS[id];
    const answered = chapters.flatMap(({ questions = [] }) => [...questions]);
    expect(answered.sort()).toEqual(Object.keys(MANUAL_WORDS[language].help.faq).sort());
  });
});

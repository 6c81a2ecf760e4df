import { widthOf } from '@isopter/monitor-charts/report';
import { hasLetters, isLoaded, loadFaces } from '@isopter/reports/pdf';
import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { facesOf } from '@isopter/reports';
import { FACE_FILES } from './fonts.ts';
import { loadFonts } from './pdf.ts';

const MEASURED = { latin: 'regular', 'latin-bold': 'bold', mono: 'mono', 'mono-bold': 'mono' } as const;

it.each(Object.entries(MEASURED))('measures the letters of the face %s as they are drawn', async (name, face) => {
  const { file } = FACE_FILES.find((one) => one.name === name)!;
  Font.register({ family: `measured-${name}`, src: file });
  await Font.load({ fontFamily: `measured-${name}`, fontStyle: 'normal', fontWeight: 400 });
  const font = Font.getFont({ fontFamily: `measured-${name}` }).data as unknown as {
    unitsPerEm: number;
    glyphForCodePoint: (character: number) => { advanceWidth: number };
  };
  const letters = Array.from('AMWaimw019 .,:;−–ÄÉñß·%<>()/°²ęłőș');
  const drawn = letters.map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm);
  expect(letters.map((letter) => Math.round(widthOf(letter, 1000, face)))).toEqual(
    drawn.map((width) => Math.round(width * 1000)),
  );
});

it('loads a face again after it did not load', async () => {
  const missing = new Map([['retried', '/none/latin.ttf']]);
  await expect(loadFaces(missing)).rejects.toThrow('ENOENT');
  await expect(loadFaces(missing)).rejects.toThrow('ENOENT');
  expect(hasLetters('retried', 'A')).toBe(false);
  const { file } = FACE_FILES.find(({ name }) => name === 'latin')!;
  await loadFaces(new Map([['retried', file]]));
  expect(hasLetters('retried', 'A')).toBe(true);
});

const loaded = (): string[] => FACE_FILES.flatMap(({ name }) => (isLoaded(name) ? [name] : []));

it('loads the faces of a script only for a text that needs them, and all for a letter of no known script [OUR-919]', async () => {
  expect([...facesOf('Okafor')]).not.toContain('georgian');
  expect([...facesOf('ბერიძე')]).toContain('georgian');
  expect([...facesOf('ბერიძე')]).not.toContain('armenian');
  // other test files may have loaded faces before
  for (const text of ['Okafor', 'ბერიძე']) {
    const before = loaded();
    await loadFonts(text);
    expect(new Set(loaded())).toEqual(new Set([...before, ...facesOf(text)]));
  }
  await loadFonts('Okafor \u2605');
  expect(loaded()).toHaveLength(FACE_FILES.length);
});

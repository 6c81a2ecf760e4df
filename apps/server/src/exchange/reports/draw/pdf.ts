import { facesOf, type Report } from '@isopter/reports';
import { drawPdf, hasLetters, loadFaces } from '@isopter/reports/pdf';
import { FACE_FILES } from './fonts.ts';
import { outlinesOf } from './outlines.ts';

/** Characters that a text is made of, without what is never drawn. */
const lettersOf = (text: string): string[] => [
  ...new Set(text.replaceAll(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')),
];

const load = (isNeeded: (name: string) => boolean): Promise<void> =>
  loadFaces(new Map(FACE_FILES.filter(({ name }) => isNeeded(name)).map(({ name, file }) => [name, file])));

const isPrintable = (letter: string): boolean => FACE_FILES.some(({ name }) => hasLetters(name, letter));

/** Loads the faces that a text needs, each once; all faces if it has a letter of no script that they are known for. */
export async function loadFonts(text: string): Promise<void> {
  const needed = facesOf(text);
  await load((name) => needed.has(name));
  if (!lettersOf(text).every(isPrintable)) await load(() => true);
}

/** Draws the pages of a report as a tagged vector PDF with selectable text. */
export async function renderPdf(report: Omit<Report, 'tables' | 'tablesTitle'>): Promise<Buffer> {
  await loadFonts(report.pages.join(''));
  return Buffer.from((await drawPdf(report, (texts) => outlinesOf(texts, report.locale))).buffer);
}

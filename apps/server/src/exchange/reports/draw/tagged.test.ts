import { about, FINISHED, reportOptions } from '@isopter/reports/fakes';
import { drawTest, printReport } from '@isopter/reports';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './pdf.ts';

/** A node of the structure tree as pdf.js reads it. */
interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

const readPdf = async (kind: string, name = about.patient.name) => {
  const drawn = drawTest(
    FINISHED.find((test) => test.kind === kind)!,
    reportOptions,
  )!;
  const patient = { ...about.patient, name };
  const report = printReport(drawn.title, [{ drawn, about: { ...about, patient } }], reportOptions);
  const document = await getDocument({ data: new Uint8Array(await renderPdf(report)), useSystemFonts: false }).promise;
  const page = await document.getPage(1);
  const tree = (await page.getStructTree()) as Node;
  const [metadata, markInfo] = [await document.getMetadata(), await document.getMarkInfo()];
  return { tree, markInfo, info: metadata.info as { Language?: string; Title?: string }, drawn };
};

const all = (node: Node, role: string): Node[] => [
  ...(node.role === role ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, role)),
];
const roles = (node: Node): (string | undefined)[] => (node.children ?? []).map(({ role }) => role);

describe('the structure of a PDF report [OUR-776]', () => {
  it('is tagged, has a language and a title', async () => {
    const { markInfo, info, drawn } = await readPdf('perimetry');
    expect(markInfo).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect(info).toMatchObject({ Language: 'en-US', Title: drawn.title });
  });

  it('has the patient as the first heading, and a figure with a text for each drawing', async () => {
    const { tree } = await readPdf('perimetry');
    expect(all(tree, 'H1')).toHaveLength(1);
    expect(all(tree, 'H2')).not.toHaveLength(0);
    const figures = all(tree, 'Figure').map(({ alt }) => alt);
    expect(figures).toContain('Left eye, Sensitivity, dB');
    expect(figures.every(Boolean)).toBe(true);
  });

  it('has the printed tables as tables, with headers of columns and rows', async () => {
    const { tree } = await readPdf('eoms');
    const tables = all(tree, 'Table');
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      expect(roles(table)).toEqual(['Caption', ...Array(9).fill('TR')]);
      const [heads, ...rows] = table.children!.slice(1);
      expect(roles(heads!)).toEqual(Array(4).fill('TH'));
      for (const row of rows) expect(roles(row)).toEqual(['TH', 'TD', 'TD', 'TD']);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { PerimetryState } from '@isopter/contract';
import { fieldTest, type FinishedTest } from '@isopter/reports/fakes';
import { ownReport } from '../../../../test/support/printedReports/ownReport.ts';
import { renderPdf } from '../../reports/draw/pdf.ts';
import { UnreadableReport } from '../failure.ts';
import { withPdf } from './pdf.ts';
import { pdfText } from './pdfText.ts';
import { readPage } from '../reading/readPage.ts';
import type { PageText } from '../reading/words.ts';

const textsOf = (bytes: Uint8Array): Promise<PageText[]> =>
  withPdf(bytes, async (document) => {
    const pages: PageText[] = [];
    for (let id = 1; id <= document.numPages; id += 1) pages.push(await pdfText(await document.getPage(id)));
    return pages;
  });

const TODAY = '2026-11-26';
/** The points of a 6° raster that lie in the blind spot. */
const BLIND = /^(OD 15|OS -15),-?3$/;

/** The report of a test as the product prints it. */
const printed = async (test: FinishedTest): Promise<Uint8Array> => new Uint8Array(await renderPdf(ownReport(test)));

/** Returns the measured values by place, without fixation. */
const measured = ({ state }: FinishedTest<'perimetry'>): Record<string, number> =>
  Object.fromEntries(
    (state as PerimetryState).stimuli.flatMap(({ eye, x, y, threshold }) =>
      typeof threshold === 'number' && (x !== 0 || y !== 0) ? [[`${eye} ${x},${y}`, Math.round(threshold)]] : [],
    ),
  );

/** A PDF with a number of empty pages, with anything in its catalog. */
function pdfOf(pages: number, catalog = ''): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R${catalog}>> endobj`,
    `2 0 obj <</Type/Pages/Count ${pages}/Kids[${kids}]>> endobj`,
    ...Array.from(
      { length: pages },
      (_, index) => `${index + 3} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj`,
    ),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object) => {
    const place = text.length;
    text += `${object}\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer <</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(text + end);
}

describe('the text layer of a PDF', () => {
  it.each([
    ['24-2', 'usual', ['OD', 'OS']],
    ['24-2', 'mixed', ['OS']],
    ['30-2', 'mixed', ['OD', 'OS']],
    ['10-2', 'usual', ['OD']],
    ['24-2', 'blind', ['OD', 'OS']],
    ['24-2', 'highest', ['OD']],
  ] as const)(
    'gives every threshold of our own report of a %s (%s, %j) as it was measured',
    async (program, field, eyes) => {
      const test = fieldTest('FULL_THRESHOLD', program, { field, eyes });
      const pages = (await textsOf(await printed(test))).map((page) => readPage(page, TODAY));
      const read = pages.flatMap(({ thresholds }) => thresholds);
      const values = new Map(read.map(({ eye, x, y, db }) => [`${eye} ${x},${y}`, db]));
      // our report has no number in the blind spot of some programs
      const missing = Object.entries(measured(test)).filter(([place, value]) => values.get(place) !== value);
      expect(missing.filter(([place]) => values.has(place) || !BLIND.test(place))).toEqual([]);
      expect(values.size).toBeGreaterThan(50 * eyes.length);
      expect(pages[0]).toMatchObject({ protocol: program, examinedAt: { day: '2026-11-20' } });
      expect(pages.flatMap((page) => page.fields.map((one) => one.eye)).toSorted()).toEqual(eyes);
      expect(read.filter(({ db, isSure }) => db !== null && db <= 40 && !isSure)).toEqual([]);
    },
  );

  it.each([
    ['no PDF', new TextEncoder().encode('GIF89a')],
    ['nothing', new Uint8Array()],
    ['a beginning', new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type/Catalog')],
    ['ten thousand pages', pdfOf(10_000)],
  ])('is refused of %s', async (_, bytes) => {
    await expect(textsOf(bytes)).rejects.toThrow(UnreadableReport);
  });

  it('is read without running scripts of the document', async () => {
    const script = '/OpenAction <</S/JavaScript/JS(globalThis.ran = true; app.alert\\(1\\))>>';
    expect(await textsOf(pdfOf(1, script))).toEqual([{ width: 9, height: 9, words: [] }]);
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('of a truncated report is refused, or has the remaining text', async () => {
    const whole = await printed(fieldTest('FULL_THRESHOLD', '24-2', { eyes: ['OD'] }));
    const half = whole.slice(0, whole.length / 2);
    const pages = await textsOf(half).catch((error: unknown) => error);
    expect(pages instanceof UnreadableReport || Array.isArray(pages)).toBe(true);
  });
});

import { readdir } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldTest } from '@isopter/reports/fakes';
import { ownReport } from '../../../test/support/printedReports/ownReport.ts';
import { corpusOf, LAYOUTS, scorePage } from '../../../test/support/printedReports/corpus.ts';
import { scanOfSheet } from '../../../test/support/printedReports/picture.ts';
import { renderPng } from '../reports/draw/png.ts';
import { withPdf } from './pages/pdf.ts';
import { type ReportReader, reportReader } from './reader.ts';
import { thresholdsOf } from './reading/readReport.ts';

const TODAY = '2026-11-26';

/** Returns the number of threads of the process. */
const threads = async (): Promise<number> => (await readdir('/proc/self/task')).length;

/** A field with a dip of `<0` and single digits, as the product draws it at 150 dpi. */
async function drawnReport(): Promise<Uint8Array<ArrayBuffer>> {
  const report = ownReport(fieldTest('FULL_THRESHOLD', '24-2', { field: 'mixed', eyes: ['OD'] }));
  return new Uint8Array(await renderPng(report));
}

/** The left half red and the right one blue. */
function halves(width: number, height: number, format: 'image/png' | 'image/jpeg'): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return new Uint8Array(format === 'image/png' ? canvas.toBuffer(format) : canvas.toBuffer(format));
}

describe('a report that is a picture', () => {
  let reader: ReportReader;
  beforeEach(() => {
    reader = reportReader({ longest: 100_000 });
  });
  afterEach(() => reader.close());

  it(
    'is read, no value is wrong that claims to be sure, and no thread is left of it (of OUR-356)',
    { tags: '@all' },
    async () => {
      const { state } = fieldTest('FULL_THRESHOLD', '24-2', { field: 'mixed', eyes: ['OD'] });
      const measured = new Map(
        state.stimuli.flatMap(({ x, y, threshold }) =>
          typeof threshold === 'number' ? [[`${x},${y}`, Math.max(-1, Math.round(threshold))]] : [],
        ),
      );
      const before = await threads();
      const outcome = await reader.read(await drawnReport(), TODAY);
      // its own thread, and the one of the engine in it
      expect(await threads()).toBeGreaterThan(before + 1);
      expect(outcome).toMatchObject({ reading: { protocol: '24-2', testDate: '2026-11-20' } });
      const thresholds = 'reading' in outcome ? thresholdsOf(outcome.reading) : [];
      expect(new Set(thresholds.map(({ eye }) => eye))).toEqual(new Set(['OD']));
      const isRight = ({ x, y, db }: (typeof thresholds)[number]) => db === measured.get(`${x},${y}`);
      expect(thresholds.filter(({ isSure }) => isSure).filter((one) => !isRight(one))).toEqual([]);
      expect(thresholds.filter(isRight).length).toBeGreaterThan(45);
      await reader.close();
      await expect.poll(threads).toBeLessThanOrEqual(before);
    },
  );

  it.each(LAYOUTS.slice(0, 2))(
    'of a nearly blind eye has every point, none wrong that claims to be sure: $name [OUR-467]',
    { tags: '@all' },
    async (layout) => {
      const [page] = corpusOf(layout, [-24], ['arcuate']);
      const outcome = await reader.read(scanOfSheet(page!.sheet, { dpi: 200 }), TODAY);
      const fields = 'reading' in outcome ? outcome.reading.fields : [];
      expect(fields[0]?.thresholds).toHaveLength(54);
      const { wrong, right, openRight, empty, points } = scorePage(layout, page!, fields);
      expect(wrong).toBe(0);
      expect(right + openRight).toBeGreaterThan(40);
      expect((right + openRight + empty) / points).toBeGreaterThan(0.9);
    },
  );

  it('gives its boxes as pictures, in their order', { tags: '@all' }, async () => {
    const left = { page_id: 1, box: { x: 0.1, y: 0.4, width: 0.1, height: 0.1 } };
    const right = { page_id: 1, box: { x: 0.8, y: 0.4, width: 0.1, height: 0.1 } };
    const outcome = await reader.crops(halves(400, 200, 'image/png'), [right, left, right]);
    const pictures = 'pictures' in outcome ? outcome.pictures : [];
    const colours = await Promise.all(
      pictures.map(async (picture) => {
        const image = await loadImage(Buffer.from(picture));
        const canvas = createCanvas(1, 1);
        canvas.getContext('2d').drawImage(image, 0, 0, 1, 1);
        const [red, , blue] = canvas.getContext('2d').getImageData(0, 0, 1, 1).data;
        return red! > blue! ? 'red' : 'blue';
      }),
    );
    expect(colours).toEqual(['blue', 'red', 'blue']);
    expect(await reader.crops(halves(400, 200, 'image/png'), [{ ...left, page_id: 2 }])).toEqual({
      failure: 'unreadable',
    });
  });

  it.each(['image/png', 'image/jpeg'] as const)('becomes a PDF of one page of the same shape: %s', async (format) => {
    const outcome = await reader.asPdf(halves(400, 200, format));
    const pdf = ('pdf' in outcome && outcome.pdf) || new Uint8Array();
    const [pages, width, height] = await withPdf(new Uint8Array(pdf), async (document) => {
      const view = (await document.getPage(1)).getViewport({ scale: 1 });
      return [document.numPages, view.width, view.height] as const;
    });
    expect(pages).toBe(1);
    expect(width / height).toBeCloseTo(2, 2);
    expect(width).toBeCloseTo(841.89, 0);
  });

  it('is embedded in a PDF unchanged, without re-encoding a JPEG', async () => {
    const picture = halves(400, 200, 'image/jpeg');
    const outcome = await reader.asPdf(picture);
    const pdf = Buffer.from(('pdf' in outcome && outcome.pdf) || []);
    expect(pdf.includes(Buffer.from(picture.subarray(-200)))).toBe(true);
  });

  it('is refused at once if it is broken or would fill the memory', { tags: '@all' }, async () => {
    const broken = halves(40, 20, 'image/jpeg').slice(0, 400);
    const huge = halves(40, 20, 'image/png');
    new DataView(huge.buffer).setUint32(16, 60_000);
    new DataView(huge.buffer).setUint32(20, 60_000);
    for (const ask of [
      (file: typeof huge) => reader.read(file, TODAY),
      reader.asPdf,
      (file: typeof huge) => reader.crops(file, []),
    ]) {
      expect(await ask(new Uint8Array(huge))).toEqual({ failure: 'too large' });
    }
    expect(await reader.read(broken, TODAY)).toEqual({ failure: 'unreadable' });
  });
});

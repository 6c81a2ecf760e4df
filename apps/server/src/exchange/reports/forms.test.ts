import { inflateSync } from 'node:zlib';
import type { ReportAbout } from '@isopter/monitor-charts/report';
import { describe, expect, it } from 'vitest';
import { about, reportOptions } from '@isopter/reports/fakes';
import { A4, type DrawnReport, printReport, faceNameFor, renderHtml } from '@isopter/reports';
import { REPORT_FACES } from './draw/fonts.ts';
import { renderPdf } from './draw/pdf.ts';
import { renderPng } from './draw/png.ts';
import { createElement } from 'react';

/** A report with a number of pages, of any test. */
const drawn = (pages: number): DrawnReport<ReportAbout> => ({
  about,
  drawn: {
    title: 'Some report',
    facts: [{ label: 'Program', value: 'A' }],
    notes: ['Norms: none', 'A second line'],
    pages: Array.from({ length: pages }, (_, i) =>
      createElement('text', { key: i, x: 10, y: 10, fontSize: 9 }, `Body ${i + 1}`),
    ),
    panel: createElement('g'),
    tables: [
      {
        caption: 'A table',
        columns: ['x', 'dB'],
        rows: [
          ['1', '30'],
          ['1', '30'],
        ],
      },
    ],
  },
});
const report = printReport('Some report', [drawn(2)], reportOptions);

/** A page with one line of text. */
const page = (said: string): string =>
  `<svg width="595" height="842"><text x="5" y="9" font-size="9" font-weight="bold" fill="#111111">${said}</text></svg>`;
const write = (said: string): Promise<Buffer> =>
  renderPdf({ title: 'Any', brand: undefined, locale: 'en-US', paper: A4, pages: [page(said)] });

/** Returns the letters that a PDF maps its glyphs to, in order. */
function lettersOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  const maps = streams.filter((stream) => stream.includes('begincmap'));
  const codes = maps.flatMap((map) => [...(/\[([^\]]*)\]/.exec(map)?.[1] ?? '').matchAll(/<([0-9a-f]*)>/gi)]);
  return codes
    .map(([, code = '']) => Buffer.from(code, 'hex').swap16().toString('utf16le'))
    .filter((letter) => letter !== '' && letter !== '\0')
    .toSorted();
}

describe('the formats of a report [REP-01]', () => {
  it('has a page for each body, numbered when there are several, with norms, version and warning on each', () => {
    expect(report.pages).toHaveLength(2);
    for (const [index, svg] of report.pages.entries())
      for (const said of [
        `Body ${index + 1}`,
        `Page ${index + 1} of 2`,
        'Norms: none',
        '4.5.0',
        'Not for clinical use',
      ])
        expect(svg).toContain(said);
    expect(printReport('One', [drawn(1)], reportOptions).pages.join()).not.toContain('Page 1');
  });

  it('is a self-contained page with the drawings and the results as a table', () => {
    const html = renderHtml(report, REPORT_FACES);
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html).not.toMatch(/<script|src="http/);
  });

  it('names the test of each table of a bundle [REP-02]', () => {
    expect(report.tables.map(({ caption }) => caption)).toEqual(['A table']);
    const bundle = printReport('Bundle', [drawn(1), drawn(1)], reportOptions);
    expect(bundle.tables.map(({ caption }) => caption)).toEqual(Array(2).fill('Some report, A: A table'));
  });

  it('is one PNG with the pages one under the other', async () => {
    const png = await renderPng(report);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1240, 3508]);
  });

  it('is a PDF of as many pages with its fonts inside', async () => {
    const pdf = (await renderPdf(report)).toString('latin1');
    expect(pdf.startsWith('%PDF')).toBe(true);
    expect(pdf).toMatch(/\/Count 2/);
    expect(pdf).toMatch(/AtkinsonHyperlegible/);
  });

  it.each([
    ['America/New_York', '612 792', 'letter'],
    ['Europe/Madrid', '595 842', 'A4'],
  ])('has the paper of the office in %s [OUR-779]', async (timezone, size, name) => {
    const printed = printReport('Some report', [drawn(1)], { ...reportOptions, timezone });
    expect((await renderPdf(printed)).toString('latin1')).toContain(`/MediaBox [0 0 ${size}]`);
    expect(renderHtml(printed, '')).toContain(`@page{size:${name};`);
  });

  it('keeps every figure of a PDF whatever was written before: 1.65 once read .65 [REP-01]', async () => {
    // figures and dots that are parts of other glyphs
    await write(':;½¼…ÅÇÑŠŽ');
    expect(lettersOf(await write('1.65'))).toEqual(['.', '1', '5', '6']);
  });

  it('sets no letter in a font of the reader [REP-01]', async () => {
    const patient = { ...about.patient, name: 'عبد الرحمن', gender: '×″→λ田' };
    const pdf = await renderPdf(printReport('Any', [{ ...drawn(1), about: { ...about, patient } }], reportOptions));
    expect(pdf.toString('latin1')).not.toMatch(/Helvetica/);
  });

  it('escapes markup in names', () => {
    const patient = { ...about.patient, name: '<script>alert(1)</script>' };
    const smuggled = printReport('Some report', [{ ...drawn(1), about: { ...about, patient } }], reportOptions);
    expect(renderHtml(smuggled, REPORT_FACES)).not.toContain('<script>');
  });
});

it.each([
  ['Okafor, Adaeze', 'latin-bold'],
  ['Петрова Ирина', 'european'],
  ['محمد علي', 'arabic'],
  ['דוד כהן', 'hebrew'],
  ['山田 太郎', 'han'],
  ['김민준', 'korean'],
  ['สมชาย', 'thai'],
  ['राम शर्मा', 'devanagari'],
])('sets %s in a face that has its letters', (name, face) => {
  expect(faceNameFor(name, { bold: true, mono: false })).toBe(face);
});

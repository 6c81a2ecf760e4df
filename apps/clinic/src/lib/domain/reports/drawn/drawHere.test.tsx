import {
  drawReport,
  fontFaces,
  readReportData,
  type ReportData,
  scriptFaces,
  withPerson,
  writeReportData,
} from '@isopter/reports';
import { about, after, FINISHED, reportOptions } from '@isopter/reports/fakes';
import { describe, expect, it, vi } from 'vitest';
import { drawHere } from './drawHere.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const ADA = { first_name: 'Adaeze', last_name: 'Okafor', date_of_birth: '1961-03-14' };

const dataOf = (finished: (typeof FINISHED)[number]): ReportData => ({
  ...after(finished),
  about: { ...about, patient: { ...about.patient, name: '', dateOfBirth: '', age: null } },
  options: reportOptions,
});
const [field] = FINISHED;
const written = writeReportData(dataOf(field!));
const pagesOf = (data: ReportData, person: object = ADA): readonly string[] =>
  drawReport(withPerson(data, person), NOW)!.pages;
const bytesOf = async (blob: Blob): Promise<string> =>
  Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');

const pictures = (pdf: string): number => pdf.split('/Subtype /Image').length - 1;

/** Each test of a kind once. */
const OF_EACH_KIND = [...new Map(FINISHED.map((one) => [one.kind, one])).values()];

describe('a report that this browser draws (of OUR-667)', () => {
  it('is an HTML document with the decrypted name, its typefaces, and nothing to load', { tags: '@all' }, async () => {
    const html = await (await drawHere('html', written, { person: ADA, isNamed: true, now: NOW })).text();
    expect(html).toContain('Okafor, Adaeze');
    for (const page of pagesOf(readReportData(written))) expect(html).toContain(page);
    expect(html).toContain('@font-face');
    expect(html).not.toMatch(/<script|src="http|url\(http/);
  });

  it.each(OF_EACH_KIND.map((one) => [one.kind, one] as const))(
    'is a PDF with a page for each page: %s',
    { tags: '@all' },
    async (_, one) => {
      const warned = vi.spyOn(console, 'warn');
      const data = dataOf(one);
      const pdf = await bytesOf(await drawHere('pdf', writeReportData(data), { person: ADA, isNamed: true, now: NOW }));
      expect(pdf.startsWith('%PDF')).toBe(true);
      expect(pdf).toMatch(new RegExp(`/Count ${pagesOf(data).length}\\b`));
      expect(pdf).toMatch(/AtkinsonHyperlegible/);
      expect(pdf).not.toMatch(/Helvetica/);
      expect(warned).not.toHaveBeenCalled();
    },
  );

  it.each(['عبد الرحمن', '山田 太郎', 'שרה'])(
    'has a name of other letters in its PDF as a picture: %s',
    { tags: '@all' },
    async (last_name) => {
      const pdf = await bytesOf(
        await drawHere('pdf', written, { person: { ...ADA, last_name }, isNamed: true, now: NOW }),
      );
      const plain = await bytesOf(await drawHere('pdf', written, { person: ADA, isNamed: true, now: NOW }));
      expect(pictures(pdf)).toBeGreaterThan(pictures(plain));
    },
  );

  it.each([
    ['ბერიძე', 'NotoSansGeorgian'],
    ['অঞ্জলি', 'NotoSansBengali'],
    ['አበበ', 'NotoSansEthiopic'],
  ])(
    'has the name %s in its PDF as text, in a face that is loaded for it [OUR-919]',
    { tags: '@all' },
    async (last_name, face) => {
      const person = { ...ADA, first_name: '', last_name };
      const pdf = await bytesOf(await drawHere('pdf', written, { person, isNamed: true, now: NOW }));
      const plain = await bytesOf(await drawHere('pdf', written, { person: ADA, isNamed: true, now: NOW }));
      expect(pdf).toContain(face);
      expect(plain).not.toContain(face);
      expect(pictures(pdf)).toBe(pictures(plain));
    },
  );

  it('gives pictures the faces of further scripts, as parts of the Latin families [OUR-919]', { tags: '@all' }, () => {
    const sources = new Map([['georgian', 'data:font/ttf;base64,AA']]);
    const rules = scriptFaces(sources);
    expect(rules).toContain("font-family:'Atkinson Hyperlegible Next';font-weight:700;unicode-range:U+10A0-10FF");
    expect(fontFaces(sources)).not.toContain('Atkinson');
  });

  it('is a PNG with the pages one below the other, as large as that of the server', async () => {
    const picture = await createImageBitmap(await drawHere('png', written, { person: ADA, isNamed: true, now: NOW }));
    const pages = pagesOf(readReportData(written)).length;
    expect([picture.width, picture.height]).toEqual([1240, Math.round((pages * 842 * 150) / 72)]);
  });
});

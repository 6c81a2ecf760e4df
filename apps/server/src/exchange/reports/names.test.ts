import { TEXT_MAX } from '@isopter/contract';
import { type DataSet, parseDicom } from 'dicom-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { about, reportedTest, reportOptions } from '@isopter/reports/fakes';
import { letterBytes } from '../../platform/outbox/message.ts';
import type { ReportForm, SourcedTest } from './draw/job.ts';
import { makeReport } from './draw/make.ts';
import { reportMail } from './send/mail.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';

/** Letters and signs that documents stumble over. */
const SIGNS = [
  ...Array.from('"\'`&<>\\/^=%;{}[]|?*'),
  ']]>',
  '<!--',
  '&#1;',
  '\u0301\u0323\u0489',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '🇪🇺',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u200d',
  '\ufeff',
  'محمد',
  'שרה',
  'สมชาย',
  'क्षि',
  '김민준',
  '山田𠮷',
  'Ирина',
  'தமிழ்',
  ' ',
  '\u00a0',
];
/** Characters that the form once accepted, and that databases may still have. */
const STORED = ['\u0001', '\u001b', '\t', '\r\n', '\u0085', '\u009f', '\ufffe', '\uffff', '\u{1fffe}', '\ufdd0'];

/** Whatever a form of names took: any text but NUL and half of a pair. */
const nameOf = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: most }),
      fc.string({ unit: fc.constantFrom(...SIGNS, ...STORED), maxLength: most }),
      fc.string({
        unit: fc.oneof(fc.constantFrom(...SIGNS, ...STORED), fc.string({ unit: 'grapheme', maxLength: 1 })),
      }),
      fc.constantFrom('W'.repeat(most), '👩‍👩‍👧‍👦'.repeat(12), 'a\u0301'.repeat(most / 2), '山'.repeat(most)),
    )
    .map((name) =>
      name
        .replaceAll(/[\0\p{Surrogate}]/gu, '')
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, ''),
    );

const person = fc.record({
  first: nameOf(TEXT_MAX.name),
  last: nameOf(TEXT_MAX.name),
  number: nameOf(TEXT_MAX.patient_id_number),
  clinic: nameOf(TEXT_MAX.label),
});
interface Person {
  first: string;
  last: string;
  number: string;
  clinic: string;
}

const found = ({ first, last, number, clinic }: Person): SourcedTest => ({
  kind: 'image',
  state: { total: 100, od: 100, os: 100 },
  test: reportedTest<TestRow>({ group: 'EYE_IMAGE_CAPTURE', status: 'finished', eye: 'OD' }),
  about: {
    ...about,
    clinic,
    device: clinic,
    doctor: `${first} ${last}`,
    patient: { ...about.patient, name: `${last}, ${first}`, patientId: number },
  },
  timezone: 'UTC',
  day: '2026-11-20',
  file: { patient: `${last}, ${first}`, at: new Date('2026-11-20T14:40:00Z') },
  isNamed: true,
  dicom: {
    patient: { familyName: last, givenName: first, id: number, birthDate: '1961-03-14', sex: 'F' },
    clinic,
    doctor: { familyName: last, givenName: first },
    device: { name: clinic, serialNumber: number, softwareVersion: '4.5.0' },
    study: '1.2.3',
    studyId: '1',
    tested: new Date('2026-11-20T14:40:00Z'),
    timezone: 'UTC',
  },
});
const now = new Date('2026-11-20T15:00:00Z');
const make = async (one: Person, form: ReportForm) => {
  const made = await makeReport({ subject: { of: 'test', tests: [found(one)] }, form, options: reportOptions }, now);
  return Buffer.from(made!.content);
};

const WRONG = /[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/u;
const valueOf = ({ byteArray, elements }: DataSet, tag: string): string => {
  const { dataOffset, length } = elements[tag]!;
  return new TextDecoder('utf-8', { fatal: true }).decode(byteArray.subarray(dataOffset, dataOffset + length)).trim();
};
/** Returns the visible part of a name. */
const visible = (text: string): string => text.replaceAll(/[\p{C}\p{Z}^=\\]/gu, '');

/** Drawing a PDF and a picture of each takes a while. */
const RUNS = { numRuns: 25 };

describe('with any name of a person, a device or a clinic [REP-01]', () => {
  it('the page contains it as text only', async () => {
    const plain = { first: 'Adaeze', last: 'Okafor', number: 'A-1', clinic: 'Northside' };
    const drawings = (await make(plain, 'html')).toString().match(/<svg/g);
    await fc.assert(
      fc.asyncProperty(person, async (one) => {
        const html = (await make(one, 'html')).toString();
        expect(html).not.toMatch(WRONG);
        // nothing of a name becomes markup
        expect(html.match(/<(script|img|iframe|!--)/g)).toBeNull();
        expect(html.match(/<svg/g)).toEqual(drawings);
        const short = { ...one, number: one.number.slice(0, 1) };
        const [sign = ''] = Array.from(visible(short.number));
        const escaped: Record<string, string> = {
          '<': '&lt;',
          '>': '&gt;',
          '&': '&amp;',
          '"': '&quot;',
          "'": '&#x27;',
        };
        expect((await make(short, 'html')).toString()).toContain(escaped[sign] ?? sign);
      }),
      { numRuns: 60 },
    );
  });

  it('the PDF and the picture are drawn', { tags: '@all' }, () =>
    fc.assert(
      fc.asyncProperty(person, async (one) => {
        const pdf = (await make(one, 'pdf')).toString('latin1');
        expect([pdf.slice(0, 5), /\/Count 1\b/.test(pdf), pdf.includes('Helvetica')]).toEqual(['%PDF-', true, false]);
        expect((await make(one, 'png')).readUInt32BE(16)).toBe(1240);
      }),
      RUNS,
    ),
  );

  it('the DICOM object contains both parts of a name, within the limits', { tags: '@all' }, () =>
    fc.assert(
      fc.asyncProperty(person, async (one) => {
        const data = parseDicom(new Uint8Array(await make(one, 'dicom')));
        expect(data.string('x00080005')).toBe('ISO_IR 192');
        const name = valueOf(data, 'x00100010');
        expect(Array.from(name).length).toBeLessThanOrEqual(64);
        expect(name).not.toMatch(/[=\\]/);
        const [family = '', given = '', ...more] = name.split('^');
        expect(more).toEqual([]);
        for (const [said, part] of [
          [one.last, family],
          [one.first, given],
        ] as const)
          expect(visible(said).startsWith(visible(part)) && (visible(part) !== '' || visible(said) === '')).toBe(true);
        expect(Array.from(valueOf(data, 'x00100020')).length).toBeLessThanOrEqual(64);
        expect(Array.from(valueOf(data, 'x00081010')).length).toBeLessThanOrEqual(16);
        for (const tag of ['x00100010', 'x00100020', 'x00080080', 'x00081010', 'x00181000'])
          expect(valueOf(data, tag)).not.toMatch(WRONG);
      }),
      RUNS,
    ),
  );

  it('the letter has only its own headers', () =>
    fc.assert(
      fc.asyncProperty(person, async ({ clinic }) => {
        const report = { title: 'Report', content: new Uint8Array([1]) };
        const letter = reportMail({ to: 'a@b.example', report, tested: '', sender: clinic, date: now }, reportOptions);
        const bytes = await letterBytes(letter, 'reports@clinic.example');
        const headers = bytes.toString().split('\r\n\r\n')[0]!;
        const names = headers.split('\r\n').filter((line) => !line.startsWith(' '));
        expect(names.map((line) => line.split(':')[0])).toEqual([
          'From',
          'To',
          'Subject',
          'Date',
          'Message-ID',
          'MIME-Version',
          'Content-Type',
        ]);
        expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/);
      }),
    ));
});

import { idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import { DICOM_REFUSALS } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dataset } from '../../../platform/dicom/encode.ts';
import { encapsulatedPdf } from '../../../platform/dicom/encapsulatedPdf.ts';
import { opv } from '../../../platform/dicom/opv.ts';
import { ABOUT } from '../../../../test/support/dicom/dicomAbout.ts';
import { objectOf, rewritten } from '../../../../test/support/dicom/dicomSyntax.ts';
import { fieldTest, reportOptions } from '@isopter/reports/fakes';
import { ownReport } from '../../../../test/support/printedReports/ownReport.ts';
import { measuredEyes } from '../../reports/draw/measurements.ts';
import { renderPdf } from '../../reports/draw/pdf.ts';
import type { ReadReport } from '../reading/readReport.ts';
import { isDicom } from './isDicom.ts';
import { doneOfDicom } from './task.ts';

const OPV = '1.2.840.10008.5.1.4.1.1.80.1';
const TODAY = '2026-11-26';
/** Our own measurements of an eye, and the file that is exported of them. */
function exported(protocol: '24-2' | '30-2' | '10-2', eye: 'OD' | 'OS', wishes = {}) {
  const { test, state } = fieldTest('FULL_THRESHOLD', protocol, { field: 'mixed', eyes: [eye], ...wishes });
  const [measured] = measuredEyes({ test, state } as never, reportOptions);
  return { measured: measured!, file: new Uint8Array(opv(measured!, ABOUT)) };
}

const read = (file: Uint8Array): Promise<ReadReport> =>
  doneOfDicom(file, { does: 'read', file, today: TODAY }) as Promise<ReadReport>;
const problem = (file: Uint8Array) => doneOfDicom(file, { does: 'check dicom', file });

const rounded = (value: number | null): number | null => value && Math.round(value * 100) / 100;

const code = (value: string, meaning: string): Dataset => [
  [0x00080100, 'SH', value],
  [0x00080102, 'SH', 'DCM'],
  [0x00080104, 'LO', meaning],
];
const pointAt = (x: number, y: number, value: number): Dataset => [
  [0x00240090, 'FL', x],
  [0x00240091, 'FL', y],
  [0x00240093, 'CS', 'SEEN'],
  [0x00240094, 'FL', value],
];
const POINTS = gridOf('24-2', 'OD').points;
const whole = (value: (index: number) => number = (index) => index % 40) =>
  POINTS.map(({ x, y }, index) => pointAt(x, y, value(index)));
const object = (more: Dataset = [], points: readonly Dataset[] = whole()) =>
  objectOf(OPV, [[0x00240113, 'CS', 'R'], [0x00240089, 'SQ', points], ...more]);

describe('our own measurements', () => {
  it.each([
    ['24-2', 'OD'],
    ['24-2', 'OS'],
    ['30-2', 'OD'],
    ['10-2', 'OS'],
  ] as const)('come back with equal values: %s %s [OUR-478]', async (protocol, eye) => {
    const { measured, file } = exported(protocol, eye, { isReliable: true });
    const { fields, ...report } = await read(file);
    expect(report).toEqual({
      name: { value: 'Müller, Jürgen', confidence: 100 },
      birthDate: { value: '1951-03-04', confidence: 100 },
      patientId: { value: '00-42', confidence: 100 },
      device: { manufacturer: 'Isopter', model: 'Isopter headset' },
      group: 'PERIMETRY',
      protocol,
      testDate: '2026-11-20',
      isWhole: true,
    });
    const [field] = fields;
    const { report: own } = measured;
    const grid = gridOf(protocol, eye);
    const isBlind = (point: { x: number; y: number }) => grid.blind_spot.some((one) => idOf(one) === idOf(point));
    const expected = own.locations
      .filter((one) => one.threshold !== null && !isBlind(one))
      .map(({ x, y, threshold }) => [idOf({ x, y }), threshold! < 0 ? -1 : threshold]);
    const found = field!.thresholds.filter((one) => !isBlind(one)).map((one) => [idOf(one), one.db]);
    expect(new Map(found as [string, number][])).toEqual(new Map(expected as [string, number][]));
    expect(field!.thresholds.every(({ isSure }) => isSure)).toBe(true);
    expect(field).toMatchObject({ eye, program: protocol, strategy: 'Full Threshold', stimulusSize: 'III' });
    const { md, psd } = field!.printedIndices;
    const indices = own.analysis ? [own.analysis.md, own.analysis.psd] : [null, null];
    expect([md, psd]).toEqual(indices.map(rounded));
    expect(field!.printedIndices.ms).toBeCloseTo(own.meanSensitivity!, 2);
    const { given, wrong } = own.fixationLosses;
    expect(field!.reliability.fixationLosses).toEqual(given ? { count: wrong, of: given, rate: wrong / given } : null);
  });

  it.each([1, 2, 3, 4, 5] as const)('come back with stimulus size %i [OUR-478]', async (size) => {
    const { file } = exported('24-2', 'OD', { size });
    expect((await read(file)).fields[0]!.stimulusSize).toBe(['I', 'II', 'III', 'IV', 'V'][size - 1]);
  });

  it.each(['implicit', 'bigEndian', 'noPreamble', 'bareImplicit', 'bareExplicit'] as const)(
    'are the same in a file that is %s [OUR-478]',
    async (kind) => {
      const { file } = exported('24-2', 'OS', { isReliable: true });
      const other = rewritten(file)[kind];
      expect([isDicom(other), await problem(other)]).toEqual([true, null]);
      expect(await read(other)).toEqual(await read(file));
    },
  );
});

/** A field with the blind spot on one side. */
const levelAt = (blind: number) => POINTS.map(({ x, y }) => pointAt(x, y, x === blind && y === -3 ? 0 : 30));

describe('measurements that were sent under the other eye', () => {
  it('are open, and say that the eye has to be checked [OUR-567]', async () => {
    const own = await read(object([], levelAt(15)));
    expect(own.fields[0]!.thresholds.every(({ isSure }) => isSure)).toBe(true);
    const other = await read(object([], levelAt(-15)));
    expect(other.isWhole).toBe(false);
    expect(other.fields[0]!.checks.filter(({ passed }) => !passed).map(({ rule }) => rule)).toEqual(['blindSpot']);
    expect(other.fields[0]!.thresholds.some(({ isSure }) => isSure)).toBe(false);
  });
});

describe('an Encapsulated PDF', () => {
  it('is read as its page, with the identity of the object [OUR-478]', { tags: '@all' }, async () => {
    const test = fieldTest('FULL_THRESHOLD', '24-2', { field: 'usual', eyes: ['OD'] });
    const pdf = new Uint8Array(await renderPdf(ownReport(test)));
    // the patient of the sample report
    const patient = {
      ...ABOUT.patient,
      familyName: 'Okafor',
      givenName: 'Adaeze',
      id: 'A-20418',
      birthDate: '1961-03-14',
    };
    const file = new Uint8Array(encapsulatedPdf(pdf, 'Report', { ...ABOUT, patient }));
    expect(await problem(file)).toBeNull();
    const report = await read(file);
    expect(report).toMatchObject({
      group: 'PERIMETRY',
      protocol: '24-2',
      name: { value: 'Okafor, Adaeze', confidence: 100 },
      birthDate: { value: '1961-03-14', confidence: 100 },
    });
    expect(report.fields[0]!.thresholds).toHaveLength(54);
    // it is unknown which of two people a report is of
    expect(await read(new Uint8Array(encapsulatedPdf(pdf, 'Report', ABOUT)))).toMatchObject({ birthDate: null });
    const inner = (await doneOfDicom(file, { does: 'as pdf', file })) as Uint8Array;
    expect(Buffer.from(inner.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    const [page] = (await doneOfDicom(file, {
      does: 'crop',
      file,
      boxes: [{ page_id: 1, box: { x: 0, y: 0, width: 1, height: 1 } }],
    })) as Uint8Array[];
    expect(Buffer.from(page!.subarray(1, 4)).toString()).toBe('PNG');
  });

  it('without a PDF is refused [OUR-479]', async () => {
    expect(await problem(new Uint8Array(encapsulatedPdf(Buffer.from('GIF89a'), 'x', ABOUT)))).toBe('noPdf');
  });
});

describe('the measurements of another device', () => {
  it('have the program of their points if no code names one [OUR-478]', async () => {
    const report = await read(object());
    expect(report).toMatchObject({ protocol: '24-2', isWhole: true, name: null, testDate: null });
    expect(report.fields[0]).toMatchObject({ strategy: null, stimulusSize: null });
    expect(Object.values(report.fields[0]!.reliability)).toEqual([null, null, null]);
    expect(Object.values(report.fields[0]!.printedIndices)).toEqual([null, null, null, null, null]);
  });

  it('are unsure if their points do not belong to the program they name [OUR-478]', async () => {
    const codes = [[0x00400260, 'SQ', [code('111800', 'Visual Field 24-2 Test Pattern')]]] as const;
    const report = await read(object(codes, whole().slice(3)));
    expect(report).toMatchObject({ protocol: '24-2', isWhole: false });
    expect(report.fields[0]!.checks).toEqual([{ rule: 'rowCounts', passed: false, detail: '51 points, 54 in 24-2' }]);
    expect(report.fields[0]!.thresholds.some(({ isSure }) => isSure)).toBe(false);
  });

  it('of an unknown program have no thresholds: they could be those of other points [OUR-478]', async () => {
    const report = await read(object([], [pointAt(1, 2, 20), pointAt(3, 2, 20)]));
    expect(report).toMatchObject({ protocol: null, isWhole: false });
    expect(report.fields[0]!.thresholds).toEqual([]);
  });

  it.each([
    ['above the scale of a perimeter', 61],
    ['negative', -3],
    ['no number', NaN],
  ])('have no value if one is %s [OUR-478]', async (_, wrong) => {
    const { fields } = await read(
      object(
        [],
        whole((index) => (index === 7 ? wrong : 20)),
      ),
    );
    const { x, y } = POINTS[7]!;
    expect(fields[0]!.thresholds.filter(({ isSure }) => !isSure)).toMatchObject([{ x, y, db: null }]);
  });

  it('have no value at a point with two [OUR-478]', async () => {
    const { x, y } = POINTS[7]!;
    const { fields } = await read(object([], [...whole(() => 20), pointAt(x, y, 21)]));
    expect(fields[0]!.thresholds.filter(({ isSure }) => !isSure)).toMatchObject([{ x, y, db: null }]);
  });

  it('have their strategy, and an unknown size if it is not a Goldmann size [OUR-478]', async () => {
    const codes = code('111816', 'Visual Field SITA-SWAP Test Strategy');
    const { fields } = await read(
      object([
        [0x00400260, 'SQ', [codes]],
        [0x00240025, 'FL', 4],
      ]),
    );
    expect(fields[0]).toMatchObject({ strategy: 'SITA-SWAP', stimulusSize: null });
  });

  it.each<[set: string, bytes: string, name: string]>([
    ['', 'M\xfcller^J\xfcrgen', 'Müller, Jürgen'],
    ['ISO_IR 100', 'M\xfcller^J\xfcrgen', 'Müller, Jürgen'],
    ['ISO_IR 144', '\xb8\xd2\xd0\xdd\xde\xd2', 'Иванов'],
    ['ISO_IR 192', 'M\xc3\xbcller', 'Müller'],
    ['GB18030', '\xcd\xf5^\xd0\xa1\xb6\xab', '王, 小东'],
    ['\\ISO 2022 IR 87', 'Yamada^Tarou=\x1b$B;3ED\x1b(B^\x1b$BB@O:\x1b(B', 'Yamada, Tarou = 山田, 太郎'],
    ['\\ISO 2022 IR 149', 'Hong^Gildong=\x1b$)C\xfb\xf3^\x1b$)C\xd1\xce\xd4\xd7', 'Hong, Gildong = 洪, 吉洞'],
  ])('decode a name in the character set "%s" [OUR-478]', async (set, bytes, name) => {
    const length = bytes.length + (bytes.length % 2);
    const file = object([[0x00100010, 'PN', 'N'.repeat(length)]]);
    const changed = Buffer.from(file);
    changed.write(bytes.padEnd(length), changed.indexOf('NN'), 'latin1');
    // replaces the character set of our file by another one, in an element of the same length
    const at = changed.indexOf(Buffer.from([0x08, 0x00, 0x05, 0x00]));
    const own = set.padEnd(set.length + (set.length % 2));
    const element = Buffer.concat([changed.subarray(at, at + 6), Buffer.from([own.length, 0]), Buffer.from(own)]);
    const other = Buffer.concat([changed.subarray(0, at), element, changed.subarray(at + 8 + 'ISO_IR 192'.length)]);
    expect((await read(new Uint8Array(other))).name?.value).toBe(name);
  });
});

describe('a file that is not imported', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['of another object', () => objectOf('1.2.840.10008.5.1.4.1.1.7', [[0x00100020, 'LO', '1']]), 'otherObject'],
    ['without test points', () => objectOf(OPV, [[0x00240113, 'CS', 'R']]), 'noField'],
    ['of no eye', () => objectOf(OPV, [[0x00240089, 'SQ', whole()]]), 'noField'],
    ['that is deflated', () => rewritten(object()).deflated, 'compressed'],
    [
      'with points that are no sequence',
      () =>
        objectOf(OPV, [
          [0x00240113, 'CS', 'R'],
          [0x00240089, 'LO', 'x'],
        ]),
      'noField',
    ],
    ['that ends after its header', () => object().subarray(0, 400), 'damaged'],
    ['that ends in a value', () => object().subarray(0, object().length - 3), 'damaged'],
    ['that ends in its header', () => object().subarray(0, 150), 'damaged'],
    ['with a length of 4 GB', () => withLength(object(), 0xffffffff), 'damaged'],
    ['with a length beyond its end', () => withLength(object(), 0x7ffffff0), 'damaged'],
  ])('has a specific error: %s [OUR-479]', async (_, file, expected) => {
    expect(await problem(file())).toBe(expected);
  });

  it('is never more than refused, whatever bytes of it are other ones [OUR-479]', async () => {
    const { file } = exported('24-2', 'OD');
    const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 30 }), fc.nat(file.length), async (changes, end) => {
        const other = Uint8Array.from(file.subarray(0, end % 3 === 0 ? end : file.length));
        for (const [at, byte] of changes) if (at < other.length) other[at] = byte;
        const found = await problem(other);
        expect([...Object.keys(DICOM_REFUSALS), null]).toContain(found);
        const { fields } = found === null ? await read(other) : { fields: [] };
        const values = fields.flatMap(({ thresholds }) => thresholds.map(({ db }) => db));
        expect(values.every((db) => db === null || (db >= -1 && db <= 50))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** A file whose sequence of points claims to be so long. */
function withLength(file: Uint8Array, length: number): Uint8Array {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf(Buffer.from([0x24, 0x00, 0x89, 0x00, 0x53, 0x51]));
  bytes.writeUInt32LE(length, at + 8);
  return new Uint8Array(bytes);
}

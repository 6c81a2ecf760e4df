import { parseDicom } from 'dicom-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dicomTimes, personName } from './common.ts';
import { encapsulatedPdf } from './encapsulatedPdf.ts';
import { type Dataset } from './encode.ts';
import { dicomFile } from './file.ts';
import { uidOf, uidOfName } from './uid.ts';

const file = (dataset: Dataset): Uint8Array =>
  new Uint8Array(dicomFile({ sopClass: '1.2', sopInstance: '1.2.3' }, dataset));

describe('encoded objects are read correctly by another parser', () => {
  it('with any text, except for value separators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const data = parseDicom(file([[0x00081030, 'LO', text]]));
        const { dataOffset, length } = data.elements['x00081030']!;
        expect(length % 2).toBe(0);
        const read = Buffer.from(data.byteArray.subarray(dataOffset, dataOffset + length))
          .toString('utf8')
          .trim();
        expect(read).not.toMatch(/[\\\p{Cc}]/u);
        expect(read.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('letter by letter, in every script', () => {
    const names = fc.stringMatching(/^[a-zА-яا-ي一-龠ぁ-ゖ가-힣]{0,20}$/u);
    fc.assert(
      fc.property(names, (name) => {
        const { byteArray, elements } = parseDicom(file([[0x00100010, 'PN', name]]));
        const { dataOffset, length } = elements['x00100010']!;
        expect(
          Buffer.from(byteArray.subarray(dataOffset, dataOffset + length))
            .toString()
            .trim(),
        ).toBe(name);
      }),
    );
  });

  it('in whatever order, with sequences inside sequences and odd lengths', () => {
    const data = parseDicom(
      file([
        [0x00240089, 'SQ', [[[0x00240097, 'SQ', [[[0x00240092, 'FL', -2.5]], []]]], [[0x00240093, 'CS', 'SEEN']]]],
        [0x00200013, 'IS', '7'],
        [0x00080060, 'CS', 'OPV'],
        [0x00460044, 'FD', null],
        [0x00420011, 'OB', new Uint8Array([1, 2, 3])],
      ]),
    );
    const points = data.elements['x00240089']!.items!;
    expect(points).toHaveLength(2);
    expect(points[0]!.dataSet!.elements['x00240097']!.items![0]!.dataSet!.float('x00240092')).toBe(-2.5);
    expect(points[1]!.dataSet!.string('x00240093')).toBe('SEEN');
    expect(data.intString('x00200013')).toBe(7);
    expect(data.elements['x00460044']!.length).toBe(0);
    expect(data.elements['x00420011']!.length).toBe(4);
    const tags = Object.keys(data.elements).filter((tag) => !tag.startsWith('x0002'));
    expect(tags).toHaveLength(8);
    expect(tags).toEqual(tags.toSorted());
  });
});

it('gives the same object the same UID, within 64 characters', () => {
  expect(uidOfName('a')).toBe(uidOfName('a'));
  expect(uidOfName('a')).not.toBe(uidOfName('b'));
  expect(uidOf('ffffffff-ffff-ffff-ffff-ffffffffffff').length).toBeLessThanOrEqual(64);
});

it('keeps the separators of names out of their parts', () => {
  expect(personName({ familyName: 'O^Neill=', givenName: 'Ana' })).toBe('O Neill^Ana');
  expect(personName({ familyName: '', givenName: '' })).toBe('');
  const yamada = { familyName: 'Yamada', givenName: 'Tarou' };
  expect(personName({ ...yamada, ideographic: '山田^太郎', phonetic: 'やまだ^たろう' })).toBe(
    'Yamada^Tarou=山田^太郎=やまだ^たろう',
  );
  expect(personName({ ...yamada, ideographic: null, phonetic: 'やまだ' })).toBe('Yamada^Tarou==やまだ');
  expect(personName({ ...yamada, ideographic: '山田^太郎', received: 'Yamada' })).toBe('Yamada');
});

it('cuts each group of a name to the room of a name (PS3.5, 6.2)', () => {
  const name = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(70)).join('=');
  const data = parseDicom(file([[0x00100010, 'PN', name]]));
  expect(data.string('x00100010')).toBe(['a', 'b', 'c'].map((letter) => letter.repeat(64)).join('='));
});

describe('dates and times', () => {
  it('are those of the clock of the office, with its offset from UTC [OUR-441]', () => {
    const [tested, made] = [new Date('2026-01-01T00:30:00Z'), new Date('2026-01-01T05:00:01Z')];
    expect(dicomTimes({ tested, made, timezone: 'America/New_York' })).toEqual({
      tested: { date: '20251231', time: '193000' },
      made: { date: '20260101', time: '000001' },
      offset: '-0500',
    });
    expect(dicomTimes({ tested, made, timezone: 'Asia/Kolkata' }).offset).toBe('+0530');
  });

  it('have the offset of the day of the test, also where the object is made in daylight saving time [OUR-441]', () => {
    const [tested, made] = [new Date('2026-01-15T20:00:00Z'), new Date('2026-07-15T20:00:00Z')];
    expect(dicomTimes({ tested, made, timezone: 'America/Los_Angeles' })).toEqual({
      tested: { date: '20260115', time: '120000' },
      made: { date: '20260715', time: '120000' },
      offset: '-0800',
    });
  });
});

it('contains a report of an unknown person', () => {
  const made = new Date('2026-01-01T12:00:00Z');
  const nobody = { familyName: '', givenName: '', id: '', birthDate: null, sex: '' } as const;
  const data = parseDicom(
    new Uint8Array(
      encapsulatedPdf(Buffer.from('%PDF-1.7'), 'Report', {
        patient: nobody,
        clinic: 'A clinic',
        doctor: { familyName: 'D', givenName: '' },
        device: { name: '', serialNumber: '', softwareVersion: '' },
        study: '1.2.3',
        studyId: '1',
        tested: made,
        made,
        timezone: 'UTC',
      }),
    ),
  );
  for (const tag of ['x00100010', 'x00100020', 'x00100030', 'x00100040', 'x00080050', 'x00080090'])
    expect([tag, data.elements[tag]?.length]).toEqual([tag, 0]);
});

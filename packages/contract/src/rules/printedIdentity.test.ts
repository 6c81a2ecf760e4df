import { describe, expect, it } from 'vitest';
import { compareIdentity, isSameName } from './printedIdentity.ts';

const PATIENT = {
  first_name: 'José',
  last_name: 'Müller-Ångström',
  date_of_birth: '1951-03-04',
  ids: ['00-123 A', null],
};
const PRINTED = { name: 'MULLER ANGSTROM, JOSE', birth_date: '1951-03-04', patient_id: '123a' };

describe('a name on a report', () => {
  it.each([
    ['Okafor, Adaeze', 'Adaeze Okafor'],
    ['OKAFOR^ADAEZE', 'Okafor, Adaeze'],
    ['Élodie Dupré', 'dupre, elodie'],
    ["O'Brien, Seán", 'OBrien, Sean'],
    ['O’Brien, Sean', "O'Brien Sean"],
    ['Müller, Jürgen', 'Mueller, Juergen'],
    ['Müller, Jürgen', 'MULLER JURGEN'],
    ['Smith-Jones, Anna', 'Smith Jones, Anna'],
    ['Lopez, Anna-Maria', 'Lopez, Annamaria'],
    ['Doe, John A.', 'Doe, John'],
    ['Dr. John Doe', 'Doe, John'],
    ['Yamada^Tarou=山田^太郎=やまだ^たろう', '山田, 太郎'],
    ['Żółw, Łukasz', 'Zolw Lukasz'],
  ])('%s is %s [OUR-472]', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Doe, John', 'Doe, Jane'],
    ['Doe, John', 'Doe'],
    ['Doe', 'Doe, John'],
    ['Lee, Ann', 'Lee, Anna'],
    ['Ali, Ali', 'Ali, Omar'],
    [',', ','],
  ])('%s is not %s [OUR-472]', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });
});

describe('the identity on a report', () => {
  it('is that of the patient where two identifiers agree and none differs [OUR-472]', () => {
    expect(compareIdentity(PRINTED, PATIENT)).toEqual({
      name: 'same',
      birth_date: 'same',
      patient_id: 'same',
      verdict: 'same',
    });
    expect(compareIdentity({ ...PRINTED, patient_id: null }, PATIENT).verdict).toBe('same');
    expect(compareIdentity({ ...PRINTED, birth_date: null }, PATIENT).verdict).toBe('same');
    expect(compareIdentity({ ...PRINTED, name: null }, PATIENT).verdict).toBe('same');
  });

  it.each([
    ['name', { name: 'Doe, Test' }],
    ['birth_date', { birth_date: '1951-04-03' }],
    ['patient_id', { patient_id: '124A' }],
  ] as const)('is another one where the %s differs, whatever else agrees [OUR-472]', (which, other) => {
    const found = compareIdentity({ ...PRINTED, ...other }, PATIENT);
    expect([found[which], found.verdict]).toEqual(['different', 'different']);
  });

  it.each([
    ['nothing was read', null, PATIENT],
    ['a name stands alone', { name: PRINTED.name, birth_date: null, patient_id: null }, PATIENT],
    ['the patient has no name here', PRINTED, { date_of_birth: '1951-03-04', ids: [] }],
    [
      'an id number is punctuation',
      { name: PRINTED.name, birth_date: null, patient_id: '--' },
      { ...PATIENT, ids: [] },
    ],
  ])('is unknown where %s [OUR-472]', (_, printed, patient) => {
    expect(compareIdentity(printed, patient).verdict).toBe('unknown');
  });

  it('accepts any id number of the patient, with or without punctuation and leading zeros [OUR-472]', () => {
    const ids = ['X-9', '0042'];
    for (const patient_id of ['42', '00042', 'x9']) {
      expect(compareIdentity({ ...PRINTED, patient_id }, { ...PATIENT, ids }).patient_id).toBe('same');
    }
  });
});

import { expect, it } from 'vitest';
import { newPatientOf, patientOfItem } from './ofItem.ts';

const item = (texts: Record<string, string>, names: Record<string, string> = {}) => ({ texts, names });
const WHOLE = item({ patient_id: 'P1', patient_name: 'Okafor^Adaeze', patient_birth_date: '1951-03-04' });
const ONE = { id: 'one', birth: '1951-03-04', isInReach: true };
const NAMED = { preferences: { disable_pi: false, enable_zero_pii: false } };
const NAMELESS = { preferences: { disable_pi: true, enable_zero_pii: false } };
const ENCRYPTED = { preferences: { disable_pi: false, enable_zero_pii: true } };

const newPatient = (texts: Record<string, string>, keeper: Parameters<typeof newPatientOf>[1] = NAMED) =>
  newPatientOf(item({ ...WHOLE.texts, ...texts }), keeper);

it('matches the one patient with its number and the same date of birth, if both are known (of OUR-332)', () => {
  expect(patientOfItem(WHOLE, [ONE], NAMED)).toEqual({ id: 'one' });
  expect(patientOfItem(WHOLE, [{ ...ONE, birth: null }], NAMED)).toEqual({ id: 'one' });
  expect(patientOfItem(item({ patient_id: 'P1' }), [ONE], NAMED)).toEqual({ id: 'one' });
  expect(patientOfItem(WHOLE, [{ ...ONE, birth: '1951-03-05' }], NAMED)).toBeNull();
  expect(patientOfItem(WHOLE, [{ ...ONE, isInReach: false }], NAMED)).toBeNull();
  expect(patientOfItem(WHOLE, [ONE, { ...ONE, id: 'two' }], NAMED)).toBeNull();
  expect(patientOfItem(WHOLE, [], NAMED)).toBe('new');
});

it('compares only the years of birth if names are not stored (of PAT-13)', () => {
  expect(patientOfItem(WHOLE, [{ ...ONE, birth: '1951-01-01' }], NAMELESS)).toEqual({ id: 'one' });
  expect(patientOfItem(WHOLE, [{ ...ONE, birth: '1952-01-01' }], NAMELESS)).toBeNull();
});

it('is sufficient for a new patient if it has the required fields (of OUR-332)', () => {
  expect(newPatient({})).toEqual({
    last_name: 'Okafor',
    first_name: 'Adaeze',
    ideographic_name: null,
    phonetic_name: null,
    patient_id_number: 'P1',
    date_of_birth: '1951-03-04',
  });
  expect(newPatient({ patient_id: '' })).toBeUndefined();
  expect(newPatient({ patient_name: '' })).toBeUndefined();
  expect(newPatient({ patient_name: '^' })).toBeUndefined();
  expect(newPatient({ patient_birth_date: '1951' })).toBeUndefined();
  expect(newPatient({ patient_birth_date: '1851-03-04' })).toBeUndefined();
});

it.each([
  ['^Sukarno', { last_name: null, first_name: 'Sukarno' }],
  ['Sukarno', { last_name: 'Sukarno', first_name: null }],
  ['Sukarno^', { last_name: 'Sukarno', first_name: null }],
])('is ready for a new patient with the one name %s (of OUR-693)', (patient_name, names) => {
  expect(newPatient({ patient_name })).toMatchObject(names);
});

it('keeps the name of a new patient in each script, unless names are kept out [OUR-806]', () => {
  const name = 'Yamada^Tarou=山田^太\u202E郎=やまだ^たろう';
  const yamada = item({ ...WHOLE.texts, patient_name: 'Yamada^Tarou' }, { patient_name: name });
  expect(newPatientOf(yamada, NAMED)).toMatchObject({
    last_name: 'Yamada',
    ideographic_name: '山田^太郎',
    phonetic_name: 'やまだ^たろう',
  });
  expect(JSON.stringify(newPatientOf(yamada, NAMELESS))).not.toMatch(/山田|やまだ/);
});

it('keeps only allowed data of a new patient (of PAT-13)', () => {
  expect(newPatient({ patient_name: '' }, NAMELESS)).toEqual({ patient_id_number: 'P1', date_of_birth: '1951-01-01' });
  expect(newPatient({}, ENCRYPTED)).toBeUndefined();
});

it('names a new patient without invisible characters [OUR-538]', () => {
  expect(newPatient({ patient_name: 'Oka\u202Efor^Ada\u200Beze' })).toMatchObject({
    last_name: 'Okafor',
    first_name: 'Adaeze',
  });
  expect(newPatient({ patient_name: 'Okafor^\u3164' })).toMatchObject({ last_name: 'Okafor', first_name: null });
  expect(newPatient({ patient_name: '\u3164^\u3164' })).toBeUndefined();
});

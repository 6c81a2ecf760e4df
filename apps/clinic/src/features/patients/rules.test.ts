import type { Patient } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import {
  afterCreation,
  changedPatient,
  changesIdentity,
  duplicateQuery,
  likenessOf,
  formValues,
  isInfant,
  isRequired,
  newPatient,
  type PatientField,
  type PatientFormValues,
  type PatientRules,
  refusals,
} from './rules.ts';

const named: PatientRules = { disable_pi: false, today: '2026-11-20' };
const hidden: PatientRules = { ...named, disable_pi: true };

const filled: PatientFormValues = {
  first_name: ' Adaeze ',
  last_name: 'Okafor',
  ideographic_name: '',
  phonetic_name: '',
  date_of_birth: '1961-03-14',
  doctor_id: 'd1',
  gender_id: '',
  ethnicity_id: '',
  email: '',
  phone: '',
  patient_id_number: '',
  instruction_language: '',
  monocular: false,
  subtitles: false,
  device: '',
};
const empty = formValues(null, false);

const refused = (change: Partial<PatientFormValues>, rules = named): Partial<Record<PatientField, string>> =>
  Object.fromEntries(
    Object.entries(refusals({ ...filled, ...change }, rules)).map(([field, { kind }]) => [field, kind]),
  );

const marks = (names: { first_name: string; last_name: string }) =>
  (['first_name', 'last_name'] as const).map((field) => isRequired(field, false, names));

describe('patient form', () => {
  it('requires names, date of birth and doctor [PAT-05]', () => {
    expect(Object.keys(refusals(empty, named)).sort()).toEqual([
      'date_of_birth',
      'doctor_id',
      'first_name',
      'last_name',
    ]);
    expect(refused({})).toEqual({});
    expect(refused({ first_name: '   ', last_name: '' })).toEqual({ first_name: 'required', last_name: 'required' });
  });

  it('requires id number and year of birth instead of names when personal info is disabled [PAT-05]', () => {
    expect(Object.keys(refusals(empty, hidden)).sort()).toEqual(['date_of_birth', 'doctor_id', 'patient_id_number']);
    expect(refused({ date_of_birth: '1961', patient_id_number: 'A-1', first_name: '' }, hidden)).toEqual({});
  });

  it('needs one name, in either field [OUR-693]', () => {
    expect(refused({ first_name: '  ' })).toEqual({});
    expect(refused({ last_name: '' })).toEqual({});
    expect(newPatient({ ...filled, first_name: ' ' }, false)).toMatchObject({ first_name: null, last_name: 'Okafor' });
    expect(marks({ first_name: '', last_name: ' ' })).toEqual([true, true]);
    expect(marks({ first_name: 'Ada', last_name: '' })).toEqual([true, false]);
    expect(marks({ first_name: '', last_name: 'Okafor' })).toEqual([false, true]);
    expect(marks({ first_name: 'Ada', last_name: 'Okafor' })).toEqual([true, true]);
  });

  it('marks as required exactly what it requires [PAT-05]', () => {
    for (const rules of [named, hidden]) {
      const marked = (Object.keys(empty) as PatientField[]).filter((field) =>
        isRequired(field, rules.disable_pi, empty),
      );
      expect(marked.sort()).toEqual(Object.keys(refusals(empty, rules)).sort());
    }
  });

  it.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'futureDate'],
    ['2/30/1990', 'invalidDate'],
    ['1899-12-31', 'minDate'],
    ['1900-01-01', undefined],
  ])('judges the date of birth %s as %s [PAT-05] [VAL-05]', (date_of_birth, key) => {
    expect(refused({ date_of_birth }).date_of_birth).toBe(key);
  });

  it.each([
    ['2026-11-20', true],
    ['2025-11-21', true],
    ['2025-11-20', false],
    ['1961-03-14', false],
  ])('asks about an infant who was born on %s: %s [OUR-436]', (born, asks) => {
    expect(isInfant(born, named)).toBe(asks);
  });

  it('asks about an infant by the year where only that is known [OUR-436]', () => {
    expect([isInfant('2026', hidden), isInfant('2025', hidden)]).toEqual([true, false]);
  });

  it.each([
    ['1900', undefined],
    ['2026', undefined],
    ['1899', 'minValue'],
    ['2027', 'maxValue'],
    ['61', 'invalidDate'],
    ['1961-01-01', 'invalidDate'],
  ])('judges the year of birth %s as %s [PAT-05]', (date_of_birth, key) => {
    expect(refused({ date_of_birth, patient_id_number: 'A-1' }, hidden).date_of_birth).toBe(key);
  });

  it.each([
    ['a@b.example', undefined],
    [' a.b+c@sub.example.org ', undefined],
    ['a@b', 'invalidEmail'],
    ['a b@c.example', 'invalidEmail'],
    ['@c.example', 'invalidEmail'],
  ])('judges the e-mail %j as %s [VAL-02]', (email, key) => {
    expect(refused({ email }).email).toBe(key);
  });

  it.each([
    ['+1 202 555 0134', '+12025550134'],
    ['(202) 555-0134', '+12025550134'],
    ['+34 912 34 56 78', '+34912345678'],
    ['', null],
  ])('sends the phone number %j as %s [VAL-06] [PAT-21]', (phone, e164) => {
    expect(newPatient({ ...filled, phone }, false).phone).toBe(e164);
  });

  it('refuses numbers that are none, or none of their country [VAL-06]', () => {
    expect(refused({ phone: 'call me' }).phone).toBe('invalidPhone');
    expect(refused({ phone: '+34 12' }).phone).toBe('phoneCountry');
  });

  it('refuses texts the server would not take [VAL-02]', () => {
    expect(refused({ first_name: 'x'.repeat(101), patient_id_number: 'x'.repeat(65) })).toEqual({
      first_name: 'maxLength',
      patient_id_number: 'maxLength',
    });
  });

  it.each(['Ana\tMaria', 'Ana\x01', 'Ana\uFFFE', 'Ana\uD800'])(
    'refuses %j as a name and as an id number, as the server does [VAL-02]',
    (text) => {
      expect(refused({ first_name: text, last_name: text, patient_id_number: text })).toEqual({
        first_name: 'unprintable',
        last_name: 'unprintable',
        patient_id_number: 'unprintable',
      });
      expect(refused({ first_name: '\tAna\n' })).toEqual({});
    },
  );

  it('sends trimmed values, nulls for what is empty, dates as YYYY-MM-DD [PAT-06] [PAT-21] [VAL-04]', () => {
    expect(newPatient(filled, false)).toEqual({
      first_name: 'Adaeze',
      last_name: 'Okafor',
      ideographic_name: null,
      phonetic_name: null,
      email: null,
      date_of_birth: '1961-03-14',
      gender_id: null,
      ethnicity_id: null,
      doctor_id: 'd1',
      patient_id_number: null,
      phone: null,
      instruction_language: null,
    });
    expect(newPatient({ ...filled, date_of_birth: '1961', patient_id_number: 'A-1' }, true)).toMatchObject({
      date_of_birth: '1961-01-01',
      first_name: null,
      patient_id_number: 'A-1',
    });
  });

  it('sends a name in local script by its group, and nothing where names are hidden [OUR-804]', () => {
    const local = { ...filled, ideographic_name: ' 山田 ^太郎^', phonetic_name: '^ ' };
    expect(newPatient(local, false)).toMatchObject({ ideographic_name: '山田^太郎', phonetic_name: null });
    expect(newPatient(local, true)).toMatchObject({ ideographic_name: null });
    expect(refused({ ideographic_name: '字'.repeat(65), phonetic_name: 'や\u202Eま' })).toEqual({
      ideographic_name: 'maxLength',
      phonetic_name: 'unprintable',
    });
    expect(duplicateQuery(local, false)).toMatchObject({ ideographic_name: '山田^太郎' });
    expect(duplicateQuery(local, false)).not.toHaveProperty('phonetic_name');
    expect(changesIdentity(filled, local)).toBe(true);
  });

  it('sends the changed fields of an edit with the version that was read [PAT-06] [API-07] [OUR-550]', () => {
    expect(changedPatient({ ...filled, monocular: true }, { values: filled, version: 3 }, false)).toEqual({
      monocular: true,
      version: 3,
    });
    const before = { ...filled, date_of_birth: '1961', patient_id_number: 'A-1' };
    const sent = changedPatient({ ...before, email: 'a@b.example' }, { values: before, version: 3 }, true);
    for (const field of ['first_name', 'last_name', 'date_of_birth']) expect(sent).not.toHaveProperty(field);
    expect(
      changedPatient({ ...before, date_of_birth: '1962' }, { values: before, version: 3 }, true).date_of_birth,
    ).toBe('1962-01-01');
  });

  it('looks for duplicates by names or by id number, always with the date of birth', () => {
    expect(duplicateQuery(filled, false)).toEqual({
      date_of_birth: '1961-03-14',
      first_name: 'Adaeze',
      last_name: 'Okafor',
      resembling: true,
    });
    expect(duplicateQuery({ ...filled, date_of_birth: '1961', patient_id_number: 'A-1' }, true)).toEqual({
      date_of_birth: '1961-01-01',
      patient_id_number: 'A-1',
      resembling: true,
    });
    expect(duplicateQuery({ ...filled, first_name: ' ', patient_id_number: 'A-1' }, false)).toEqual({
      date_of_birth: '1961-03-14',
      last_name: 'Okafor',
      patient_id_number: 'A-1',
      resembling: true,
    });
  });

  it.each([
    [{ first_name: 'Adaéze', last_name: 'OKAFOR', date_of_birth: '1961-03-14' }, false, 'nameAndBirth'],
    [{ first_name: 'Adaeze', last_name: 'Okafor', date_of_birth: '1961-03-15' }, false, 'facts'],
    [{ first_name: 'Mia', last_name: 'Chen', patient_id_number: 'a1' }, false, 'number'],
    [{ patient_id_number: 'a1', date_of_birth: '1970-01-01' }, true, 'number'],
    [{ patient_id_number: 'A-1', date_of_birth: '1961-01-01' }, true, 'numberAndBirth'],
  ] as const)('says what is the same in %j (names kept out: %s): %s (of OUR-691)', (other, disable_pi, likeness) => {
    const values = { ...filled, patient_id_number: 'A-1', ...(disable_pi && { date_of_birth: '1961' }) };
    expect(likenessOf(values, other, disable_pi)).toBe(likeness);
  });

  it('looks for nobody when an edit leaves the person as they were', () => {
    expect(changesIdentity(filled, { ...filled, email: 'a@b.example', first_name: 'Adaeze' })).toBe(false);
    expect(changesIdentity(filled, { ...filled, last_name: 'Okoro' })).toBe(true);
  });

  it('leads on to the first test, or back to the technician’s screen [PAT-08]', () => {
    expect(afterCreation('p1', false)).toBe('/tests/new/p1?firstTest=true');
    expect(afterCreation('p1', true)).toBe('/techall-mode');
  });

  it('shows a patient as they are kept, the year alone when personal info is disabled [PAT-13]', () => {
    const patient = { first_name: 'Ana', date_of_birth: '1961-03-14', doctor_id: 'd1' } as Patient;
    expect(formValues(patient, false)).toMatchObject({ first_name: 'Ana', last_name: '', date_of_birth: '1961-03-14' });
    expect(formValues(patient, true).date_of_birth).toBe('1961');
  });
});

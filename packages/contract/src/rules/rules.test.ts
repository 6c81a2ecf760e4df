import { describe, expect, it } from 'vitest';
import { birthdayProblem, requiredOfPatient } from './patient.ts';
import { eyeOfTest, firstFixedExamDate, sideOfTest, usualGoldmannSize, usualIntensity } from './testOptions.ts';

describe('a patient', () => {
  it('is known by names, or by number and year where names are hidden [PAT-05] [PAT-13]', () => {
    expect(requiredOfPatient(false, {})).toEqual(['first_name', 'last_name', 'date_of_birth']);
    expect(requiredOfPatient(false, { first_name: ' ', last_name: 'Sukarno' })).toEqual(['date_of_birth']);
    expect(requiredOfPatient(true, {})).toEqual(['patient_id_number', 'date_of_birth']);
  });

  it.each([
    ['1899-12-31', 'tooEarly'],
    ['1900-01-01', null],
    ['2026-11-22', null],
    ['2026-11-23', 'future'],
  ])('born on %s: %s [PAT-05]', (day, problem) => expect(birthdayProblem(day, '2026-11-22')).toBe(problem));
});

describe('a test', () => {
  it.each([
    ['SUPRA_THRESHOLD', 'QUADRANT', 5, 'MAX'],
    ['CONFRONTATION', null, 5, 'HIGH'],
    ['BLEPHARO', null, 3, 'HIGH'],
    ['AVA_FAST', '24-2', 3, 'STD'],
  ])('of %s %s starts with size %d and intensity %s [FORM-13]', (strategy, protocol, size, intensity) => {
    const selection = { group: 'PERIMETRY', strategy, protocol };
    expect([usualGoldmannSize(selection), usualIntensity(selection)]).toEqual([size, intensity]);
  });

  it.each([
    ['PERIMETRY', 'ESTERMAN', 'OD', true, ''],
    ['CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD', 'OS', true, ''],
    ['CONTRAST_SENSITIVITY', 'CONTRAST_SINGLE_OPTOTYPE', '', true, 'OD'],
    ['VISUAL_ACUITY', 'NEAR', 'OS', false, ''],
    ['PERIMETRY', 'AVA_FAST', 'OS', true, 'OS'],
  ] as const)('%s %s, chosen %s, monocular %s, is done with %s [FORM-07]', (group, strategy, chosen, monocular, eye) =>
    expect(eyeOfTest({ group, strategy, protocol: null }, { chosen, monocular })).toBe(eye),
  );

  it.each([
    ['PERIMETRY', '', undefined, 'both'],
    ['PERIMETRY', 'OS', null, 'OS'],
    ['AUDIOLOGY', '', 'LEFT', 'LEFT'],
    ['AUDIOLOGY', '', undefined, 'RIGHT'],
    ['PERIMETRY', 'OD', 'LEFT', 'OD'],
  ] as const)('of %s with eye %j and ear %s is of %s [OUR-16]', (group, eye, ear, side) =>
    expect(sideOfTest({ test_group: { group }, eye, ear })).toBe(side),
  );

  it('has its fixed exam six months ahead at least [FORM-22]', () => {
    expect(firstFixedExamDate('2026-05-22')).toBe('2026-11-22');
  });
});

import { describe, expect, it } from 'vitest';
import { birthColumn, patientName, shortPatientName } from './shown.ts';

describe('what lists show of a person', () => {
  const person = { first_name: 'Ana', last_name: 'Ruiz', display_name: 'Ruiz, Ana', patient_id_number: 'A-1' };
  const shown = { disable_pi: false, show_patient_dob: true, always_show_patient_demographics: true };

  it('is the name, or the id number where names are hidden [PAT-13]', () => {
    expect(patientName(person, { disable_pi: false })).toBe('Ruiz, Ana');
    expect(patientName(person, { disable_pi: true })).toBe('A-1');
    expect(patientName({ ...person, patient_id_number: null }, { disable_pi: true })).toBeNull();
    expect(patientName({ ...person, first_name: null, last_name: 'Ruiz' }, { disable_pi: false })).toBe('Ruiz');
    expect(
      patientName({ ...person, first_name: null, last_name: null, display_name: '' }, { disable_pi: false }),
    ).toBeNull();
  });

  it('is the family name and an initial where others see the screen [OUR-787]', () => {
    const nameless = { ...person, first_name: null, last_name: null };
    const people = [person, { ...person, first_name: 'Élodie' }, { ...person, first_name: null }];
    const listed = [...people, { ...nameless, display_name: 'Ribeiro, Lucas' }, { ...nameless, display_name: '' }];
    const short = listed.map((one) => shortPatientName(one, { disable_pi: false }));
    expect(short).toEqual(['Ruiz, A.', 'Ruiz, É.', 'Ruiz', 'Ribeiro, L.', null]);
    expect(shortPatientName(person, { disable_pi: true })).toBe('A-1');
  });

  it('is the date of birth, its year, or nothing [PAT-13]', () => {
    expect(birthColumn(shown)).toBe('date');
    expect(birthColumn({ ...shown, show_patient_dob: false })).toBeNull();
    expect(birthColumn({ ...shown, disable_pi: true })).toBe('year');
  });
});

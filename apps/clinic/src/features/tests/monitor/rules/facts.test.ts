import { describe, expect, it } from 'vitest';
import { patientFacts } from './facts.ts';

const SHOWN = { disable_pi: false, show_patient_dob: true, always_show_patient_demographics: true };
const patient = { gender: { id: '9e000000-0000-4000-8000-000000000001', name: 'Female' } };

describe('patientFacts', () => {
  it.each([
    ['everything', {}, ['name', 'born', 'gender']],
    ['no date of birth', { show_patient_dob: false }, ['name', 'gender']],
    ['no demographics', { always_show_patient_demographics: false }, ['name', 'born']],
    ['no name', { disable_pi: true }, ['id_number', 'bornIn', 'gender']],
  ] as const)('shows %s as the preferences say [MON-06, PAT-13]', (_, change, facts) => {
    expect(patientFacts({ ...SHOWN, ...change }, patient)).toEqual(facts);
  });

  it('leaves out a gender that is not known', () => {
    expect(patientFacts(SHOWN, { gender: null })).toEqual(['name', 'born']);
  });
});

import { expect, it } from 'vitest';
import { identityFacts } from './identity.ts';

const SHOWN = { disable_pi: false, show_patient_dob: true, always_show_patient_demographics: true };
const patient = { gender: { id: '9e000000-0000-4000-8000-000000000001', name: 'Female' } };

it.each([
  ['everything', {}, ['age', 'born', 'id_number', 'gender', 'doctor']],
  ['no date of birth', { show_patient_dob: false }, ['age', 'id_number', 'gender', 'doctor']],
  ['no demographics', { always_show_patient_demographics: false }, ['age', 'born', 'id_number', 'doctor']],
  ['no name', { disable_pi: true }, ['age', 'bornIn', 'gender', 'doctor']],
] as const)('tells a person apart with %s as the preferences say [PAT-13, OUR-51]', (_, change, facts) => {
  expect(identityFacts({ ...SHOWN, ...change }, patient)).toEqual(facts);
});

it('has the name in local script, if there is one that may be shown [OUR-805]', () => {
  const yamada = { ...patient, ideographic_name: '山田^太郎' };
  expect(identityFacts(SHOWN, yamada)[0]).toBe('local_name');
  expect(identityFacts({ ...SHOWN, disable_pi: true }, yamada)).not.toContain('local_name');
});

it('leaves out a gender that is not known', () => {
  expect(identityFacts(SHOWN, { gender: null })).toEqual(['age', 'born', 'id_number', 'doctor']);
});

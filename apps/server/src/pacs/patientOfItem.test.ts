import { expect, it } from 'vitest';
import { patientOfItem } from './patientOfItem.ts';

const item = (texts: Record<string, string>) => ({ texts });
const WHOLE = item({ patient_id: 'P1', patient_name: 'Okafor^Adaeze', patient_birth_date: '1951-03-04' });
const ONE = { id: 'one', birth: '1951-03-04', isInReach: true };

const isReadyWith = (texts: Record<string, string>) => patientOfItem(item({ ...WHOLE.texts, ...texts }), []).isReady;

it('is of the one patient with its number who was born on the same day, as far as both are known, or of a new one [OUR-332]', () => {
  const theirs = { patientId: 'one', isReady: true };
  expect(patientOfItem(WHOLE, [ONE])).toEqual(theirs);
  expect(patientOfItem(WHOLE, [{ ...ONE, birth: null }])).toEqual(theirs);
  expect(patientOfItem(item({ patient_id: 'P1' }), [ONE])).toEqual(theirs);
  const nobody = { patientId: null, isReady: false };
  expect(patientOfItem(WHOLE, [{ ...ONE, birth: '1951-03-05' }])).toEqual(nobody);
  expect(patientOfItem(WHOLE, [{ ...ONE, isInReach: false }])).toEqual(nobody);
  expect(patientOfItem(WHOLE, [ONE, { ...ONE, id: 'two' }])).toEqual(nobody);
  // a new patient
  expect(isReadyWith({})).toBe(true);
  expect(isReadyWith({ patient_id: '' })).toBe(false);
  expect(isReadyWith({ patient_name: '^Adaeze' })).toBe(false);
  expect(isReadyWith({ patient_birth_date: '1951' })).toBe(false);
});

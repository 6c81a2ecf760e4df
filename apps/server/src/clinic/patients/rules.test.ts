import { randomUUID } from 'node:crypto';
import { PERSONAL_FIELDS } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { ciphertexts } from '../../../test/support/zeroPii.ts';
import { type PatientFacts, patientProblems, storable } from './rules.ts';

const PLAIN = { first_name: 'Ana', last_name: 'Ruiz', date_of_birth: '1970-02-03' };
const id = randomUUID();
const encrypt = (facts: object, version = 1) => ciphertexts(facts, { patient: id, version });
const SEALED = { id, is_encrypted: true, encrypted_pii: encrypt(PLAIN) };

const problems =
  (preferences: object) =>
  (before: PatientFacts | null, changes: PatientFacts): string[] =>
    Object.keys(
      patientProblems(before, changes, { disable_pi: false, enable_zero_pii: false, ...preferences }),
    ).toSorted();
const off = problems({});
const on = problems({ enable_zero_pii: true });

describe('validation of a patient', () => {
  it('requires plain data if zero-PII is off [PAT-05] [OUR-391]', () => {
    expect(off(null, PLAIN)).toEqual([]);
    expect(off(null, {})).toEqual(['date_of_birth', 'first_name', 'last_name']);
    expect(off(null, SEALED)).toEqual(['encrypted_pii', 'is_encrypted']);
    expect(off(PLAIN, { encrypted_pii: SEALED.encrypted_pii })).toEqual(['encrypted_pii']);
  });

  it('needs one name, in either field [OUR-693]', () => {
    const born = { date_of_birth: '1970-02-03' };
    expect(off(null, { ...born, last_name: 'Sukarno' })).toEqual([]);
    expect(off(null, { ...born, first_name: 'Sukarno', last_name: null })).toEqual([]);
    expect(off(null, { ...born, first_name: '', last_name: null })).toEqual(['first_name', 'last_name']);
    expect(off(PLAIN, { first_name: null })).toEqual([]);
    expect(off(PLAIN, { first_name: null, last_name: null })).toEqual(['first_name', 'last_name']);
    expect(on(null, { ...SEALED, encrypted_pii: encrypt({ ...born, last_name: 'Sukarno' }) })).toEqual([]);
    expect(on(null, { ...SEALED, encrypted_pii: encrypt(born) })).toEqual(['encrypted_pii']);
  });

  it('requires ciphertexts of all required fields if zero-PII is on [PII-12] [OUR-391]', () => {
    expect(on(null, SEALED)).toEqual([]);
    expect(on(null, PLAIN)).toEqual(['date_of_birth', 'first_name', 'is_encrypted', 'last_name']);
    expect(on(null, { ...SEALED, email: 'ana@example.org' })).toEqual(['email']);
    expect(on(null, { ...SEALED, encrypted_pii: encrypt({ first_name: 'Ana' }) })).toEqual(['encrypted_pii']);
    expect(on(null, { ...SEALED, encrypted_pii: { ...SEALED.encrypted_pii, phone: '+15075551234' } })).toEqual([
      'encrypted_pii',
    ]);
    expect(on(null, { encrypted_pii: SEALED.encrypted_pii })).toEqual(['is_encrypted']);
    expect(on(null, { is_encrypted: true })).toEqual(['encrypted_pii']);
  });

  it('allows no names if they are not stored, and the number in plain [PAT-13] [OUR-391]', () => {
    const nameless = problems({ enable_zero_pii: true, disable_pi: true });
    const born = { id, is_encrypted: true, encrypted_pii: encrypt({ date_of_birth: '1970-01-01' }) };
    expect(nameless(null, { ...born, patient_id_number: 'A-1' })).toEqual([]);
    expect(nameless(null, born)).toEqual(['patient_id_number']);
  });

  it('loses nothing while it is encrypted, whatever was never known [OUR-391]', () => {
    const reached = { ...PLAIN, email: 'ana@example.org', phone: '+15075551234' };
    expect(on(reached, SEALED)).toEqual(['encrypted_pii']);
    expect(on(reached, { ...SEALED, encrypted_pii: encrypt(reached) })).toEqual([]);
    // a visitor of the demo mode has no birthday
    const visitor = { first_name: 'Ada', last_name: '', email: 'ada@example.org' };
    const named = encrypt({ first_name: 'Ada', email: 'ada@example.org' });
    expect(on(visitor, { ...SEALED, encrypted_pii: named })).toEqual([]);
  });

  it('keeps encrypted patients encrypted, and allows other changes without a key [OUR-391]', () => {
    expect(on(SEALED, { is_encrypted: false })).toEqual(['is_encrypted']);
    expect(on(SEALED, { is_encrypted: false, ...PLAIN })).toContain('is_encrypted');
    expect(on(SEALED, { encrypted_pii: null })).toEqual(['encrypted_pii']);
    expect(on(SEALED, { encrypted_pii: encrypt({ email: 'ana@example.org' }) })).toEqual(['encrypted_pii']);
    expect(on(SEALED, { first_name: 'Ana' })).toEqual(['first_name']);
    for (const before of [SEALED, PLAIN]) expect(on(before, { patient_id_number: 'A-2' })).toEqual([]);
    expect(on(PLAIN, { phone: '+15075551234' })).toEqual(['phone']);
    expect(on(PLAIN, { encrypted_pii: SEALED.encrypted_pii })).toEqual(['encrypted_pii']);
  });

  it('requires ciphertexts bound to the patient, of the next version or unchanged [OUR-572]', () => {
    const next = encrypt(PLAIN, 2);
    expect(on(SEALED, { encrypted_pii: next })).toEqual([]);
    expect(on(SEALED, { encrypted_pii: SEALED.encrypted_pii })).toEqual([]);
    for (const version of [1, 3]) {
      expect(on(SEALED, { encrypted_pii: encrypt(PLAIN, version) })).toEqual(['encrypted_pii']);
    }
    expect(on({ ...SEALED, id: randomUUID() }, { encrypted_pii: next })).toEqual(['encrypted_pii']);
    expect(on(null, { ...SEALED, id: undefined })).toEqual(['encrypted_pii']);
    expect(off(null, { ...PLAIN, id })).toEqual(['id']);
  });

  it('allows no plain data in addition to ciphertexts [OUR-391]', () => {
    const none = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, null]));
    expect(storable({ ...PLAIN, ...SEALED, patient_id_number: 'A-1' })).toEqual({
      ...none,
      ...SEALED,
      patient_id_number: 'A-1',
    });
    expect(storable(PLAIN)).toEqual(PLAIN);
  });
});

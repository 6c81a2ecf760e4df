import { describe, expect, it } from 'vitest';
import { ERROR } from '../errors.ts';
import {
  additionalData,
  bindingOf,
  bindingProblem,
  isSameCiphertexts,
  readCiphertext,
  storedVersion,
  writeCiphertext,
} from './ciphertext.ts';

const base64 = (bytes: number): string => btoa('x'.repeat(bytes));
const ADA = '1a000000-0000-4000-8000-000000000001';
const BEN = '1a000000-0000-4000-8000-000000000002';
const text = (patient = ADA, version = 1): string => writeCiphertext({ patient, version }, base64(28 + 64));
const person = (patient = ADA, version = 1) => ({ first_name: text(patient, version), phone: text(patient, version) });

describe('a ciphertext', () => {
  it('of format 1 is base64 of nonce, text and tag, and no name (of PII-12)', () => {
    for (const bytes of [28, 60]) {
      expect(readCiphertext(base64(bytes))).toEqual({ format: 1, sealed: base64(bytes) });
    }
    for (const plain of ['', 'Okafor', '1961-03-04', base64(27), `${base64(40)}=`, `${base64(39)} `]) {
      expect(readCiphertext(plain)).toBeUndefined();
    }
  });

  it('of format 2 names version and patient, and is padded to whole blocks [OUR-570]', () => {
    const binding = { patient: ADA, version: 7 };
    expect(text(ADA, 7)).toMatch(/^v2\.7\.1a000000-/);
    expect(readCiphertext(text(ADA, 7))).toEqual({ format: 2, binding, sealed: base64(92) });
    const sizes = [0, 28, 28 + 10, 28 + 63, 28 + 65];
    for (const size of sizes) expect(readCiphertext(writeCiphertext(binding, base64(size)))).toBeUndefined();
    const others = [text(ADA, 0), text(ADA, 1.5), text(ADA, 10 ** 9), text('ada'), `${text()} `, text().slice(1)];
    for (const other of others) expect(readCiphertext(other)).toBeUndefined();
  });

  it('has different additional data for each field, patient, version and set of fields [OUR-571]', () => {
    const all = ['last_name', 'phone'] as const;
    const texts = [
      additionalData({ patient: ADA, version: 1 }, 'phone', all),
      additionalData({ patient: ADA, version: 1 }, 'last_name', all),
      additionalData({ patient: BEN, version: 1 }, 'phone', all),
      additionalData({ patient: ADA, version: 2 }, 'phone', all),
      additionalData({ patient: ADA, version: 1 }, 'phone', ['phone']),
    ];
    expect(texts[0]).toBe(`v2.1.${ADA}.phone.last_name,phone`);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the ciphertexts of a patient', () => {
  it('belong together, or are none of one patient and version [OUR-571]', () => {
    expect(bindingOf(person())).toEqual({ patient: ADA, version: 1 });
    expect(bindingOf({})).toBe('none');
    expect(bindingOf({ first_name: base64(28), email: null })).toBe('former');
    const mixed = [
      { ...person(), email: text(BEN) },
      { ...person(), email: text(ADA, 2) },
      { ...person(), email: base64(28) },
      { first_name: base64(28), phone: text() },
      { ...person(), email: 'ada@example.org' },
    ];
    for (const texts of mixed) expect(bindingOf(texts)).toBe('mixed');
  });

  it('have version 0 while they are not bound [OUR-572]', () => {
    for (const stored of [null, undefined, {}, { phone: base64(28) }]) expect(storedVersion(stored)).toBe(0);
    expect(storedVersion(person(ADA, 4))).toBe(4);
  });

  it('replace the stored ones as the next version of the same patient alone [OUR-572]', () => {
    const former = { phone: base64(28) };
    for (const stored of [null, undefined, former]) expect(bindingProblem(ADA, stored, person())).toBeNull();
    expect(bindingProblem(ADA, person(ADA, 4), person(ADA, 5))).toBeNull();
    for (const version of [1, 3, 4, 6]) {
      expect(bindingProblem(ADA, person(ADA, 4), person(ADA, version))).toBe(ERROR.OUTDATED_CIPHERTEXT);
    }
    for (const patient of [BEN, undefined]) {
      expect(bindingProblem(patient, null, person())).toBe(ERROR.FOREIGN_CIPHERTEXT);
    }
    expect(bindingProblem(ADA, former, former)).toBe(ERROR.FORMER_CIPHERTEXT);
    expect(bindingProblem(ADA, null, { ...person(), email: text(ADA, 2) })).toBe(ERROR.MIXED_CIPHERTEXTS);
  });

  it('are the same whether a missing one is null or left out', () => {
    expect(isSameCiphertexts({ ...person(), email: null }, person())).toBe(true);
    expect(isSameCiphertexts(null, person())).toBe(false);
    expect(isSameCiphertexts(person(), { ...person(), phone: text(ADA, 2) })).toBe(false);
    expect(isSameCiphertexts(person(), { first_name: text() })).toBe(false);
  });
});

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
const KEY = '0011223344556677';
const text = (patient = ADA, version = 1, key: string | null = KEY): string =>
  writeCiphertext({ key, patient, version }, base64(28 + 64));
const person = (patient = ADA, version = 1, key: string | null = KEY) => ({
  first_name: text(patient, version, key),
  phone: text(patient, version, key),
});

describe('a ciphertext', () => {
  it('of format 1 is base64 of nonce, text and tag, and no name (of PII-12)', () => {
    for (const bytes of [28, 60]) {
      expect(readCiphertext(base64(bytes))).toEqual({ format: 1, sealed: base64(bytes) });
    }
    for (const plain of ['', 'Okafor', '1961-03-04', base64(27), `${base64(40)}=`, `${base64(39)} `]) {
      expect(readCiphertext(plain)).toBeUndefined();
    }
  });

  it('of format 3 names key, version and patient, and is padded to whole blocks [OUR-570] [OUR-830]', () => {
    const binding = { key: KEY, patient: ADA, version: 7 };
    expect(text(ADA, 7)).toMatch(/^v3\.0011223344556677\.7\.1a000000-/);
    expect(readCiphertext(text(ADA, 7))).toEqual({ format: 3, binding, sealed: base64(92) });
    expect(readCiphertext(text(ADA, 7, null))).toEqual({
      format: 2,
      binding: { ...binding, key: null },
      sealed: base64(92),
    });
    const sizes = [0, 28, 28 + 10, 28 + 63, 28 + 65];
    for (const size of sizes) expect(readCiphertext(writeCiphertext(binding, base64(size)))).toBeUndefined();
    const others = [
      text(ADA, 1, '00'),
      text(ADA, 1, KEY.replace('0', 'A')),
      text(ADA, 0),
      text(ADA, 1.5),
      text(ADA, 10 ** 9),
      text('ada'),
      `${text()} `,
      text().slice(1),
    ];
    for (const other of others) expect(readCiphertext(other)).toBeUndefined();
  });

  it('has different additional data for each key, field, patient, version and set of fields [OUR-571]', () => {
    const all = ['last_name', 'phone'] as const;
    const ada = { key: KEY, patient: ADA, version: 1 };
    const texts = [
      additionalData(ada, 'phone', all),
      additionalData({ ...ada, key: null }, 'phone', all),
      additionalData({ ...ada, key: KEY.replace('0', '1') }, 'phone', all),
      additionalData(ada, 'last_name', all),
      additionalData({ ...ada, patient: BEN }, 'phone', all),
      additionalData({ ...ada, version: 2 }, 'phone', all),
      additionalData(ada, 'phone', ['phone']),
    ];
    expect(texts[0]).toBe(`v3.${KEY}.1.${ADA}.phone.last_name,phone`);
    expect(texts[1]).toBe(`v2.1.${ADA}.phone.last_name,phone`);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the ciphertexts of a patient', () => {
  it('belong together, or are none of one patient and version [OUR-571]', () => {
    expect(bindingOf(person())).toEqual({ key: KEY, patient: ADA, version: 1 });
    expect(bindingOf(person(ADA, 1, null))).toEqual({ key: null, patient: ADA, version: 1 });
    expect(bindingOf({})).toBe('none');
    expect(bindingOf({ first_name: base64(28), email: null })).toBe('former');
    const mixed = [
      { ...person(), email: text(BEN) },
      { ...person(), email: text(ADA, 2) },
      { ...person(), email: text(ADA, 1, null) },
      { ...person(), email: base64(28) },
      { first_name: base64(28), phone: text() },
      { ...person(), email: 'ada@example.org' },
    ];
    for (const texts of mixed) expect(bindingOf(texts)).toBe('mixed');
  });

  it('have version 0 while they are not bound [OUR-572]', () => {
    for (const stored of [null, undefined, {}, { phone: base64(28) }]) expect(storedVersion(stored)).toBe(0);
    for (const key of [KEY, null]) expect(storedVersion(person(ADA, 4, key))).toBe(4);
  });

  it('replace the stored ones as the next version of the same patient alone [OUR-572]', () => {
    const former = { phone: base64(28) };
    for (const stored of [null, undefined, former]) expect(bindingProblem(ADA, stored, person(), KEY)).toBeNull();
    expect(bindingProblem(ADA, person(ADA, 4), person(ADA, 5), KEY)).toBeNull();
    for (const version of [1, 3, 4, 6]) {
      expect(bindingProblem(ADA, person(ADA, 4), person(ADA, version), KEY)).toBe(ERROR.OUTDATED_CIPHERTEXT);
    }
    for (const patient of [BEN, undefined]) {
      expect(bindingProblem(patient, null, person(), KEY)).toBe(ERROR.FOREIGN_CIPHERTEXT);
    }
    expect(bindingProblem(ADA, former, former, KEY)).toBe(ERROR.FORMER_CIPHERTEXT);
    expect(bindingProblem(ADA, null, { ...person(), email: text(ADA, 2) }, KEY)).toBe(ERROR.MIXED_CIPHERTEXTS);
  });

  it('are stored with the key of the office group alone, and in a format that names it [OUR-830]', () => {
    const other = KEY.replace('0', '1');
    expect(bindingProblem(ADA, null, person(ADA, 1, other), KEY)).toBe(ERROR.OTHER_KEY_CIPHERTEXT);
    expect(bindingProblem(ADA, null, person(ADA, 1, other), null)).toBeNull();
    for (const key of [KEY, null]) {
      expect(bindingProblem(ADA, null, person(ADA, 1, null), key)).toBe(ERROR.FORMER_CIPHERTEXT);
    }
    expect(bindingProblem(ADA, person(ADA, 3, null), person(ADA, 4), KEY)).toBeNull();
  });

  it('are the same whether a missing one is null or left out', () => {
    expect(isSameCiphertexts({ ...person(), email: null }, person())).toBe(true);
    expect(isSameCiphertexts(null, person())).toBe(false);
    expect(isSameCiphertexts(person(), { ...person(), phone: text(ADA, 2) })).toBe(false);
    expect(isSameCiphertexts(person(), { first_name: text() })).toBe(false);
  });
});

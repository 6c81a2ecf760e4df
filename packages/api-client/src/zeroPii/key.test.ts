import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import {
  type Ciphertexts,
  type EncryptedPii,
  keyCheckParts,
  PERSONAL_FIELDS,
  readCiphertexts,
} from '@isopter/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKey, openKey, type PersonalKey } from './key.ts';
import { decryptPerson, encryptPerson, personOf } from './person.ts';
import { readPerson } from './readPerson.ts';

const TYPED = 'owl-at-dusk';
let key: PersonalKey;
let check: string;

beforeAll(async () => {
  ({ key, check } = await createKey(TYPED));
});

const parts = () => keyCheckParts(check)!;
const salt = () => Buffer.from(parts().encryptionSalt, 'base64');

const ADA = '1a000000-0000-4000-8000-000000000001';
const BEN = '1a000000-0000-4000-8000-000000000002';
const phone = personOf({ phone: '+15075550100' });

const ciphertexts = (texts: EncryptedPii): Ciphertexts => readCiphertexts(texts) as Ciphertexts;

/** Encrypts as browsers did in format 1. */
function encryptFormer(field: string, text: string, iv = Buffer.alloc(12, 3)): string {
  const cipher = createCipheriv('aes-256-gcm', pbkdf2Sync(TYPED, salt(), 50_000, 32, 'sha256'), iv);
  cipher.setAAD(Buffer.from(field));
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

describe('the key', () => {
  it('is checked by PBKDF2, SHA-512, 600 000 iterations [PII-02]', () => {
    const salt = Buffer.from(parts().checkSalt, 'base64');
    expect(pbkdf2Sync(TYPED, salt, 600_000, 64, 'sha512').toString('base64')).toBe(parts().hash);
  });

  it('reads what PBKDF2, SHA-256, 50 000 iterations, 16 bytes of salt, and AES-GCM 256 with an IV of 12 bytes encrypted [PII-01]', async () => {
    expect(salt()).toHaveLength(16);
    const encrypted = { last_name: encryptFormer('last_name', 'Okafor') };
    expect(Buffer.from(encrypted.last_name, 'base64')).toHaveLength(12 + 'Okafor'.length + 16);
    expect(await decryptPerson(key, ciphertexts(encrypted))).toEqual(personOf({ last_name: 'Okafor' }));
    await expect(crypto.subtle.encrypt({ name: 'AES-GCM', iv: salt() }, key.former, salt())).rejects.toMatchObject({
      name: 'InvalidAccessError',
    });
  });

  it('encrypts with PBKDF2, SHA-256, 600 000 iterations and a separate salt, AES-GCM 256 with an IV of 12 bytes [OUR-570]', async () => {
    const raw = pbkdf2Sync(TYPED, Buffer.concat([Buffer.from('isopter.zero-pii.v2'), salt()]), 600_000, 32, 'sha256');
    const { last_name } = await encryptPerson(key, personOf({ last_name: 'Okafor' }), { patient: ADA, version: 3 });
    const [format, id, version, patient, sealed] = last_name!.split('.');
    expect([format, id, version, patient]).toEqual(['v3', key.id, '3', ADA]);
    expect(key.id).toBe(salt().subarray(0, 8).toString('hex'));
    const bytes = Buffer.from(sealed!, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', raw, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(`v3.${id}.3.${ADA}.last_name.last_name`)).setAuthTag(bytes.subarray(-16));
    const padded = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    expect(padded).toEqual(Buffer.concat([Buffer.from('Okafor\x80', 'latin1'), Buffer.alloc(57)]));
  });

  it('opens by what was typed, and by nothing else [PII-02]', async () => {
    const opened = await openKey(TYPED, check);
    expect(
      await decryptPerson(opened!, ciphertexts(await encryptPerson(key, phone, { patient: ADA, version: 1 }))),
    ).toEqual(phone);
    for (const wrong of ['', 'owl-at-dawn', `${TYPED} `]) expect(await openKey(wrong, check)).toBeNull();
    expect(await openKey(TYPED, 'nothing of the kind')).toBeNull();
  });

  it('cannot be read out of the browser [PII-13]', async () => {
    const opened = await openKey(TYPED, check);
    for (const one of [key.current, key.former, opened!.current, opened!.former]) {
      expect(one.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('raw', one)).rejects.toMatchObject({ name: 'InvalidAccessError' });
    }
  });

  it('is another one in each office group, whatever is typed', async () => {
    const other = await createKey(TYPED);
    expect(other.check).not.toBe(check);
    const encrypted = await encryptPerson(key, phone, { patient: ADA, version: 1 });
    expect(await decryptPerson(other.key, ciphertexts(encrypted))).toEqual(personOf({}));
  });
});

describe('personal data', () => {
  const ada = personOf({
    first_name: 'Adaeze',
    last_name: 'Ọkafọr',
    date_of_birth: '1961-03-14',
    phone: '+15075550100',
  });

  const binding = { patient: ADA, version: 4 };
  const lengthOf = async (last_name: string): Promise<number> =>
    (await encryptPerson(key, personOf({ last_name }), binding)).last_name!.length;

  it('are encrypted text by text, each time otherwise, and come back [PII-12]', async () => {
    const encrypted = await encryptPerson(key, ada, binding);
    expect(Object.keys(encrypted)).toEqual([...PERSONAL_FIELDS]);
    expect(encrypted.email).toBeNull();
    expect(JSON.stringify(encrypted)).not.toMatch(/Adaeze|kaf|1961|5550100/);
    expect((await encryptPerson(key, ada, binding)).last_name).not.toBe(encrypted.last_name);
    expect(await readPerson(key, ADA, encrypted)).toEqual({ person: ada, version: 4, problem: null });
  });

  it('are their own, in every script and length, when many patients are encrypted and read at once [OUR-570]', async () => {
    const names = ['Okafor', 'Ọkafọr', '王', 'x'.repeat(700), 'Ж'.repeat(700), 'y'.repeat(63), 'ends in \x80'];
    const people = Array.from({ length: 35 }, (_, at) =>
      personOf({ last_name: names[at % names.length]!, first_name: `First${at}`, date_of_birth: '1961-03-14' }),
    );
    const encrypted = await Promise.all(people.map((person) => encryptPerson(key, person, binding)));
    const read = await Promise.all(encrypted.map((texts) => readPerson(key, ADA, texts)));
    expect(read.map(({ person }) => person)).toEqual(people);
  });

  it('have ciphertexts of the same length, whatever the name, up to 63 bytes [OUR-570]', async () => {
    expect(new Set(await Promise.all(['A', 'Ọkafọr', 'x'.repeat(63)].map(lengthOf))).size).toBe(1);
    expect(await lengthOf('x'.repeat(64))).toBeGreaterThan(await lengthOf('x'.repeat(63)));
    for (const last_name of ['x'.repeat(63), 'x'.repeat(64), 'ends in \x80\0']) {
      const encrypted = await encryptPerson(key, personOf({ last_name }), binding);
      expect((await decryptPerson(key, ciphertexts(encrypted))).last_name).toBe(last_name);
    }
  });

  it('are refused when they belong to another patient [OUR-571]', async () => {
    const encrypted = await encryptPerson(key, ada, binding);
    expect(await readPerson(key, BEN, encrypted)).toEqual({ person: null, version: 0, problem: 'foreign' });
    const relabelled = Object.fromEntries(
      Object.entries(encrypted).map(([field, text]) => [field, text?.replace(ADA, BEN)]),
    );
    expect(await readPerson(key, BEN, relabelled)).toMatchObject({ person: null, problem: 'changed' });
  });

  it('are read as they were encrypted alone: no other field, version or set of fields [OUR-571]', async () => {
    const encrypted = await encryptPerson(key, ada, binding);
    const { first_name, last_name } = encrypted;
    const older = await encryptPerson(key, ada, { patient: ADA, version: 3 });
    const relabelled = Object.fromEntries(
      Object.entries(older).map(([field, text]) => [field, text?.replace('.3.', '.4.')]),
    );
    const last = first_name!.slice(0, -2) + (first_name!.endsWith('AA') ? 'BB' : 'AA');
    const former = { first_name: encryptFormer('first_name', 'Adaeze') };
    const all = [
      { ...encrypted, first_name: last_name, last_name: first_name },
      { ...encrypted, phone: null },
      { ...encrypted, email: first_name },
      { ...encrypted, first_name: last },
      { ...encrypted, phone: older.phone },
      { ...encrypted, ...former },
      { ...encrypted, phone: 'plain' },
      relabelled,
      { last_name: former.first_name },
    ];
    for (const texts of all) {
      expect(await readPerson(key, ADA, texts)).toEqual({ person: null, version: 0, problem: 'changed' });
    }
  });

  it('of format 1 are read, and have no version (of OUR-570)', async () => {
    const encrypted = { first_name: encryptFormer('first_name', 'Adaeze'), email: null };
    const person = personOf({ first_name: 'Adaeze' });
    expect(await readPerson(key, ADA, encrypted)).toEqual({ person, version: 0, problem: null });
  });
});

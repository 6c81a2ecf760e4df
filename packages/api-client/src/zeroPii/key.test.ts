import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { isCiphertext, keyCheckParts } from '@isopter/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { decryptText, encryptText } from './cipher.ts';
import { createKey, openKey, type PersonalKey } from './key.ts';
import { decryptPerson, encryptPerson, personOf } from './person.ts';

const TYPED = 'owl-at-dusk';
let key: PersonalKey;
let check: string;

beforeAll(async () => {
  ({ key, check } = await createKey(TYPED));
});

const parts = () => keyCheckParts(check)!;

describe('the key', () => {
  it('is checked by PBKDF2, SHA-512, 600 000 iterations [PII-02]', () => {
    const salt = Buffer.from(parts().checkSalt, 'base64');
    expect(pbkdf2Sync(TYPED, salt, 600_000, 64, 'sha512').toString('base64')).toBe(parts().hash);
  });

  it('is PBKDF2, SHA-256, 50 000 iterations, 16 bytes of salt; it encrypts as AES-GCM 256 with an IV of 12 bytes [PII-01]', async () => {
    const salt = Buffer.from(parts().encryptionSalt, 'base64');
    expect(salt).toHaveLength(16);
    const raw = pbkdf2Sync(TYPED, salt, 50_000, 32, 'sha256');
    const bytes = Buffer.from(await encryptText(key, 'last_name', 'Okafor'), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', raw, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from('last_name')).setAuthTag(bytes.subarray(-16));
    expect(decipher.update(bytes.subarray(12, -16)).toString() + decipher.final().toString()).toBe('Okafor');
  });

  it('opens by what was typed, and by nothing else [PII-02]', async () => {
    const opened = await openKey(TYPED, check);
    expect(await decryptText(opened!, 'phone', await encryptText(key, 'phone', '+15075550100'))).toBe('+15075550100');
    for (const wrong of ['', 'owl-at-dawn', `${TYPED} `]) expect(await openKey(wrong, check)).toBeNull();
    expect(await openKey(TYPED, 'nothing of the kind')).toBeNull();
  });

  it('cannot be read out of the browser [PII-13]', async () => {
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toMatchObject({ name: 'InvalidAccessError' });
    expect((await openKey(TYPED, check))!.extractable).toBe(false);
  });

  it('is another one in each office group, whatever is typed', async () => {
    const other = await createKey(TYPED);
    expect(other.check).not.toBe(check);
    expect(await decryptText(other.key, 'phone', await encryptText(key, 'phone', '+15075550100'))).toBeNull();
  });
});

describe('personal data', () => {
  const ada = personOf({
    first_name: 'Adaeze',
    last_name: 'Ọkafọr',
    date_of_birth: '1961-03-14',
    phone: '+15075550100',
  });

  it('are encrypted text by text, each time otherwise, and come back [PII-12]', async () => {
    const encrypted = await encryptPerson(key, ada);
    expect(Object.keys(encrypted)).toEqual(['first_name', 'last_name', 'date_of_birth', 'email', 'phone']);
    expect(encrypted.email).toBeNull();
    for (const text of Object.values(encrypted)) expect(text === null || isCiphertext(text!)).toBe(true);
    expect(JSON.stringify(encrypted)).not.toMatch(/Adaeze|kaf|1961|5550100/);
    expect((await encryptPerson(key, ada)).last_name).not.toBe(encrypted.last_name);
    expect(await decryptPerson(key, encrypted)).toEqual(ada);
  });

  it('are not taken from another field, nor changed [PII-12]', async () => {
    const { first_name, last_name } = await encryptPerson(key, ada);
    const changed = `${first_name![0] === 'A' ? 'B' : 'A'}${first_name!.slice(1)}`;
    const read = await decryptPerson(key, {
      first_name: changed,
      last_name: first_name,
      email: last_name,
      phone: 'plain',
    });
    expect(read).toEqual(personOf({}));
  });
});

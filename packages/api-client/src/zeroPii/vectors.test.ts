import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Ciphertexts, type EncryptedPii, type PersonalField, readCiphertexts } from '@isopter/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openKey, type PersonalKey } from './key.ts';
import { decryptPerson, encryptPerson, personOf } from './person.ts';
import { readPerson } from './readPerson.ts';

type Vector = Readonly<Record<string, string>>;

const document = new URL('../../../../docs/zero-pii.md', import.meta.url);

/** The tables of the document, by their headings. */
const tables = new Map<string, Vector>(
  readFileSync(document, 'utf8')
    .split('\n### ')
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf('\n')),
      Object.fromEntries(Array.from(part.matchAll(/^\| (.+?) +\| `(.+?)` +\|$/gm), ([, name, value]) => [name, value])),
    ]),
);
const keys = tables.get('Keys')!;
const vectors = [...tables].filter(([title]) => title.startsWith('Format'));
const inFormat = (format: string) => vectors.filter(([, vector]) => vector['format'] === format);

/** Ciphertexts that are refused, each the only one of its patient, and one that is read. */
const refused = Array.from(
  readFileSync(document, 'utf8').matchAll(
    /^\| (.+?) +\| (none|foreign|changed) +\| `(.+?)` +\| `(.+?)` +\| `(.+?)` +\|$/gm,
  ),
  ([, title, problem, patient, field, text]) => ({ title, problem, patient, field, text }) as Record<string, string>,
);

const bytes = (hex = ''): Buffer => Buffer.from(hex, 'hex');
const derive = (salt: string | undefined, rounds: number, length: number, hash: string): Buffer =>
  pbkdf2Sync(keys['typed']!, bytes(salt), rounds, length, hash);

/** Encrypts with Node's own AES-GCM. @returns base64 of nonce, encrypted text and tag */
function encrypt(key: string | undefined, vector: Vector, plain: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', bytes(key), bytes(vector['nonce']));
  cipher.setAAD(Buffer.from(vector['additional data']!));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([bytes(vector['nonce']), sealed]).toString('base64');
}

let key: PersonalKey;
beforeAll(async () => {
  key = (await openKey(keys['typed']!, keys['key check']!))!;
});

describe('the test vectors of docs/zero-pii.md', () => {
  it('have keys that node:crypto derives, and whose check the browser accepts [OUR-576]', () => {
    expect(derive(keys['encryption salt'], 50_000, 32, 'sha256')).toEqual(bytes(keys['key of format 1']));
    const salt = Buffer.concat([Buffer.from('isopter.zero-pii.v2'), bytes(keys['encryption salt'])]);
    expect(salt).toEqual(bytes(keys['salt of format 2']));
    expect(derive(keys['salt of format 2'], 600_000, 32, 'sha256')).toEqual(bytes(keys['key of format 2']));
    const hash = derive(keys['check salt'], 600_000, 64, 'sha512');
    const parts = [bytes(keys['check salt']), hash, bytes(keys['encryption salt'])];
    expect(keys['key check']).toBe(
      ['pbkdf2-sha512', 600_000, ...parts.map((part) => part.toString('base64'))].join('$'),
    );
    expect(key).not.toBeNull();
    expect(['1', '2', '3'].map((format) => inFormat(format).length)).toEqual([1, 3, 4]);
    expect(keys['key id']).toBe(keys['encryption salt']!.slice(0, 16));
    expect(key.id).toBe(keys['key id']);
  });

  it.each(vectors)('are read by the browser: %s [OUR-576]', async (_, vector) => {
    const field = vector['field'] as PersonalField;
    const fields = (vector['fields'] ?? field).split(',');
    // of the other fields only their presence matters
    const texts = Object.fromEntries(fields.map((one) => [one, vector['ciphertext']])) as EncryptedPii;
    const person = await decryptPerson(key, readCiphertexts(texts) as Ciphertexts);
    expect(person[field]).toBe(vector['text']);
    expect(bytes(vector['plaintext']).toString()).toBe(vector['text']);
  });

  it.each(refused)(
    'are read or refused by the browser: $title [OUR-598]',
    async ({ problem, patient, field, text }) => {
      const read = await readPerson(key, patient!, { [field!]: text });
      expect(read.problem ?? 'none').toBe(problem);
      expect(read.person?.last_name ?? null).toBe(problem === 'none' ? 'Ọkafọr' : null);
    },
  );

  it('have each reason to refuse a ciphertext [OUR-598]', () => {
    const counts = ['none', 'foreign', 'changed'].map((one) => refused.filter(({ problem }) => problem === one).length);
    expect(counts).toEqual([2, 3, 18]);
  });

  it.each(inFormat('1'))('are encrypted by node:crypto: %s [OUR-576]', (_, vector) => {
    expect(encrypt(keys['key of format 1'], vector, bytes(vector['plaintext']))).toBe(vector['ciphertext']);
  });

  it.each([...inFormat('2'), ...inFormat('3')])('are encrypted by node:crypto: %s [OUR-576] [OUR-830]', (_, vector) => {
    const plain = bytes(vector['plaintext']);
    const padded = Buffer.concat([plain, bytes('80'), Buffer.alloc(63 - (plain.length % 64))]);
    expect(padded).toEqual(bytes(vector['padded']));
    const sealed = encrypt(keys['key of format 2'], vector, padded);
    const key = vector['format'] === '3' ? `v3.${vector['key']}` : 'v2';
    expect(`${key}.${vector['version']}.${vector['patient']}.${sealed}`).toBe(vector['ciphertext']);
  });

  it.each(inFormat('3'))('are encrypted by the browser: %s [OUR-576] [OUR-830]', async (_, vector) => {
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const nonce = bytes(vector['nonce']);
      return (array as Uint8Array).map((_, at) => nonce[at % nonce.length]!) as never;
    });
    const facts = Object.fromEntries(vector['fields']!.split(',').map((field) => [field, vector['text']]));
    const binding = { patient: vector['patient']!, version: Number(vector['version']) };
    const encrypted = await encryptPerson(key, personOf(facts), binding);
    random.mockRestore();
    expect(encrypted[vector['field'] as PersonalField]).toBe(vector['ciphertext']);
  });
});

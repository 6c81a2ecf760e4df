import { expect, it } from 'vitest';
import { keyCheckParts } from './zeroPii.ts';

const base64 = (bytes: number): string => btoa('x'.repeat(bytes));
const check = (salt: number, hash: number, encryption = 16, iterations = 600_000): string =>
  `pbkdf2-sha512$${iterations}$${base64(salt)}$${base64(hash)}$${base64(encryption)}`;

it('recognizes the check of a key by its parts (of PII-02)', () => {
  expect(keyCheckParts(check(16, 64))).toEqual({
    checkSalt: base64(16),
    hash: base64(64),
    encryptionSalt: base64(16),
  });
  const others = ['', 'secret', check(15, 64), check(16, 32), check(16, 64, 8), check(16, 64, 16, 1000)];
  for (const text of others) expect(keyCheckParts(text)).toBeUndefined();
});

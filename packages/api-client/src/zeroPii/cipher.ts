import { ZERO_PII } from '@isopter/contract';
import { fromBase64, toBase64 } from './base64.ts';
import type { PersonalKey } from './key.ts';

/** Each text is bound to what it is, so that nobody can exchange a name with a phone number. */
const boundTo = (what: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(what);

/**
 * Encrypts a text, each time with another initialisation vector [PII-01].
 * @param what the name of the field
 * @returns base64 of vector, encrypted text and tag
 */
export async function encryptText(key: PersonalKey, what: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ZERO_PII.iv));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(what) },
    key,
    new TextEncoder().encode(text),
  );
  const whole = new Uint8Array(iv.length + encrypted.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(encrypted), iv.length);
  return toBase64(whole);
}

/** Decrypts a text; null where it is of another key or another field, or was changed. */
export async function decryptText(key: PersonalKey, what: string, ciphertext: string): Promise<string | null> {
  try {
    const bytes = fromBase64(ciphertext);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, ZERO_PII.iv), additionalData: boundTo(what) },
      key,
      bytes.slice(ZERO_PII.iv),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

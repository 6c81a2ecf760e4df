import { ZERO_PII } from '@isopter/contract';
import { fromBase64, toBase64 } from './base64.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const utf8 = (text: string): Bytes => encoder.encode(text);

/**
 * Encrypts bytes with AES-GCM and a new random nonce.
 * @param bound the additional data: decryption needs the same text
 * @returns base64 of nonce, encrypted bytes and tag
 */
export async function sealBytes(key: CryptoKey, bound: string, bytes: Bytes): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ZERO_PII.iv));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(bound) }, key, bytes);
  return toBase64(joinBytes(iv, new Uint8Array(sealed)));
}

/** Decrypts what {@link sealBytes} returned; null if the key or the additional data differ, or the text was changed. */
export async function openBytes(key: CryptoKey, bound: string, sealed: string): Promise<Bytes | null> {
  try {
    const bytes = fromBase64(sealed);
    const iv = bytes.slice(0, ZERO_PII.iv);
    const rest = bytes.slice(ZERO_PII.iv);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: utf8(bound) }, key, rest));
  } catch {
    return null;
  }
}

export function joinBytes(one: Bytes, other: Bytes): Bytes {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

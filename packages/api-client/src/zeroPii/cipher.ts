import { ZERO_PII } from '@isopter/contract';
import { fromBase64, toBase64 } from './base64.ts';
import { reusingEncoder } from './utf8.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const NAME = 'AES-GCM';

/** Characters of a nonce in base64: it needs no padding. */
const NONCE_LETTERS = (ZERO_PII.iv / 3) * 4;

const encodeBound = reusingEncoder();

/** A text to encrypt. */
export interface Sealable {
  /** The additional data: decryption needs the same text. */
  bound: string;
  /** Returns the bytes to encrypt. WebCrypto copies them. */
  bytes: () => Bytes;
}

/**
 * Encrypts texts with AES-GCM, each with a new random nonce. All nonces come from one call of the browser, which takes
 * as long as for one.
 * @param texts 5 000 at most: a browser returns 64 KiB of random bytes at once
 * @returns base64 of nonce, encrypted bytes and tag of each
 */
export function sealAll(key: CryptoKey, texts: readonly Sealable[]): Promise<string[]> {
  const nonces = crypto.getRandomValues(new Uint8Array(texts.length * ZERO_PII.iv));
  const letters = toBase64(nonces);
  const seal = async ({ bound, bytes }: Sealable, at: number): Promise<string> => {
    const iv = nonces.subarray(at * ZERO_PII.iv, (at + 1) * ZERO_PII.iv);
    const sealed = await crypto.subtle.encrypt({ name: NAME, iv, additionalData: encodeBound(bound) }, key, bytes());
    return letters.slice(at * NONCE_LETTERS, (at + 1) * NONCE_LETTERS) + toBase64(new Uint8Array(sealed));
  };
  return Promise.all(texts.map(seal));
}

/** Decrypts what {@link sealAll} returned; null if the key or the additional data differ, or the text was changed. */
export async function openBytes(key: CryptoKey, bound: string, sealed: string): Promise<Bytes | null> {
  try {
    const bytes = fromBase64(sealed);
    const iv = bytes.subarray(0, ZERO_PII.iv);
    const params = { name: NAME, iv, additionalData: encodeBound(bound) };
    return new Uint8Array(await crypto.subtle.decrypt(params, key, bytes.subarray(ZERO_PII.iv)));
  } catch {
    return null;
  }
}

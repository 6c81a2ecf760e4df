import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { SensitiveCall } from '@isopter/contract';
import { encode } from 'cborg';
import { sql } from 'drizzle-orm';
import { securityKey } from '../../src/platform/db/schema.ts';
import type { Db } from '../../src/platform/db/store.ts';
import type { Answer, Browser } from './server.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const u32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
const CBOR = { 'content-type': 'application/cbor' };

export interface SigningOptions {
  origin?: string;
  rpId?: string;
  /** The signature counter. */
  counter?: number;
  /** Overrides its id. */
  id?: Uint8Array;
  /** The user verification flag. */
  isVerified?: boolean;
  /** The user handle in the response. */
  userHandle?: Uint8Array;
}

/** A security key in software: it makes one credential and signs challenges, right or wrong as a test wants. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #clientData(type: string, challenge: string, origin = 'http://localhost'): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** The body that adds the key [H-015]. */
  attest(
    challenge: string,
    label = 'Blue key',
    { origin, rpId = 'localhost', isVerified = false }: SigningOptions = {},
  ): Uint8Array {
    const authData = Buffer.concat([
      sha256(rpId),
      Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | HAS_CREDENTIAL]),
      u32(this.counter),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#cose,
    ]);
    return encode({
      credentialId: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, origin),
      attestationObject: encode({ fmt: 'none', attStmt: {}, authData }),
      transports: ['usb'],
      label,
    });
  }

  /** Signs a challenge. @returns the fields of the request body [H-005, H-021] */
  sign(
    challenge: string,
    { origin, rpId = 'localhost', counter, id = this.id, isVerified = false, userHandle }: SigningOptions = {},
  ) {
    this.counter = counter ?? this.counter + 1;
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([flags]), u32(this.counter)]);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#key);
    return { credentialId: id, authenticatorData, clientDataJSON, signature, ...(userHandle && { userHandle }) };
  }

  assert(challenge: string, options?: SigningOptions): Uint8Array {
    return encode(this.sign(challenge, options));
  }
}

/** Makes a call with a binary body. */
export const sendBinary = (
  by: Browser,
  name: 'createAuthenticator' | 'createPasskey' | 'checkKey' | 'verifySecurityKey' | 'signInWithPasskey',
  body: Uint8Array,
  query?: Record<string, string>,
): Promise<Answer> => by.call(name, { body: Buffer.from(body), headers: CBOR, ...(query && { query }) });

/** Adds a key to the signed-in user. It proves nothing in the same session: {@link makeKeysOld}. */
export async function addKeyOf(by: Browser, key: Authenticator, label?: string): Promise<Answer> {
  const { body } = await by.call('startKeyRegistration');
  return sendBinary(by, 'createAuthenticator', key.attest(body.challenge, label));
}

/** Makes all security keys older than the sessions, so that they prove who somebody is. */
export const makeKeysOld = (db: Db): Promise<unknown> =>
  db.update(securityKey).set({ created: sql`${securityKey.created} - interval '1 day'` });

/** Proves with a key who is signed in, for one call. */
export async function proveByKey(by: Browser, key: Authenticator, action: SensitiveCall): Promise<Answer> {
  const { challenge } = (await by.call('requestKeyCheck', { query: { action } })).body;
  return sendBinary(by, 'checkKey', key.assert(challenge), { action });
}

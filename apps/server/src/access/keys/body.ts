import { isVisibleName, TEXT_MAX, withDefault } from '@isopter/contract';
import { decode } from 'cborg';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { keyRefused } from './refused.ts';

/** Size limit of a browser's answer; its longest part is an attestation with certificates. */
const BODY_LIMIT = 16 * 1024;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const bytes = (most: number) =>
  z.instanceof(Uint8Array).check(z.refine((value) => value.length > 0 && value.length <= most));
/** WebAuthn allows ids of 1023 bytes. */
const credentialId = bytes(1_023);
const clientDataJSON = bytes(4_096);

/** A new key: its label is what the person will know it by, and its transports how a browser reaches it. */
const Attestation = z.strictObject({
  credentialId,
  clientDataJSON,
  attestationObject: bytes(BODY_LIMIT),
  transports: withDefault(z.array(z.enum(TRANSPORTS)).check(z.maxLength(TRANSPORTS.length)), []),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX.label), z.refine(isVisibleName)),
});
export type Attestation = z.infer<typeof Attestation>;

/** A signature of a key. */
const Assertion = z.strictObject({
  credentialId,
  clientDataJSON,
  authenticatorData: bytes(4_096),
  signature: bytes(4_096),
  /** The account id that a passkey stores. */
  userHandle: z.optional(bytes(64)),
});
export type Assertion = z.infer<typeof Assertion>;

/** CBOR bodies arrive as they are; the call decodes its own. */
export function addCbor(app: FastifyInstance): void {
  app.addContentTypeParser('application/cbor', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
}

/** One map of definite lengths, with every key once and nothing behind it; anything else is refused. */
function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  if (!(body instanceof Uint8Array)) throw keyRefused();
  try {
    const map: unknown = decode(body, {
      strict: true,
      useMaps: true,
      rejectDuplicateMapKeys: true,
      allowIndefinite: false,
      allowUndefined: false,
      allowBigInt: false,
    });
    return z.parse(schema, map instanceof Map ? Object.fromEntries(map) : map);
  } catch {
    throw keyRefused();
  }
}

export const readAttestation = (body: unknown): Attestation => read(Attestation, body);
export const readAssertion = (body: unknown): Assertion => read(Assertion, body);

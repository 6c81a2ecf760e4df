import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../../../platform/lib/secret.ts';

/** Length of a time step in milliseconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps by which the clock of a phone may be ahead or behind. */
const DRIFT = 1;
/** Length of SHA-1's output, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Uint8Array {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Returns the one-time password of a counter (RFC 4226). `secret`: base32. */
export function hotp(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', bytesOf(secret)).update(message).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the time step of a moment (RFC 6238). */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/**
 * Returns the time step that a typed code belongs to, one step early or late at most; undefined if it is of none.
 * @param after the step of the last accepted code, or -1: its code and earlier ones are not accepted again
 */
export function acceptedStep(secret: string, code: string, after: number, now = new Date()): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  const current = totpStep(now);
  return Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index).find(
    (step) => step > after && sameSecret(hotp(secret, step), digits),
  );
}

interface TotpLabel {
  /** The name of the product. */
  issuer: string;
  /** The person's user name. */
  username: string;
}

/** Returns the address that authenticator apps read from a QR code. Its other parameters have their default values. */
export const totpUri = (secret: string, { issuer, username }: TotpLabel): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;

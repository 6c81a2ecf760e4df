/* The few values of ASN.1 that a certificate consists of, in DER (X.690). */

const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
};

/** Returns a value with its tag and length. */
export function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  for (let rest = body.length; rest > 0; rest >>>= 8) length.unshift(rest & 0xff);
  const prefix = body.length < 0x80 ? [body.length] : [0x80 | length.length, ...length];
  return Buffer.concat([Buffer.from([tag, ...prefix]), body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(TAG.sequence, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => tagged(TAG.set, ...parts);
export const utf8 = (text: string): Buffer => tagged(TAG.utf8, Buffer.from(text));
export const octets = (bytes: Uint8Array): Buffer => tagged(TAG.octets, bytes);
export const bits = (bytes: Uint8Array): Buffer => tagged(TAG.bits, Buffer.from([0]), bytes);
export const yes = (): Buffer => tagged(TAG.boolean, Buffer.from([0xff]));

/** Returns a positive integer, without leading zeros and never read as negative. */
export function integer(bytes: Uint8Array): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start === -1 ? Buffer.from([0]) : Buffer.from(bytes.subarray(start));
  return tagged(TAG.integer, (digits[0] ?? 0) > 0x7f ? Buffer.from([0]) : Buffer.of(), digits);
}

/** Returns an object identifier, such as `2.5.4.3`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let high = arc >>> 7; high > 0; high >>>= 7) groups.unshift(0x80 | (high & 0x7f));
    return groups;
  });
  return tagged(TAG.oid, Buffer.from(bytes));
}

/** Returns a moment in UTC, to the second, with a year of two digits before 2050 (RFC 5280, 4.1.2.5). */
export function time(at: Date): Buffer {
  const text = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return at.getUTCFullYear() < 2050
    ? tagged(TAG.utcTime, Buffer.from(text.slice(2)))
    : tagged(TAG.generalizedTime, Buffer.from(text));
}

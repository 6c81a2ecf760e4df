import { encode } from 'cborg';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAssertion, readAttestation } from './body.ts';

const bytes = (length: number) => new Uint8Array(length).fill(7);
const assertion = {
  credentialId: bytes(32),
  clientDataJSON: bytes(90),
  authenticatorData: bytes(37),
  signature: bytes(70),
};
const attestation = {
  credentialId: bytes(32),
  clientDataJSON: bytes(90),
  attestationObject: bytes(200),
  transports: ['usb', 'nfc'],
  label: ' Blue key ',
};
const isRefused = (body: unknown, read: (body: unknown) => unknown = readAssertion): boolean => {
  try {
    read(body);
    return false;
  } catch (error) {
    return (error as { status?: number }).status === 403;
  }
};

/** Returns what was read, or the status of the error. */
function outcomeOf(body: Uint8Array): string {
  try {
    return Object.keys(readAssertion(body)).toSorted().join();
  } catch (error) {
    return String((error as { status?: number }).status);
  }
}

describe('the binary body of a security key', () => {
  it('round-trips [AUTH-07, KEY-03]', () => {
    expect(readAssertion(encode(assertion))).toEqual(assertion);
    expect(readAttestation(encode(attestation))).toEqual({ ...attestation, label: 'Blue key' });
  });

  it('is refused when bytes follow it, or are missing', () => {
    const whole = encode(assertion);
    expect(isRefused(new Uint8Array([...whole, 0]))).toBe(true);
    for (const length of [0, 1, 40, whole.length - 1]) expect(isRefused(whole.slice(0, length))).toBe(true);
  });

  it('is refused with a duplicate, missing or unknown field', () => {
    const twice = encode(assertion);
    // a map of five, of which the last is the first again
    const doubled = new Uint8Array([twice[0]! + 1, ...twice.slice(1), ...encode('signature'), ...encode(bytes(70))]);
    expect(isRefused(doubled)).toBe(true);
    const { signature: _signature, ...without } = assertion;
    expect(isRefused(encode(without))).toBe(true);
    expect(isRefused(encode({ ...assertion, more: 1 }))).toBe(true);
  });

  it('is refused when it is of indefinite length, of other types, or deeper than a stack', () => {
    expect(isRefused(new Uint8Array([0xbf, ...encode(assertion).slice(1), 0xff]))).toBe(true);
    expect(isRefused(encode({ ...assertion, signature: 'text' }))).toBe(true);
    expect(isRefused(encode([assertion]))).toBe(true);
    expect(isRefused(encode(new Map([[1, assertion.signature]])))).toBe(true);
    expect(isRefused(new Uint8Array(16_000).fill(0x81))).toBe(true);
    expect(isRefused(undefined)).toBe(true);
    expect(isRefused({ ...assertion })).toBe(true);
  });

  it('is refused when a part is empty or too long, and a label that cannot be read', () => {
    expect(isRefused(encode({ ...assertion, credentialId: bytes(0) }))).toBe(true);
    expect(isRefused(encode({ ...assertion, credentialId: bytes(1_024) }))).toBe(true);
    for (const label of ['', '   ', 'x'.repeat(101), 'a\u0000b']) {
      expect(isRefused(encode({ ...attestation, label }), readAttestation)).toBe(true);
    }
    expect(isRefused(encode({ ...attestation, transports: ['carrier pigeon'] }), readAttestation)).toBe(true);
  });

  it('is refused, whatever the bytes are, and never takes the server down', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (body) => isRefused(body)));
    const written = encode(assertion);
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const bent = Uint8Array.from(written);
        bent[at]! ^= by;
        expect([Object.keys(assertion).toSorted().join(), '403']).toContain(outcomeOf(bent));
      }),
    );
  });
});

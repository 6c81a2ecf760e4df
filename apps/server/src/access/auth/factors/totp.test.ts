import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedStep, hotp, newTotpSecret, totpStep, totpUri } from './totp.ts';

/** The secret of the vectors of both RFCs, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('one-time passwords', () => {
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, counter) => [counter, code] as const,
    ),
  )('are those of RFC 4226, appendix D, for counter %i [OUR-490]', (counter, code) => {
    expect(hotp(SECRET, counter)).toBe(code);
  });

  // the RFC lists eight digits, of which an app shows the last six
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, %i seconds after 1970 [OUR-490]', (seconds, code) => {
    expect(hotp(SECRET, totpStep(at(seconds)))).toBe(code.slice(-6));
  });

  it('are accepted one step early and late, and no further [OUR-490]', () => {
    const code = hotp(SECRET, 1_000);
    const accepted = [998, 999, 1_000, 1_001, 1_002].map((step) => acceptedStep(SECRET, code, -1, at(step * 30)));
    expect(accepted).toEqual([undefined, 1_000, 1_000, 1_000, undefined]);
    expect(acceptedStep(SECRET, code, -1, at(999 * 30 - 0.001))).toBeUndefined();
  });

  it('are not accepted again, nor after a later one [OUR-490]', () => {
    const now = at(1_000 * 30);
    expect(acceptedStep(SECRET, hotp(SECRET, 1_000), 999, now)).toBe(1_000);
    expect(acceptedStep(SECRET, hotp(SECRET, 1_000), 1_000, now)).toBeUndefined();
    expect(acceptedStep(SECRET, hotp(SECRET, 999), 1_000, now)).toBeUndefined();
    expect(acceptedStep(SECRET, hotp(SECRET, 1_001), 1_000, now)).toBe(1_001);
  });

  it('may be typed with the space that apps show', () => {
    const code = hotp(SECRET, 1_000);
    expect(acceptedStep(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, -1, at(1_000 * 30))).toBe(1_000);
  });

  it('of random secrets have six digits, and differ between secrets', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    fc.assert(fc.property(fc.nat(2 ** 31 - 1), (step) => /^\d{6}$/.test(hotp(SECRET, step))));
  });

  it('are set up by an address that apps read, whatever the names contain', () => {
    const uri = totpUri(SECRET, { issuer: 'Eyes & Ears: Ltd', username: 'maya/rosén' });
    expect(uri).toBe(
      `otpauth://totp/Eyes%20%26%20Ears%3A%20Ltd:maya%2Fros%C3%A9n?secret=${SECRET}&issuer=Eyes%20%26%20Ears%3A%20Ltd`,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './version.ts';

const version = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));

describe('compareVersions', () => {
  it.each([
    ['4.4.1', '4.4.1', 0],
    ['4.4.10', '4.4.9', 1],
    ['4.4', '4.4.1', -1],
    ['5', '4.99.99', 1],
    ['v4.4.1-beta', '4.4.1', 0],
    ['', '0.0.1', -1],
  ])('%s against %s [FORM-14]', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });

  it('is an order: opposite when turned round, equal to itself, the same with trailing zeros', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0);
        expect(compareVersions(a, a)).toBe(0);
        expect(Math.sign(compareVersions(a, `${b}.0`))).toBe(Math.sign(compareVersions(a, b)));
      }),
    );
  });
});

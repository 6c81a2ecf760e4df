import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizePath, domainOf, knownDomain } from './ssoDomain.ts';

describe('the single-sign-on domain', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is that of the address, which is kept, else the kept one (of AUTH-20)', () => {
    expect(knownDomain(new URLSearchParams())).toBeNull();
    expect(knownDomain(new URLSearchParams({ sso_domain: 'lakeside.example' }))).toBe('lakeside.example');
    expect(knownDomain(new URLSearchParams())).toBe('lakeside.example');
    expect(knownDomain(new URLSearchParams({ sso_domain: 'northside.example' }))).toBe('northside.example');
    expect(kept.get('isopter.sso_domain')).toBe('"northside.example"');
  });

  it.each(['', ' ', 'a b', 'lakeside.example/path', 'https://lakeside.example', '-a', 'a..b', `${'a'.repeat(64)}.b`])(
    'is never %o, which replaces no kept one',
    (given) => {
      kept.set('isopter.sso_domain', '"lakeside.example"');
      expect(domainOf(given)).toBeNull();
      expect(knownDomain(new URLSearchParams({ sso_domain: given }))).toBe('lakeside.example');
    },
  );
});

const BACK = 'https://clinic.example/sso/success?return_to=%2Ftoday';
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://clinic.example').searchParams);

describe('where a single sign-on begins', () => {
  it('contains the domain, the return address and the invitation, if any', () => {
    expect(authorizePath('lakeside.example', BACK)).toMatch(/^\/api\/auth-sso\/authorize\/\?/);
    expect(queryOf(authorizePath('lakeside.example', BACK))).toEqual({
      sso_domain: 'lakeside.example',
      return_url: BACK,
    });
    expect(queryOf(authorizePath('lakeside.example', BACK, 'a+b&c'))).toMatchObject({
      invitation: 'a+b&c',
    });
    expect(queryOf(authorizePath('lakeside.example', BACK, ''))).not.toHaveProperty('invitation');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLocal, readLocal, writeLocal } from './local.ts';

class MemoryStorage extends Map<string, string> {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

describe('local data', () => {
  it('forgets everything but the single-sign-on domain and the office groups in zero-PII mode [AUTH-10] [AUTH-20] (of OUR-591)', () => {
    writeLocal('sso_domain', 'north');
    writeLocal('zero_pii_groups', ['1']);
    writeLocal('theme', 'dark');
    writeLocal('user_data', { user: { id: '1' } });
    clearLocal();
    expect([...storage.keys()]).toEqual(['isopter.sso_domain', 'isopter.zero_pii_groups']);
    expect(readLocal('sso_domain')).toBe('north');
  });

  it('reads what it wrote, and null for what is absent or damaged [API-08]', () => {
    expect(readLocal('demo_mode')).toBeNull();
    writeLocal('demo_mode', true);
    expect(readLocal('demo_mode')).toBe(true);
    storage.set('isopter.density', '{broken');
    expect(readLocal('density')).toBeNull();
  });

  it('works on where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    expect(() => writeLocal('theme', 'dark')).not.toThrow();
    expect(() => clearLocal()).not.toThrow();
    expect(readLocal('theme')).toBeNull();
  });
});

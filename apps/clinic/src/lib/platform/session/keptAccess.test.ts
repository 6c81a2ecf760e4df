import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../fakes/data/session.ts';
import { accessOf } from './accessOf.ts';
import { keepAccess, readAccess } from './keptAccess.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores roles and flags only, no id and no name [OUR-950]', () => {
  keepAccess({ ...accessOf(signedIn), demo_test: signedIn.user.id });
  const [[key, text] = [], ...others] = [...storage];
  expect(key).toBe('isopter.access');
  expect(others).toEqual([]);
  expect(Object.values(JSON.parse(text!) as object).filter((value) => typeof value !== 'boolean')).toEqual([null]);
});

it('knows nothing before the first sign-in', () => expect(readAccess()).toBeNull());

it('gives the window to visitors if demo mode is on, whatever was stored before [OUR-950]', () => {
  keepAccess({ ...accessOf(signedIn), demo_enabled: true, demo_mode: false });
  expect(readAccess()).toMatchObject({ demo_enabled: true, demo_mode: true, demo_test: null });
});

import type { SignIn } from '@isopter/contract';

const signIn = (number: number, more: Partial<SignIn>): SignIn => ({
  id: `51000000-0000-4000-8000-00000000000${number}`,
  browser: 'Chrome',
  system: 'Windows',
  created: '2026-11-20T07:55:00Z',
  last_seen: '2026-11-20T09:40:00Z',
  is_current: false,
  ...more,
});

export const HERE = signIn(1, { is_current: true });
export const TABLET = signIn(2, { browser: 'Safari', system: 'iPadOS', last_seen: '2026-11-20T08:12:00Z' });
export const UNKNOWN = signIn(3, { browser: null, system: null, last_seen: '2026-11-20T07:58:00Z' });
export const SIGN_INS: SignIn[] = [HERE, TABLET, UNKNOWN];

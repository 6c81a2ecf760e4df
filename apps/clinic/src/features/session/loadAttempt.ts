import type { KeyOutcome, Outcome } from './attempt.ts';

/** The way to the server is loaded while the person types: the form needs none of it to be shown. */
export const preloadAttempt = (): Promise<typeof import('./attempt.ts') | null> =>
  import('./attempt.ts').catch(() => null);

const UNREACHABLE = { kind: 'unreachable' } as const;

export const attempt = async (username: string, password: string): Promise<Outcome> =>
  (await preloadAttempt())?.attempt(username, password) ?? UNREACHABLE;

export const attemptKey = async (): Promise<KeyOutcome> => (await preloadAttempt())?.attemptKey() ?? UNREACHABLE;

export const attemptDuo = async (state: string, code: string): Promise<Outcome> =>
  (await preloadAttempt())?.attemptDuo(state, code) ?? UNREACHABLE;

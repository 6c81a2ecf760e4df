import type { Outcome } from './attempt.ts';

/** The way to the server is loaded while the person types: the form needs none of it to be shown. */
export const preloadAttempt = (): Promise<typeof import('./attempt.ts') | null> =>
  import('./attempt.ts').catch(() => null);

export const UNREACHABLE = { kind: 'unreachable' } as const;

export const attempt = async (username: string, password: string): Promise<Outcome> =>
  (await preloadAttempt())?.attempt(username, password) ?? UNREACHABLE;

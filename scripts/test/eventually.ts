import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times slower than the idle reference machine this one is; measured once a run. */
    slowness: number;
  }
}

/** Longer than anything here takes, and shorter than a test may take: a failed check is reported, not the timeout. */
const PATIENCE_MS = 45_000;

/** Repeats a check until it passes, for as long as this machine may need. @returns what the check returned */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS * inject('slowness') });

import type { CodeOutcome, KeyOutcome, Outcome, PasskeyOutcome } from '../attempt.ts';
import { preloadAttempt, UNREACHABLE } from '../loadAttempt.ts';

// the form loads the steps after name and password when it shows one

export const attemptKey = async (): Promise<KeyOutcome> => (await preloadAttempt())?.attemptKey() ?? UNREACHABLE;

export const attemptDuo = async (state: string, code: string): Promise<Outcome> =>
  (await preloadAttempt())?.attemptDuo(state, code) ?? UNREACHABLE;

export const attemptCode = async (method: 'totp' | 'recovery', code: string): Promise<CodeOutcome> =>
  (await preloadAttempt())?.attemptCode(method, code) ?? UNREACHABLE;

export const attemptPasskey = async (isAutofill: boolean): Promise<PasskeyOutcome> =>
  (await preloadAttempt())?.attemptPasskey(isAutofill) ?? UNREACHABLE;

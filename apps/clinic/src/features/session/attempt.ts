import { ApiError, type Message, messageOf } from '@isopter/api-client';
import { ERROR_NAME, type ErrorBody } from '@isopter/contract';
import { signIn, signInWithDuo, signInWithKey, type SignInStep } from './signIn.ts';

interface Refused {
  kind: 'refused';
  message: Message;
  /** Where the person signs in instead, whose password was right. */
  domain?: string | undefined;
}
interface Unreachable {
  kind: 'unreachable';
}
/** The second factor cannot be asked for. */
interface Unavailable {
  kind: 'unavailable';
  message: Message;
}

/** How a sign-in went on, or what refused it. */
export type Outcome = SignInStep | Refused | Unreachable | Unavailable;

/** How the step with a key ended; after `failed` it can be tried again. */
export type KeyOutcome = Extract<SignInStep, { kind: 'signed-in' }> | Refused | Unreachable | { kind: 'failed' };

const domainIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.body as ErrorBody | null)?.sso_domain : undefined;

const outcomeOf = (error: unknown): Refused | Unreachable =>
  error instanceof ApiError && error.offline
    ? { kind: 'unreachable' }
    : { kind: 'refused', message: messageOf(error, 'login'), domain: domainIn(error) };

function outcomeOfFactor(error: unknown): Refused | Unreachable | Unavailable {
  const isUnavailable = error instanceof ApiError && error.name === ERROR_NAME.SECOND_FACTOR_UNAVAILABLE;
  return isUnavailable ? { kind: 'unavailable', message: messageOf(error, 'login') } : outcomeOf(error);
}

/** Tries to sign in; what goes wrong is an outcome too. */
export const attempt = (username: string, password: string): Promise<Outcome> =>
  signIn(username, password).catch(outcomeOfFactor);

/** Tries what Duo led back with. */
export const attemptDuo = (state: string, code: string): Promise<Outcome> =>
  signInWithDuo(state, code).catch(outcomeOfFactor);

/** Tries the security key a sign-in owes. What is refused is told where the sign-in began (AUTH-11). */
export async function attemptKey(): Promise<KeyOutcome> {
  try {
    return await signInWithKey();
  } catch (error) {
    // the browser, the key or the person did not want to
    if (!(error instanceof ApiError)) return { kind: 'failed' };
    if (error.name !== ERROR_NAME.SECURITY_KEY_REFUSED) return outcomeOf(error);
    return { kind: 'refused', message: { key: 'invalidLogin' } };
  }
}

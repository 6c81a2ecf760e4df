import { ApiError, type Message, messageOf } from '@isopter/api-client';
import { ERROR_NAME, type ErrorBody } from '@isopter/contract';
import { client } from '../../lib/platform/api/client.ts';
import {
  enter,
  type SignedInStep,
  signIn,
  signInWithDuo,
  signInWithKey,
  signInWithPasskey,
  signInWithRecoveryCode,
  signInWithTotp,
  type SignInStep,
} from './signIn.ts';

interface Refused {
  kind: 'refused';
  message: Message;
  /** The domain to sign in at instead, after a correct password. */
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

/** The result of a sign-in step. */
export type Outcome = SignInStep | Refused | Unreachable | Unavailable;

/** The result of the security key step; after `failed` the user can try again. */
export type KeyOutcome = SignedInStep | Refused | Unreachable | { kind: 'failed' };

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

/** Completes a sign-in with Duo's answer. */
export const attemptDuo = (state: string, code: string): Promise<Outcome> =>
  signInWithDuo(state, code).catch(outcomeOfFactor);

/** Completes a sign-in with its security key. The sign-in form shows a refusal (AUTH-11). */
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

/** Result of a passkey: `failed` if the server did not accept it, `cancelled` if the user chose none. */
export type PasskeyOutcome = KeyOutcome | { kind: 'cancelled' };

/** Tries a passkey. The user can try again after a refusal. */
export async function attemptPasskey(isAutofill: boolean): Promise<PasskeyOutcome> {
  try {
    return await signInWithPasskey(isAutofill);
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'cancelled' };
    return error.name === ERROR_NAME.SECURITY_KEY_REFUSED ? { kind: 'failed' } : outcomeOf(error);
  }
}

/** Result of a typed code. After `wrong`, the user can type another one; after `busy`, send the same again. */
export type CodeOutcome =
  | (SignedInStep & { codesLeft?: number })
  | Refused
  | Unreachable
  | { kind: 'wrong' }
  | { kind: 'busy'; message: Message };

const TOO_MANY = 429;
/** Returns whether a failure is unrelated to the input. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && !error.offline && (error.status >= 500 || error.status === TOO_MANY);

/** Tries a code of the authenticator app, or a recovery code. */
export async function attemptCode(method: 'totp' | 'recovery', code: string): Promise<CodeOutcome> {
  try {
    return await (method === 'totp' ? signInWithTotp(code) : signInWithRecoveryCode(code));
  } catch (error) {
    if (isPassing(error)) return { kind: 'busy', message: messageOf(error) };
    return error instanceof ApiError && error.name === ERROR_NAME.WRONG_CODE ? { kind: 'wrong' } : outcomeOf(error);
  }
}

/** Asks for the secret of an authenticator app that the clinic requires. @throws what the call throws */
export const startSetup = (): Promise<{ secret: string; uri: string }> => client.call('startTotpAtSignIn');

/** Sets that app up, which signs in. @returns the recovery codes @throws what the call throws */
export const confirmSetup = async (code: string): Promise<readonly string[]> =>
  (await client.call('confirmTotpAtSignIn', { body: { code } })).recovery_codes;

/** Completes the sign-in after the setup of a second factor. */
export const attemptEnter = (): Promise<SignedInStep | Refused | Unreachable> => enter().catch(outcomeOf);

/** Says why the server ended a sign-in that was under way; undefined for any other failure. */
export const endOfSignIn = (error: unknown): Message | undefined =>
  error instanceof ApiError && error.status === 403 ? messageOf(error, 'login') : undefined;

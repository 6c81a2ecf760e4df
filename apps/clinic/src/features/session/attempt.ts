import { ApiError, type Message, messageOf } from '@isopter/api-client';
import { signIn, type SignInStep } from './signIn.ts';

/** How a sign-in went on, or what refused it. */
export type Outcome = SignInStep | { kind: 'refused'; message: Message } | { kind: 'unreachable' };

/** Tries to sign in; what goes wrong is an outcome too. */
export async function attempt(username: string, password: string): Promise<Outcome> {
  try {
    return await signIn(username, password);
  } catch (error) {
    if (error instanceof ApiError && error.offline) return { kind: 'unreachable' };
    return { kind: 'refused', message: messageOf(error, 'login') };
  }
}

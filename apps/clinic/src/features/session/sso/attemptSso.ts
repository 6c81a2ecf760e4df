import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { client } from '../../../lib/platform/api/client.ts';
import { ensureCsrfCookie, enter, type SignedInStep } from '../signIn.ts';

/** The result of a single sign-on step that did not succeed. */
interface Stopped {
  kind: 'refused' | 'unavailable' | 'unreachable';
}

function stopped(error: unknown): Stopped {
  if (!(error instanceof ApiError)) return { kind: 'refused' };
  if (error.offline) return { kind: 'unreachable' };
  return { kind: error.name === ERROR_NAME.SSO_UNAVAILABLE ? 'unavailable' : 'refused' };
}

/** Sends a provider's answer to the server, and returns the path to continue at. */
export async function attemptSso(body: {
  state: string;
  code?: string;
  iss?: string;
}): Promise<Stopped | { kind: 'returned'; path: string }> {
  try {
    await ensureCsrfCookie();
    const { return_url: path } = await client.call('verifySso', { body });
    return { kind: 'returned', path };
  } catch (error) {
    return stopped(error);
  }
}

/** Loads who the server has signed in (AUTH-22). */
export const attemptEnter = (): Promise<Stopped | SignedInStep> => enter().catch(stopped);

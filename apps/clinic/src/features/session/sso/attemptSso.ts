import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { client } from '../../../lib/platform/api/client.ts';
import { ensureCsrfCookie, enter, type SignedInStep } from '../signIn.ts';

/** How a step of a single sign-on ended, where it did not go on. */
interface Stopped {
  kind: 'refused' | 'unavailable' | 'unreachable';
}

function stopped(error: unknown): Stopped {
  if (!(error instanceof ApiError)) return { kind: 'refused' };
  if (error.offline) return { kind: 'unreachable' };
  return { kind: error.name === ERROR_NAME.SSO_UNAVAILABLE ? 'unavailable' : 'refused' };
}

/** Takes what a provider led back with to the server, which says by which path to go on. */
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

import { readLocal } from '../storage/local.ts';
import { session } from './session.ts';

/**
 * Opens the session a reload interrupted. Nothing kept here means nobody is signed in, and nothing of the way to the
 * server is loaded; a server that does not answer leaves the session `unreachable`, to be tried again.
 */
export async function restoreSession(): Promise<void> {
  if (readLocal('user_data') === null) {
    session.status = 'signed-out';
    return;
  }
  session.status = 'restoring';
  try {
    const { loadSession } = await import('./signIn.ts');
    await loadSession();
  } catch {
    // a refusal has ended the session by then (onSignedOut)
    if ((session.status as string) === 'restoring') session.status = 'unreachable';
  }
}

import { mayConnect } from '../../lib/platform/agent/documentPolicy.ts';
import { readLocal } from '../../lib/platform/storage/local.ts';
import { session, type SignedIn } from '../../lib/platform/session/session.ts';

/**
 * Opens the session a reload interrupted. Nothing kept here means nobody is signed in, and nothing of the way to the
 * server is loaded; a server that does not answer leaves the session `unreachable`, to be tried again.
 *
 * @param ready what must be there before the session is, such as the words of the first language
 */
export async function restoreSession(ready: Promise<void> = Promise.resolve()): Promise<void> {
  const kept = readLocal('user_data');
  if (kept === null) {
    mayConnect(null);
    session.status = 'signed-out';
    return;
  }
  // a screen that waits under the sign-in dialog stays
  if (session.current === null) session.status = 'restoring';
  session.former_user = (kept as Partial<Pick<SignedIn, 'user'>>).user?.id ?? null;
  try {
    const { loadSession } = await import('./signIn.ts');
    await loadSession(ready);
  } catch {
    // a refusal has ended the session by then (onSignedOut)
    if ((session.status as string) === 'restoring') session.status = 'unreachable';
    // the server wrote the policy of this document for nobody
    if ((session.status as string) === 'signed-out') mayConnect(null);
  }
}

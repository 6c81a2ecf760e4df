import { clearLocal } from '../storage/local.ts';
import { HOME } from '../routes/routes.ts';
import { session, type EndReason } from './session.ts';
import { answerWaiting } from './waiting.ts';

/**
 * The session ended, and not by the person: what is kept on this device goes (AUTH-10). What is on the screen stays in
 * memory alone, for the same person to go on with once they have signed in again.
 */
export function endSession(reason: EndReason): void {
  clearLocal();
  session.ended ??= reason;
  if (session.current === null) session.status = 'signed-out';
}

/** Forgets the session and all that was on the screen: after logging out, or when someone else goes on (AUTH-10). */
export function leaveSession(reason: EndReason | null = null): void {
  clearLocal();
  Object.assign(session, {
    status: 'signed-out',
    current: null,
    chosen_office_group: null,
    ended: reason,
    return_to: HOME,
    former_user: null,
  });
  answerWaiting(false);
}

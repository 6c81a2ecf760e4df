import { loadAgent } from '../agent/loadAgent.ts';
import { clearLocal, readLocal } from '../storage/local.ts';
import { loadHeld } from '../zeroPii/loadHeld.ts';
import { HOME } from '../routes/routes.ts';
import { dropStepUps } from '../stepUp/stepUp.ts';
import { keepPlace } from './lastPlace.ts';
import { session, type EndReason } from './session.ts';
import { answerWaiting } from './waiting.ts';

// a module that could not be loaded holds no data
const NOTHING_HELD = (): void => undefined;

/** Removes what is kept on this device; of zero-PII mode and of the agent too (PII-10, PII-13). */
function forgetHere(isAwaited: boolean): void {
  const isEncrypted = readLocal('zero_pii') === true;
  const hasAgent = readLocal('agent') === true;
  clearLocal();
  if (isEncrypted) void loadHeld().then(({ forget }) => forget(isAwaited), NOTHING_HELD);
  if (hasAgent) void loadAgent().then(({ forget }) => forget(), NOTHING_HELD);
}

/**
 * Handles the end of a session that the user did not end: data kept on this device are deleted (AUTH-10). The screen
 * stays in memory only, so that the same user can continue after signing in again.
 */
export function endSession(reason: EndReason): void {
  forgetHere(session.current !== null);
  session.ended ??= reason;
  if (session.current === null) session.status = 'signed-out';
}

/** Forgets the session and everything on the screen: after signing out, or when another user continues (AUTH-10). */
export function leaveSession(reason: EndReason | null = null): void {
  forgetHere(false);
  keepPlace(null);
  Object.assign(session, {
    status: 'signed-out',
    current: null,
    chosen_office_group: null,
    ended: reason,
    return_to: HOME,
    former_user: null,
  });
  answerWaiting(false);
  dropStepUps();
}

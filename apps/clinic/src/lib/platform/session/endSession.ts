import { loadAgent } from '../agent/loadAgent.ts';
import { clearLocal, readLocal } from '../storage/local.ts';
import { loadHeld } from '../zeroPii/loadHeld.ts';
import { HOME } from '../routes/routes.ts';
import { dropStepUps } from '../stepUp/stepUp.ts';
import { session, type EndReason } from './session.ts';
import { answerWaiting } from './waiting.ts';

// what could not be loaded holds nothing
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
 * The session ended, and not by the person: what is kept on this device goes (AUTH-10). What is on the screen stays in
 * memory alone, for the same person to go on with once they have signed in again.
 */
export function endSession(reason: EndReason): void {
  forgetHere(session.current !== null);
  session.ended ??= reason;
  if (session.current === null) session.status = 'signed-out';
}

/** Forgets the session and all that was on the screen: after logging out, or when someone else goes on (AUTH-10). */
export function leaveSession(reason: EndReason | null = null): void {
  forgetHere(false);
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

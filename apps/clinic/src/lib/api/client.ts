import { createClient } from '@isopter/api-client';
import { noteBuild } from './newerBuild.ts';
import { endSession, leaveSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { isSignedInAgain } from '../session/waiting.ts';

/** The application's way to the server. A refusal ends the session, whichever call got it (AUTH-10). */
export const client = createClient({
  onSignedOut: ({ status }) => {
    if (status === 401) endSession('ended');
    else void refused();
  },
  isSignedInAgain: () => (session.current === null ? Promise.resolve(false) : isSignedInAgain()),
  onBuild: noteBuild,
  officeGroup: () => session.chosen_office_group,
});

/**
 * A call was refused with 403. Where the session has ended, which a lost cookie may say in this way too, its screen is
 * kept; where it has not, the person may not do this and is logged out (AUTH-10).
 */
async function refused(): Promise<void> {
  try {
    await client.call('bootstrap');
    leaveSession('refused');
  } catch {
    // its refusal has been heard as any other; without a network nothing is known yet
  }
}

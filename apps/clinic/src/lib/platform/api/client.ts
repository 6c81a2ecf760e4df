import { agentOf, createClient, type PersonalCall } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { hearAgent } from '../session/hearAgent.ts';
import { loadAgent } from '../agent/loadAgent.ts';
import { noteBuild } from './newerBuild.ts';
import { noteSkew } from './noteSkew.ts';
import { endSession, leaveSession } from '../session/endSession.ts';
import { hearDemoMode } from '../session/demoMode.ts';
import { session } from '../session/session.ts';
import { switchBefore } from '../session/switching.ts';
import { PAGE_SECRET } from '../stepUp/page.ts';
import { askStepUp } from '../stepUp/stepUp.ts';
import { isSignedInAgain } from '../session/waiting.ts';
import { hearZeroPii } from '../encryptionKey/hearZeroPii.ts';
import { loadHeld } from '../zeroPii/loadHeld.ts';

/** Returns what makes calls in the office group of the session; undefined if its server stores the personal data. */
function personalCallNow(): Promise<PersonalCall> | undefined {
  const { current } = session;
  if (current === null) return undefined;
  if (agentOf(current) !== null) return loadAgent().then(({ personalCall }) => personalCall);
  if (!current.preferences.enable_zero_pii) return undefined;
  return loadHeld().then(({ personalCall }) => personalCall(session.current?.zero_pii_turned_off ?? false));
}

const plainCall: PersonalCall = (name, args, plain) => plain(name, args);

/** The application's way to the server. Only an answer about the session itself ends the session (AUTH-10). */
export const client = createClient({
  onSignedOut: ({ status, name }, call) => {
    if (status === 401) endSession('ended');
    // the demo mode was turned on in another window, or its PIN was used up there
    else if (name === ERROR_NAME.DEMO_MODE) hearDemoMode();
    else if (call === 'bootstrap') leaveSession('refused');
    // on the way in there is no session that could have ended
    else if (session.current !== null) testSession();
  },
  isSignedInAgain: () => (session.current === null ? Promise.resolve(false) : isSignedInAgain()),
  stepUp: askStepUp,
  pageSecret: PAGE_SECRET,
  onBuild: noteBuild,
  onSkew: noteSkew,
  onZeroPii: (officeGroup, key) => hearZeroPii(client, officeGroup, key),
  onAgent: hearAgent,
  personal: (name) => switchBefore(name)?.then(() => personalCallNow() ?? plainCall) ?? personalCallNow(),
  officeGroup: () => session.chosen_office_group,
});

let test: Promise<unknown> | null = null;

/**
 * A call was refused with 403: a right that is missing, or a session that has ended, which a lost cookie may say in this
 * way too. The server is asked which, once for all calls that were refused together.
 */
function testSession(): void {
  test ??= client
    .call('bootstrap')
    // the clinic may have begun to require keys since this browser loaded the user [OUR-406]
    .then(({ user }) => {
      if (session.current?.user.id === user.id) session.current.user = user;
    })
    // its refusal has been heard as any other; without a network nothing is known yet
    .catch(() => undefined)
    .finally(() => (test = null));
}

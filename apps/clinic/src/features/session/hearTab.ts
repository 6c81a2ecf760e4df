import { leaveSession } from '../../lib/platform/session/endSession.ts';
import { ACTIVE_ELSEWHERE } from './inactivity.ts';
import { restoreSession } from './restoreSession.ts';
import { session } from '../../lib/platform/session/session.ts';
import type { TabMessage } from './tabs.ts';

/** Handles another tab's sign-in, sign-out or input: it counts for all tabs, because they share the cookie. */
export function hearTab(message: TabMessage): void {
  const { current, ended } = session;
  if (current === null) return;
  if (message.is === 'active') dispatchEvent(new Event(ACTIVE_ELSEWHERE));
  else if (message.is === 'signed-out') leaveSession();
  else if (message.user !== current.user.id) {
    // what is on the screen belongs to someone whose cookie is gone
    leaveSession();
    void restoreSession();
  } else if (ended !== null) void restoreSession();
}

import type { Id, Session } from '@isopter/contract';

/** The session that began last. */
const latestOf = (sessions: readonly Session[]): Session | undefined =>
  sessions.toSorted((one, other) => other.created.localeCompare(one.created))[0];

/** Whether a technician user is ready for another patient: not while they wait in the browser themself [TECH-01]. */
export function isReadyToJoin(sessions: readonly Session[]): boolean {
  const latest = latestOf(sessions);
  return latest === undefined || Boolean(latest.device);
}

/**
 * The session with a call: for an admin the one they are in, for a user the one they wait in. In a session with a headset, the
 * headset is called, not the user's browser [TECH-08].
 */
export const callableSession = (sessions: readonly Session[], party: 'admin' | 'user'): Session | undefined =>
  sessions.find(({ active, admin, device }) => active && (party === 'user' ? !device : Boolean(admin)));

export type SessionAction = 'join' | 'newTest' | 'showTests' | 'callAgain' | 'end';

/**
 * Returns the actions for a session: a technician can join if in none, and otherwise use only the current one; an ended
 * session can be viewed [TECH-02, TECH-03].
 * @param isCalling whether a call is in progress
 */
export function sessionActions(
  session: Session,
  current: Id | undefined,
  isCalling: boolean,
): readonly SessionAction[] {
  if (!session.active) return ['showTests'];
  if (current === undefined) return session.admin ? [] : ['join'];
  if (session.id !== current) return [];
  const canCall = !isCalling && callableSession([session], 'admin') !== undefined;
  return ['newTest', 'showTests', ...(canCall ? (['callAgain'] as const) : []), 'end'];
}

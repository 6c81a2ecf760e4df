import type { Id, Session } from '@isopter/contract';

/** The session that began last. */
const latestOf = (sessions: readonly Session[]): Session | undefined =>
  sessions.toSorted((one, other) => other.created.localeCompare(one.created))[0];

/** Whether a technician user is ready for another patient: not while they wait in the browser themself [TECH-01]. */
export function isReadyToJoin(sessions: readonly Session[]): boolean {
  const latest = latestOf(sessions);
  return latest === undefined || Boolean(latest.device);
}

export type SessionAction = 'join' | 'newTest' | 'showTests' | 'end';

/**
 * What can be done with a session: joined while none is, and otherwise only with the current one; one that is over is
 * looked at [TECH-02, TECH-03].
 */
export function sessionActions(session: Session, current: Id | undefined): readonly SessionAction[] {
  if (!session.active) return ['showTests'];
  if (current === undefined) return session.admin ? [] : ['join'];
  return session.id === current ? ['newTest', 'showTests', 'end'] : [];
}

import { type ApiClient, OPEN_SESSIONS } from '@isopter/api-client';
import { type Group, type Id, type Session, TECHNICIAN_GROUPS, type User } from '@isopter/contract';
import { session } from './session.ts';

const TECHNICIANS: readonly Group[] = TECHNICIAN_GROUPS;

/** The technician's session that was joined (ROLE-05). */
export interface CurrentSession {
  id: Id;
  patient: Id | null;
  /** The device of a device session (TECH-08). */
  device: Id | null;
}

/** The first session with an admin (TECH-03); the server lists those of the person alone, and those that wait. */
export function currentOf(sessions: readonly Session[]): CurrentSession | null {
  const joined = sessions.find(({ admin, active }) => active && admin);
  return joined ? { id: joined.id, patient: joined.patient?.id ?? null, device: joined.device ?? null } : null;
}

/** Returns the technician session a user is in; null if they are no technician or it cannot be loaded. */
export async function loadCurrentSession(client: ApiClient, user: User): Promise<CurrentSession | null> {
  if (!user.groups.some(({ name }) => TECHNICIANS.includes(name))) return null;
  const answer = await client.call('listSessions', OPEN_SESSIONS).catch(() => null);
  return answer && currentOf(answer.results);
}

/** Notes which session the person is in now. */
export function setCurrentSession(next: CurrentSession | null): void {
  if (session.current !== null && session.current.current_session?.id !== next?.id) {
    session.current.current_session = next;
  }
}

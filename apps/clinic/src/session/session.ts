import type { OfficeGroup, Preferences, User } from '@isopter/contract';
import { proxy, useSnapshot } from 'valtio';

/** Who is signed in, where, and with which settings; the API's own shapes. */
export interface SignedIn {
  user: User;
  office_group: OfficeGroup;
  preferences: Preferences;
  /** The session a technician admin has joined, or a technician user is in (ROLE-05). */
  current_session: string | null;
  /** False once the agreement was signed here (AUTH-21). */
  show_baa_agreement: boolean;
  /** On, not merely available (NAV-17). */
  demo_mode: boolean;
}

export interface Session {
  /** `restoring` from a reload until the server has answered; `unreachable` when it did not. */
  status: 'restoring' | 'unreachable' | 'signed-out' | 'signed-in';
  /** Set while the status is `signed-in`. */
  current: SignedIn | null;
  /** The office group a corporate admin switched to (AUTH-16). */
  chosen_office_group: string | null;
  /** Why the last session ended, when the person did not end it. */
  ended_by_inactivity: boolean;
}

/** The session of this window. */
export const session: Session = proxy<Session>({
  status: 'restoring',
  current: null,
  chosen_office_group: null,
  ended_by_inactivity: false,
});

/** The session of a signed-in person, for screens behind a guard. */
export function useSignedIn(): SignedIn {
  const { current } = useSnapshot(session);
  if (current === null) throw new Error('This screen stands outside the guards.');
  return current as SignedIn;
}

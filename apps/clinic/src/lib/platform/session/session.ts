import type { Id, OfficeGroup, StoredPreferences, User } from '@isopter/contract';
import { proxy, useSnapshot } from 'valtio';
import type { CurrentSession } from './currentSession.ts';

/** The signed-in user with office group and settings, in the API's own shapes. */
export interface SignedIn {
  user: User;
  office_group: OfficeGroup;
  /** IANA name of the zone of the office where they work. */
  timezone: string;
  preferences: StoredPreferences;
  /** The session a technician admin has joined, or a technician user is in (ROLE-05). */
  current_session: CurrentSession | null;
  /** False once the agreement was signed here (AUTH-21). */
  show_baa_agreement: boolean;
  /** This device has the key of zero-PII mode; true where that is off too (PII-16). */
  has_key: boolean;
  /** The server says that zero-PII mode is off, although it was on when this browser was used before (OUR-591). */
  zero_pii_turned_off: boolean;
  /** Zero-PII mode was turned on while they were signed in here (OUR-380). */
  encrypted_meanwhile: boolean;
  /** The key of zero-PII mode was changed while they were signed in here (OUR-832). */
  key_changed: boolean;
  /** Visitors use this window: demo mode is on and was not ended with the PIN (NAV-17, OUR-271). */
  demo_mode: boolean;
  /** The test of the present visitor while it runs: no other monitor opens to visitors (OUR-537). */
  demo_test: Id | null;
}

/**
 * The reason why a session ended that the user did not end: the server no longer recognized it, there was no input, the
 * server or the on-premises agent refused a call.
 */
export type EndReason = 'ended' | 'inactive' | 'refused' | 'agent';

export interface Session {
  /** `restoring` from a reload until the server has answered; `unreachable` when it did not. */
  status: 'restoring' | 'unreachable' | 'signed-out' | 'signed-in';
  /**
   * Set while the status is `signed-in`, and after the session expired: its screen stays, under the dialog that
   * asks to sign in again.
   */
  current: SignedIn | null;
  /** The office group a corporate admin switched to (AUTH-16). */
  chosen_office_group: string | null;
  /** The reason why the session ended, if the user did not end it, until the next sign-in. */
  ended: EndReason | null;
  /** The address to return to after signing in: the one that required it. */
  return_to: string | null;
  /** The user whose session a reload found ended; only they return to their address. */
  former_user: string | null;
  /** The reason why a later step of the sign-in failed, for the form to show. */
  refusal: string | null;
  /** A toast was shown where nobody is signed in; what shows them is loaded then. */
  has_told: boolean;
}

/** The session of this window. */
export const session: Session = proxy<Session>({
  status: 'restoring',
  current: null,
  chosen_office_group: null,
  ended: null,
  return_to: null,
  former_user: null,
  refusal: null,
  has_told: false,
});

/** The session of a signed-in person, for screens behind a guard. */
export function useSignedIn(): SignedIn {
  const { current } = useSnapshot(session);
  if (current === null) throw new Error('This screen stands outside the guards.');
  return current as SignedIn;
}

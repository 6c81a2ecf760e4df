import type { Group, Preferences } from '@isopter/contract';
import type { OfficeGroupFlags } from '../../platform/db/tables/people.ts';

/** A visit of the demo mode. */
export interface Visit {
  /** The visitor; null before they gave a name, and once their test has ended. */
  patientId: string | null;
}

/** The caller, their office group and their rights; read from the database for every call. */
export interface Identity {
  sessionDigest: string;
  accountId: string;
  groups: readonly Group[];
  /** The office group the call works in: the account's own, or the one a corporate admin switched to. */
  officeGroupId: string;
  /** The account's own office group, wherever the user works now: its access log has changes of the account. */
  homeGroupId: string;
  corporationId: string | null;
  flags: OfficeGroupFlags;
  /** Offices of the account, and those of them it administers. */
  offices: readonly string[];
  administeredOffices: readonly string[];
  preferences: Preferences;
  passwordChangeForced: boolean;
  /** The visit of the demo mode that the session is used for [OUR-535]; null for a session of the staff. */
  visit: Visit | null;
  /** The user must have a security key for sensitive calls [AUTH-17, OUR-406]. */
  keyRequired: boolean;
}

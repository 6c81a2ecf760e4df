import type { Session } from '@isopter/contract';
import type { Party } from './call.ts';

/** The fields of a session that has tokens of Azure Communication Services [TECH-08]. */
export type AzureTokens = Pick<Session, 'acs_admin' | 'acs_admin_token' | 'acs_user' | 'acs_user_token'>;

/** Token and callee of one side of such a call. */
export interface AzureSeat {
  token: string;
  /** Id of the other side at the service. */
  other: string;
}

/** Returns token and callee of a side; undefined if the session has no tokens, or has a headset, which is called directly. */
export function azureSeatOf(
  session: Partial<AzureTokens> & Pick<Session, 'device'>,
  party: Party,
): AzureSeat | undefined {
  if (session.device) return undefined;
  const [token, other] =
    party === 'admin' ? [session.acs_admin_token, session.acs_user] : [session.acs_user_token, session.acs_admin];
  return token && other ? { token, other } : undefined;
}

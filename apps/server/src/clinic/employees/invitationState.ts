import type { InvitationStatus } from '@isopter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { GIVEN_HOURS } from '../../access/auth/passwords/reset.ts';
import { account, passwordReset } from '../../platform/db/schema.ts';

/** A letter that was not handed over within this time has failed: the server stopped, or the mail server refused it. */
const HANDED_OVER_MINUTES = 15;

const hasLink = sql`exists (select 1 from ${passwordReset} where ${passwordReset.accountId} = ${account.id}
  and ${passwordReset.door} = 'link' and ${passwordReset.expires} > now())`;

/** State of the letter with which a new user chooses a password; null if none was asked for [OUR-524]. */
export const invitationState: SQL<InvitationStatus | null> = sql`case
  when ${account.invited} is null then null
  when ${account.invitationAccepted} is not null then 'COMPLETED'
  when ${account.invitationSent} is null or ${account.invitationSent} < ${account.invited} then
    case when ${account.invited} < now() - ${HANDED_OVER_MINUTES} * interval '1 minute' then 'FAILED' else 'INITIALIZED' end
  when ${hasLink} and ${account.invitationSent} > now() - ${GIVEN_HOURS} * interval '1 hour' then 'EMAIL_SENT'
  else 'EXPIRED' end`;

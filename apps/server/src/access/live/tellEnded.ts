import type { CallName } from '@isopter/contract';
import { endSession } from '../auth/session.ts';
import type { CallContext } from '../http/calls.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { sessionTopic } from '../../platform/bus/topics.ts';

/** Ends what is live in sessions that ended. */
export function tellEnded(bus: Bus, digests: readonly string[]): void {
  for (const digest of digests) bus.publish(sessionTopic(digest), 'ended');
}

/** Ends the session that this browser had before another user signed in; it gets a separate audit row [OUR-412]. */
export async function endFormer(
  bus: Bus,
  { db, request, reply, adds, after }: Pick<CallContext<CallName>, 'db' | 'request' | 'reply' | 'adds' | 'after'>,
): Promise<void> {
  const ended = await endSession(db, request, reply);
  if (!ended) return;
  adds({ action: 'signOut', actor: ended, objectKind: 'session', objectIds: [ended.id] });
  after(() => tellEnded(bus, [ended.digest]));
}

/**
 * Records that a call ended sessions of an account besides its main action: adds a separate audit row [OUR-290], and
 * closes their live connections.
 */
export function noteEnded(
  bus: Bus,
  { adds, after }: Pick<CallContext<CallName>, 'adds' | 'after'>,
  { accountId, officeGroupId, digests }: { accountId: string; officeGroupId?: string; digests: readonly string[] },
): void {
  if (digests.length === 0) return;
  adds({ action: 'endSessions', objectKind: 'account', objectIds: [accountId], officeGroupId });
  after(() => tellEnded(bus, digests));
}

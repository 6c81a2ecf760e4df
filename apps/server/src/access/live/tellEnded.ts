import type { CallName } from '@isopter/contract';
import { endSession } from '../auth/session.ts';
import type { CallContext } from '../http/calls.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { sessionTopic } from '../../platform/bus/topics.ts';

/** Ends what is live in sessions that ended. */
export function tellEnded(bus: Bus, digests: readonly string[]): void {
  for (const digest of digests) bus.publish(sessionTopic(digest), 'ended');
}

/** Whoever signs in here takes the browser over from who was signed in: that session has ended, with a row of its own [OUR-412]. */
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
 * Sessions of an account ended with a call that does something else: it has a row of its own [OUR-290], and what is live
 * there ends.
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

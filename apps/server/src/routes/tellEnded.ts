import type { CallName } from '@isopter/contract';
import type { CallContext } from '../http/calls.ts';
import type { Bus } from '../live/bus.ts';
import { sessionTopic } from '../live/topics.ts';

/** Ends what is live in sessions that ended. */
export function tellEnded(bus: Bus, digests: readonly string[]): void {
  for (const digest of digests) bus.publish(sessionTopic(digest), 'ended');
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

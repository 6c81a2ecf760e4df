import type { Attention, TestStatus } from '@isopter/contract';

/** Reasons in the order in which they are shown, the most urgent first. */
const ORDER: readonly Attention[] = ['connection', 'device', 'answer', 'paused', 'battery', 'unreliable'];
const LOST: readonly Attention[] = ['connection', 'device'];

/** The look of a tile: red for what is lost or failed, amber for what somebody has to look at [OUR-786]. */
export interface TileState {
  look: 'calm' | 'amber' | 'red';
  /** The reason that the band names; the others are said after it. */
  lead: Attention | 'failed' | null;
  others: readonly Attention[];
  /** Somebody is on the way for all of it. */
  isClaimed: boolean;
}

/**
 * The state of a tile.
 * @param calls what the test calls somebody for
 * @param open of these, what nobody is on the way for
 */
export function tileStateOf(
  status: TestStatus | undefined,
  calls: readonly Attention[],
  open: readonly Attention[],
): TileState {
  if (status === 'failed') return { look: 'red', lead: 'failed', others: [], isClaimed: false };
  const [lead = null, ...others] = ORDER.filter((reason) => calls.includes(reason));
  const look = lead === null ? 'calm' : LOST.includes(lead) ? 'red' : 'amber';
  return { look, lead, others, isClaimed: lead !== null && open.length === 0 };
}

/** An alarm, as far as its place in the list depends on it. */
interface Ranked {
  /** When the reason it leads with began; null if it was there before the wall was opened. */
  readonly since: number | null;
}

/** The alarms, the longest first; what was there before the wall was opened has lasted longest [OUR-786]. */
export const longestFirst = <A extends Ranked>(alarms: readonly A[]): readonly A[] =>
  alarms.toSorted((one, other) => (one.since ?? 0) - (other.since ?? 0));

import type { Attention, TestStatus } from '@isopter/contract';

/** When each reason began (milliseconds of the epoch); null if it was there before it was watched. */
export type Since = Readonly<Partial<Record<Attention, number | null>>>;

/** Keeps when each reason began, and notes what begins now. @param before undefined at the first look at the test */
export const sinceOf = (before: Since | undefined, reasons: readonly Attention[], now: number): Since =>
  Object.fromEntries(
    reasons.map((reason) => [reason, before === undefined ? null : reason in before ? before[reason] : now]),
  );

/** A pause calls for somebody once it lasts this long, in milliseconds. */
export const PAUSE_LIMIT = 60_000;

/**
 * Returns the reasons for which the wall calls somebody now. A pause is a reason after {@link PAUSE_LIMIT}, or at once if it began before
 * the wall was opened, as it may have lasted long, or if the test was left for later, as it does not continue by itself [OUR-786].
 */
export const callsOf = (
  reasons: readonly Attention[],
  { since, status, now }: { since: Since; status: TestStatus | undefined; now: number },
): readonly Attention[] =>
  reasons.filter((reason) => {
    const began = since[reason] ?? null;
    return reason !== 'paused' || status === 'stopped' || began === null || now - began >= PAUSE_LIMIT;
  });

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

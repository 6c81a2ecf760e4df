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
 * Returns the reasons for which a test calls somebody now, by one rule for the wall, Today, the menu and monitors. A pause is a reason
 * after {@link PAUSE_LIMIT}, or at once if it began before the page watched the test, as it may have lasted long, or if the test was left
 * for later, as it does not continue automatically [OUR-786] [OUR-872].
 */
export const callsOf = (
  reasons: readonly Attention[],
  { since, status, now }: { since: Since; status: TestStatus | undefined; now: number },
): readonly Attention[] =>
  reasons.filter((reason) => {
    const began = since[reason] ?? null;
    return reason !== 'paused' || status === 'stopped' || began === null || now - began >= PAUSE_LIMIT;
  });

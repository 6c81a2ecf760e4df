/**
 * The share of the expected answers that were given, 0 to 1. A procedure that adapts can need more answers than usual: an
 * answer beyond the expected number raises the expectation by one, so that the share grows with every answer and stays
 * below 1 until the procedure says that it has ended.
 */
export const answeredShare = (answers: number, expected: number): number => answers / Math.max(expected, answers + 1);

/**
 * A share of the expected answers as the whole percentage that is shown. 0 % is shown before the first answer and 100 %
 * after the last one only: a test that looks untouched or finished is left alone.
 */
export function percentDone(share: number): number {
  if (share <= 0) return 0;
  return share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * share)));
}

/** The share of a test whose parts, such as eyes, take equally long. */
export const meanShare = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;

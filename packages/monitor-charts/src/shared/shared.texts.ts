/** Words that most monitors say. Numbers arrive as they are to be written. */
export const sharedWords = {
  /** In an empty list while the test runs, and after it (MON-14). */
  noData: 'No test data',
  noDataReceived: 'No test data received',
  /** Under a list of records that is longer than anyone reads. */
  olderNotListed: ({ amount }: { amount: string }): string => `Older records that are not listed: ${amount}`,
};

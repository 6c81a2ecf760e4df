/** Words that most monitors say. Numbers arrive as they are to be written. */
export const sharedWords = {
  /** In an empty list while the test runs, and after it (MON-14). */
  noData: 'No test data',
  noDataReceived: 'No test data received',
  /** Button under a list of records whose oldest are not listed yet. */
  listOlder: ({ amount }: { amount: string }): string => `List older records: ${amount}`,
  /** How the results are shown: a picture, or a table. */
  display: 'Display',
  displayTable: 'Table',
  /** Beside what is being tested. */
  underTest: 'Testing',
  completed: 'Completed',
  recordsIgnored: ({ amount }: { amount: string }): string =>
    `Records that could not be read and were left out: ${amount}`,
};

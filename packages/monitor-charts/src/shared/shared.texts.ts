/** The English texts shared by most monitors. Numbers are passed already formatted. */
export const sharedWords = {
  /** The accessible name of the list that says what marks and letters mean. */
  legend: 'Legend',
  /** Shown in an empty list while the test is running, and after it (MON-14). */
  noData: 'No test data',
  noDataReceived: 'No test data received',
  /** The button below a list of records of which the oldest are not listed yet. */
  listOlder: ({ amount }: { amount: string }): string => `List older records: ${amount}`,
  /** The label of the choice between chart and table. */
  display: 'Display',
  displayTable: 'Table',
  /** The badge of what is being tested. */
  underTest: 'Testing',
  completed: 'Completed',
  recordsIgnored: ({ amount }: { amount: string }): string =>
    `Records that could not be read and were left out: ${amount}`,
};

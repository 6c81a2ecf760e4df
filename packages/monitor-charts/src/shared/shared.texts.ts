/** The English texts shared by most monitors. Numbers are passed already formatted. */
export const sharedWords = {
  /** The accessible name of the list that explains marks and letters. */
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
  /** The reason why a result is not compared with a norm: nobody of this age was measured. */
  noNormBelow: ({ years }: { years: string }): string => `No norm below ${years} years`,
  noNormAbove: ({ years }: { years: string }): string => `No norm above ${years} years`,
  noNormAge: 'No norm: age unknown',
  underTest: 'Testing',
  completed: 'Completed',
  recordsIgnored: ({ amount }: { amount: string }): string =>
    `Records that could not be read and were left out: ${amount}`,
  /** The judgement of a rate of wrong answers. */
  tooFewToJudge: 'Too few to judge',
  withinLimits: 'Within limits',
  notReliable: 'Not reliable',
  /** The judgement of false negatives, which never make a field unreliable. */
  manyMissed: 'Many missed: inattention or field loss',
  /** Instead of a judgement of false positives, if the device gave no blank trials. */
  noBlankTrials: 'No blank trials: later presses are not known',
  earlyPresses: ({ amount, of }: { amount: string; of: string }): string => `${amount} of ${of} answered before 0.15 s`,
  /** The percentage that the device counts, with fixed denominators; the rate is shown separately. */
  deviceCounter: ({ percent }: { percent: string }): string => `Device counter ${percent}`,
};
/** The texts shared by most monitors in one language. */
export type SharedWords = typeof sharedWords;

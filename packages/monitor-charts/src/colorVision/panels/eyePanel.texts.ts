/** The English texts shared by the colour vision monitors. Numbers are passed already formatted. */
export const eyePanelWords = {
  currentlyTesting: 'Currently testing',
  notTested: 'Not tested',
  testScore: 'Test score',
  /** The number of correct answers and of all answers. */
  scoreOf: ({ correct, total }: { correct: string; total: string }): string => `${correct} of ${total}`,
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};

/** Words of the panels that the colour vision monitors have in common. Numbers arrive as they are to be written. */
export const eyePanelWords = {
  currentlyTesting: 'Currently testing',
  notTested: 'Not tested',
  testScore: 'Test score',
  /** Right answers of those given. */
  scoreOf: ({ correct, total }: { correct: string; total: string }): string => `${correct} of ${total}`,
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};

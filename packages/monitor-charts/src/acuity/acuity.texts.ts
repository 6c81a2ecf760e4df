/** The English texts of the acuity charts. Numbers are passed already formatted. */
export const acuityWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  eyeOU: 'Both eyes',
  chart: 'Acuity steps',
  chartOf: ({ eye }: { eye: string }): string => `Acuity steps, ${eye}`,
  chartHelp: 'Arrow keys move from optotype to optotype, Home and End to the first and the last, Escape leaves them.',
  sizeAxis: 'Size (logMAR)',
  trialAxis: 'Optotype',
  /** The description of an optotype for assistive technology. */
  optotype: ({
    number,
    size,
    direction,
    result,
  }: {
    number: string;
    size: string;
    direction: string;
    result: string;
  }): string => `Optotype ${number}, ${size}, ${direction}, ${result}`,
  right: 'Right',
  upRight: 'Up and right',
  up: 'Up',
  upLeft: 'Up and left',
  left: 'Left',
  downLeft: 'Down and left',
  down: 'Down',
  downRight: 'Down and right',
  directionUnknown: 'Direction unknown',
  results: 'Results',
  columnSize: 'Size',
  columnContrast: 'Contrast',
  columnDirection: 'Direction',
  columnResult: 'Result',
  seen: 'Seen',
  notSeen: 'Not seen',
  skipped: 'Skipped',
  /** Shown beside the optotype that determines the result of its line. */
  threshold: 'Threshold',
  distance: 'Distance',
  near: 'Near (40 cm)',
  contrastOf: ({ contrast }: { contrast: string }): string => `${contrast}% contrast`,
  logmar: ({ value }: { value: string }): string => `${value} logMAR`,
  decimal: ({ value }: { value: string }): string => `${value} decimal`,
  estimate: ({ value }: { value: string }): string => `Estimate so far: ${value} logMAR`,
  noResult: 'No result yet',
  sizesUnknown: ({ amount }: { amount: string }): string => `Optotypes of a size that is not on the chart: ${amount}`,
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};
export type AcuityWords = typeof acuityWords;

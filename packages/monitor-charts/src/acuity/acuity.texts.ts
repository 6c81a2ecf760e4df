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
  distance: 'Distance',
  near: 'Near (40 cm)',
  contrastOf: ({ contrast }: { contrast: string }): string => `${contrast}% contrast`,
  logmar: ({ value }: { value: string }): string => `${value} logMAR`,
  /** An acuity in logMAR with the ends of its 95 % interval. */
  measured: ({ value, from, to }: { value: string; from: string; to: string }): string =>
    `${value} logMAR, 95% interval ${from} to ${to}`,
  /** An acuity beyond the largest or the smallest size of the display. */
  worseThan: ({ size }: { size: string }): string => `Worse than ${size}`,
  orBetter: ({ size }: { size: string }): string => `${size} or better`,
  soFar: 'So far',
  tooFew: ({ answers, least }: { answers: string; least: string }): string => `${answers} of at least ${least} answers`,
  /** Shown when acuity is better at the lower contrast than at the higher one, beyond both intervals. */
  inconsistent: ({ lower, higher }: { lower: string; higher: string }): string =>
    `Inconsistent, repeat: better at ${lower}% than at ${higher}% contrast`,
  noResult: 'No result yet',
  sizesUnknown: ({ amount }: { amount: string }): string => `Optotypes of a size that is not on the chart: ${amount}`,
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};
export type AcuityWords = typeof acuityWords;

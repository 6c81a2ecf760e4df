/** The English texts of the Esterman chart. Numbers are passed already formatted. */
export const estermanWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  eyeOU: 'Both eyes',
  plot: ({ eye }: { eye: string }): string => `Esterman field, ${eye}`,
  plotKind: 'visual field',
  plotHelp: 'Arrow keys move from point to point, Home and End to the first and the last, Escape leaves the points.',
  /** The description of a point for assistive technology: its position and result. */
  point: ({ x, y, result }: { x: string; y: string; result: string }): string => `x ${x}°, y ${y}°, ${result}`,
  stateUntested: 'not yet tested',
  stateTesting: 'being tested',
  stateSeen: 'seen',
  stateNotSeen: 'not seen',
  tableCaption: ({ eye }: { eye: string }): string => `Esterman field, ${eye}, by location`,
  columnX: 'x (°)',
  columnY: 'y (°)',
  columnResult: 'Result',
  displayMap: 'Map',
  gridLines: 'Grid lines',
  statistics: 'Results',
  score: 'Functional score',
  /** Shown instead of the score until all points are tested. */
  scoreLater: 'when all points are tested',
  seenOf: ({ amount, of }: { amount: string; of: string }): string => `${amount} of ${of}`,
  /** The number that a count is taken of. */
  ofAll: ({ of }: { of: string }): string => `of ${of}`,
  processed: 'Tested',
  viewed: 'Seen',
  missedCentral: 'Missed within 20°',
  missedCentralNote: 'points not seen',
  falsePositives: 'False positives',
  falsePositivesNote: ({ rate }: { rate: string }): string => `answered before 0.15 s, rate ${rate}`,
  blindSpot: 'Blind-spot checks seen',
  blindSpotNote: ({ rate }: { rate: string }): string => `fixation losses, rate ${rate}`,
  rateUnknown: 'not known',
  /** Announced at intervals while a test is running. */
  summary: ({ amount, of, percent }: { amount: string; of: string; percent: string }): string =>
    `${percent} done, ${amount} of ${of} points seen.`,
};
/** The texts of the Esterman chart in one language. */
export type EstermanWords = typeof estermanWords;

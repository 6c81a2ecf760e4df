/** The English texts of the perimetry charts. Numbers are passed already formatted. */
export const perimetryWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  plot: ({ eye }: { eye: string }): string => `Visual field, ${eye}`,
  plotKind: 'visual field',
  plotHelp: 'Arrow keys move from point to point, Home and End to the first and the last, Escape leaves the points.',
  /** Letters at the ends of the horizontal axis. */
  nasal: 'N',
  temporal: 'T',
  /** The description of a point for assistive technology: its position and result. */
  point: ({ x, y, result }: { x: string; y: string; result: string }): string => `x ${x}°, y ${y}°, ${result}`,
  decibels: ({ db }: { db: string }): string => `${db} decibels`,
  belowFloor: ({ floor }: { floor: string }): string => `less than ${floor} decibels, brightest stimulus not seen`,
  stateUntested: 'not yet tested',
  stateTesting: 'being tested',
  stateSeen: 'seen',
  stateNotSeen: 'not seen',
  inBlindSpot: ({ result }: { result: string }): string => `blind spot, ${result}`,
  /** Explains the marks in the legend below the fields. */
  legendThreshold: 'threshold in dB, lighter is more sensitive',
  legendFloor: 'brightest stimulus not seen',
  legendSeen: 'seen, threshold not yet known',
  legendNotSeen: 'not seen, threshold not yet known',
  legendPresented: 'presented now',
  legendBlindSpot: 'blind spot',
  fovea: ({ db }: { db: string }): string => `Fovea ${db} dB`,
  greyscaleUnit: 'dB',

  tableCaption: ({ eye }: { eye: string }): string => `Visual field, ${eye}, by location`,
  columnX: 'x (°)',
  columnY: 'y (°)',
  columnResult: 'Result',
  columnSeen: 'Seen',
  columnNotSeen: 'Not seen',

  /** The labels of the details card of a location. */
  totalDeviation: 'Total deviation',
  patternDeviation: 'Pattern deviation',
  deviation: ({ db }: { db: string }): string => `${db} dB`,
  withinNormal: 'within normal limits',
  rarer: ({ percent }: { percent: string }): string => `p < ${percent}%`,
  lastResponse: 'Last response',
  seconds: ({ value }: { value: string }): string => `${value} s`,

  goldmann: ({ size }: { size: string }): string => `Goldmann ${size}`,
  region: ({ region }: { region: string }): string => `Region ${region}`,
  underTest: 'Testing',
  display: 'Display',
  displayNumeric: 'Numeric',
  displayGreyscale: 'Grayscale',
  gridLines: 'Grid lines',
  displayTable: 'Table',
  /** The displays of a suprathreshold field: the map, or the counts in tests without one. */
  displayMap: 'Map',
  displayCounts: 'Counts',
  recordsIgnored: ({ amount }: { amount: string }): string =>
    `Records that could not be read and were left out: ${amount}`,
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fixationLosses: 'Fixation losses',
  blankTrialsNote: ({ amount, of }: { amount: string; of: string }): string =>
    `${amount} of ${of} blank trials answered`,
  falseNegativesNote: ({ amount, of }: { amount: string; of: string }): string => `${amount} of ${of} trials missed`,
  /** Without the number of trials, which the device does not report. */
  falseNegativesUnknown: ({ amount }: { amount: string }): string => `Trials missed: ${amount}`,
  /** No location is sensitive enough for a stimulus that is seen for certain. */
  notMeasurable: 'Not measurable',
  fixationLossesNote: ({ amount, of }: { amount: string; of: string }): string => `${amount} of ${of} checks seen`,
  presented: 'Presented',
  untested: 'Not yet tested',
  pointsSeen: ({ amount, of }: { amount: string; of: string }): string => `${amount} of ${of} points seen`,
  /** The result of the previous region. */
  earlierRegion: ({ region, amount, of }: { region: string; amount: string; of: string }): string =>
    `Region ${region}: ${amount} of ${of} points seen`,
  seen: 'Seen',
  notSeen: 'Not seen',
  quadrants: ({ eye }: { eye: string }): string => `Quadrants, ${eye}`,
  quadrantSuperiorLeft: 'Upper left',
  quadrantSuperiorRight: 'Upper right',
  quadrantInferiorLeft: 'Lower left',
  quadrantInferiorRight: 'Lower right',
  regionPrompt: 'Region 1 is done. Tape the eyelid and continue with region 2.',
  continueTest: 'Continue',
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};
/** The texts of the perimetry charts in one language. */
export type PerimetryWords = typeof perimetryWords;

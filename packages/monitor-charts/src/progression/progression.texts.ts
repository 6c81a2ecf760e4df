/** The English texts of the progression charts. Numbers and dates are passed already formatted. */
export const progressionWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  nasal: 'N',
  temporal: 'T',
  mapHelp: 'Arrow keys move from point to point, Home and End to the first and the last, Escape leaves the points.',
  trendHelp: 'Left and right arrow keys move from field to field, Home and End to the first and the last.',
  mapKind: 'map of points',
  trendKind: 'line over time',

  /** Event analysis: each point of the newest field against the baseline. */
  events: 'Change from baseline',
  eventsOf: ({ eye, date }: { eye: string; date: string }): string => `Change from baseline, ${eye}, ${date}`,
  point: ({ x, y, result }: { x: string; y: string; result: string }): string => `x ${x}°, y ${y}°, ${result}`,
  stable: 'within test-retest limits',
  once: 'worse in this test',
  twice: 'worse in 2 tests in a row',
  thrice: 'worse in 3 or more tests in a row',
  outOfRange: 'baseline too low to judge',
  unmeasured: 'not measured',
  baselineDb: 'Baseline',
  limit: 'Worse below',
  now: 'This test',
  decibels: ({ db }: { db: string }): string => `${db} dB`,

  /** The difference of two fields: each point against an earlier test. */
  differenceOf: ({ eye }: { eye: string }): string => `Difference of each point, ${eye}`,
  differenceAt: (values: { before: string; db: string; difference: string; verdict: string }): string =>
    `${values.before} dB, then ${values.db} dB, ${values.difference} dB, ${values.verdict}`,
  farWorse: 'worse, p < 1%',
  worse: 'worse, p < 5%',
  better: 'better, p < 5%',
  within: 'within limits',
  noLimit: 'no limit',
  lowestLimit: 'p < 1% below',
  highLimit: 'Better above',
  columnBefore: 'A, dB',
  columnNow: 'B, dB',
  columnDifference: 'B\u00a0−\u00a0A, dB',

  /** Pointwise regression: the slope of each point. */
  slopes: 'Slope of each point, dB a year',
  slopesOf: ({ eye }: { eye: string }): string => `Slope of each point, ${eye}`,
  slope: ({ value }: { value: string }): string => `${value} dB a year`,
  /** The 95 % confidence interval of a slope: its label, and its ends. */
  interval: '95% interval',
  range: ({ from, to }: { from: string; to: string }): string => `${from} to ${to}`,
  losing: 'loses sensitivity, p < 1%',
  slowly: 'p < 1%, too slow to count',
  maybe: 'p < 5%',
  steady: 'no significant loss',
  unjudged: 'not judged',
  probability: 'p (one-sided)',
  tests: 'Tests',
  result: 'Result',
  columnX: 'x (°)',
  columnY: 'y (°)',

  /** An index over time. */
  md: 'Mean deviation (MD)',
  vfi: 'Visual field index (VFI)',
  meanSensitivity: 'Mean sensitivity',
  over: ({ index, eye }: { index: string; eye: string }): string => `${index} over time, ${eye}`,
  field: 'Counted field',
  unreliable: 'Not reliable',
  excluded: 'Excluded',
  band: '95% band of the line',
  projection: 'Line drawn on, if nothing changes',
  date: 'Date',
  counted: 'counted',
};

/** The texts of the progression charts. */
export type ProgressionWords = typeof progressionWords;

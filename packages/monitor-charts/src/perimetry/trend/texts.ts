import type { ExclusionReason } from '@isopter/contract';

/** The texts of a trend report. The server has them in each report language; these are the English ones. */
export interface TrendTexts {
  title: string;
  program: string;
  tests: string;
  /** The texts of axes and figures. */
  md: string;
  vfi: string;
  meanSensitivity: string;
  slope: string;
  interval: string;
  probability: string;
  perYear: (values: { rate: string }) => string;
  range: (values: { from: string; to: string }) => string;
  tooFewTests: string;
  /** A note on the figures that need more tests. */
  fewTests: string;
  noFields: string;
  band: string;
  /** The line drawn on into the future. */
  projection: string;
  counted: string;
  unreliable: string;
  excluded: string;
  series: string;
  date: string;
  strategy: string;
  reliability: string;
  yes: string;
  no: string;
  /** There were too few catch trials to tell. */
  notKnown: string;
  /** The name of a program family: "24-2, pediatric, Goldmann V". */
  paediatric: string;
  goldmannSize: (values: { size: string }) => string;
  /** A note on the fields that are not in the trend. */
  otherFamily: (values: { family: string; fields: string }) => string;
  withoutIndices: (values: { fields: string }) => string;
  leftOut: (values: { what: string }) => string;
  /** A note on the strategy that is shown of an eye, where it was tested with others too. */
  shownStrategy: (values: { eye: string; strategy: string; others: string }) => string;
  strategyFields: (values: { strategy: string; fields: string }) => string;
  unreliableLeftOut: string;
  /** A note on the fields that a doctor took out, with date, eye and reason each. */
  takenOut: (values: { what: string }) => string;
  takenOutField: (values: { date: string; eye: string; reason: string }) => string;
  reasons: Readonly<Record<ExclusionReason, string>>;
  table: (values: { eye: string }) => string;
}

export const englishTrendTexts: TrendTexts = {
  title: 'Visual field trend',
  program: 'Program',
  tests: 'Fields',
  md: 'Mean deviation (MD), dB',
  vfi: 'Visual field index (VFI), %',
  meanSensitivity: 'Mean sensitivity, dB',
  slope: 'Slope',
  interval: '95% interval',
  probability: 'p',
  perYear: ({ rate }) => `${rate} per year`,
  range: ({ from, to }) => `${from} to ${to}`,
  tooFewTests: 'Too few tests: a slope needs 4, not all on one day.',
  fewTests: 'p needs 5 tests over 2 years.',
  noFields: 'No field with a measured sensitivity.',
  band: '95% confidence band of the line',
  projection: 'if nothing changes',
  counted: 'Field',
  unreliable: 'Unreliable field',
  excluded: 'Field taken out',
  series: 'Pattern deviation, probability, by date',
  date: 'Date',
  strategy: 'Strategy',
  reliability: 'Reliable',
  yes: 'yes',
  no: 'no',
  notKnown: 'not known',
  paediatric: 'pediatric',
  goldmannSize: ({ size }) => `Goldmann ${size}`,
  otherFamily: ({ family, fields }) => `${family} (${fields})`,
  withoutIndices: ({ fields }) => `fields without indices (${fields})`,
  leftOut: ({ what }) => `Left out: ${what}.`,
  shownStrategy: ({ eye, strategy, others }) =>
    `${eye}: only fields of ${strategy}; other strategies differ in level and are not compared: ${others}.`,
  strategyFields: ({ strategy, fields }) => `${strategy} (${fields})`,
  unreliableLeftOut: 'Unreliable fields are drawn hollow and left out of the line.',
  takenOut: ({ what }) => `Taken out by a doctor, drawn hollow and struck through: ${what}.`,
  takenOutField: ({ date, eye, reason }) => `${date} ${eye} (${reason})`,
  reasons: {
    LEARNING: 'learning to take the test',
    ATTENTION: 'poor fixation or attention',
    LID: 'lid or brow',
    LENS_RIM: 'rim of the lens',
    CORRECTION: 'wrong correction',
    MEDIA: 'opacity of the eye',
    FATIGUE: 'tired or ill',
    TECHNICAL: 'technical fault',
    OTHER: 'another reason',
  },
  table: ({ eye }) => `${eye}, fields by date`,
};

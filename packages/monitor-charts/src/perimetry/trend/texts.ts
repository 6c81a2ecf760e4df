/** The texts of a trend report. The server has them in each report language; these are the English ones. */
export interface TrendTexts {
  title: string;
  program: string;
  tests: string;
  /** The texts of axes and figures. */
  md: string;
  vfi: string;
  slope: string;
  interval: string;
  probability: string;
  perYear: (values: { value: string; unit: string }) => string;
  range: (values: { from: string; to: string }) => string;
  tooFewTests: string;
  fewTests: string;
  noFields: string;
  band: string;
  reliable: string;
  unreliable: string;
  series: string;
  date: string;
  strategy: string;
  reliability: string;
  yes: string;
  no: string;
  /** The name of a program family: "24-2, paediatric, Goldmann V". */
  paediatric: string;
  goldmannSize: (values: { size: string }) => string;
  /** A note on the fields that are not in the trend. */
  otherFamily: (values: { family: string; fields: string }) => string;
  withoutIndices: (values: { fields: string }) => string;
  leftOut: (values: { what: string }) => string;
  mixedStrategies: (values: { strategies: string }) => string;
  unreliableCounted: string;
  table: (values: { eye: string }) => string;
}

export const englishTrendTexts: TrendTexts = {
  title: 'Visual field trend',
  program: 'Program',
  tests: 'Fields',
  md: 'Mean deviation (MD), dB',
  vfi: 'Visual field index (VFI), %',
  slope: 'Slope',
  interval: '95 % interval',
  probability: 'p',
  perYear: ({ value, unit }) => `${value} ${unit} per year`,
  range: ({ from, to }) => `${from} to ${to}`,
  tooFewTests: 'A slope needs at least three tests, not all on one day.',
  fewTests: 'Fewer than five tests: the slope may still change a lot.',
  noFields: 'No field that could be compared with healthy eyes.',
  band: '95 % confidence band of the line',
  reliable: 'Field',
  unreliable: 'Unreliable field',
  series: 'Pattern deviation, probability, by date',
  date: 'Date',
  strategy: 'Strategy',
  reliability: 'Reliable',
  yes: 'yes',
  no: 'no',
  paediatric: 'paediatric',
  goldmannSize: ({ size }) => `Goldmann ${size}`,
  otherFamily: ({ family, fields }) => `${family} (${fields})`,
  withoutIndices: ({ fields }) => `fields without indices (${fields})`,
  leftOut: ({ what }) => `Left out: ${what}.`,
  mixedStrategies: ({ strategies }) => `Strategies are mixed, which may shift the level: ${strategies}.`,
  unreliableCounted: 'Unreliable fields are marked and count for the slope.',
  table: ({ eye }) => `${eye}, fields by date`,
};

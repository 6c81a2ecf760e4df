/** The English texts of the contrast charts. Numbers are passed already formatted. */
export const contrastWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  eyeOU: 'Both eyes',
  chart: 'Contrast steps',
  chartOf: ({ eye }: { eye: string }): string => `Contrast steps, ${eye}`,
  chartHelp: 'Arrow keys move from record to record, Home and End to the first and the last, Escape leaves them.',
  letterChart: 'Letter chart',
  letterChartOf: ({ eye }: { eye: string }): string => `Letter chart, ${eye}`,
  sensitivityAxis: 'log CS',
  recordAxis: 'Record',
  /** The description of a record for assistive technology. */
  record: ({
    number,
    level,
    question,
    answer,
    result,
  }: {
    number: string;
    level: string;
    question: string;
    answer: string;
    result: string;
  }): string => `Record ${number}, ${level} log CS, asked ${question}, answered ${answer}, ${result}`,
  records: 'Records',
  columnLevel: 'log CS',
  columnAsked: 'Asked',
  columnAnswered: 'Answered',
  columnResult: 'Result',
  right: 'Right',
  wrong: 'Wrong',
  /** An answer without a letter in place, but with a letter of the question (CON-02). */
  outOfPlace: 'Right letter, out of place',
  nothing: 'Nothing',
  /** The number of correctly named letters of a question, each in its position. */
  lettersRight: ({ right, all }: { right: string; all: string }): string => `${right} of ${all} in place`,
  /** Shown beside the record that is the result of its eye. */
  threshold: 'Threshold',
  logCs: ({ value }: { value: string }): string => `${value} log CS`,
  weber: ({ value }: { value: string }): string => `${value} contrast`,
  normalBand: ({ value }: { value: string }): string => `Normal from ${value}`,
  normal: 'Within normal limits',
  belowNormal: 'Below normal limits',
  noResult: 'No result yet',
  /** The result of a complete eye that passed no level. */
  nonePassed: 'No level passed',
  ongoing: 'Question now',
  recordNumber: ({ number }: { number: string }): string => `Record ${number}`,
  lastQuestion: 'Last question',
  waiting: 'Waiting for the first question',
  asking: 'Waiting for the answer…',
  complete: 'Complete',
  completedOf: ({ eye }: { eye: string }): string => `Completed, ${eye}`,
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};
export type ContrastWords = typeof contrastWords;

import { eyePanelWords } from '../colorVision/panels/eyePanel.texts.ts';

/** The English texts of the charts of an Ishihara test. Numbers are passed already formatted. */
export const ishiharaWords = {
  ...eyePanelWords,
  plates: 'Plates',
  platesOf: ({ eye }: { eye: string }): string => `Plates, ${eye}`,
  columnPlate: 'Plate',
  columnExpected: 'Expected',
  columnAnswer: 'Answer',
  columnResult: 'Result',
  /** Shown if a plate has no numeral, or if none was read. */
  nothing: 'Nothing',
  expected: ({ value }: { value: string }): string => `Expected ${value}`,
  right: 'Right',
  wrong: 'Wrong',
  /** Shown beside the number of a plate that has not been tested yet. */
  notYet: 'Not yet',
  counts: ({ right, scored }: { right: string; scored: string }): string => `${right} of ${scored} right`,
  answered: ({ answered, all }: { answered: string; all: string }): string => `${answered} of ${all} answered`,
  edition: ({
    edition,
    normal,
    deficient,
    scored,
  }: {
    edition: string;
    normal: string;
    deficient: string;
    scored: string;
  }): string =>
    `${edition}-plate edition: normal from ${normal} right, deficient up to ${deficient}, of the first ${scored}.`,
  verdictnormal: 'Normal',
  verdictdeficient: 'Red-green deficiency',
  verdictunclear: 'Between normal and deficient',
  verdictunreliable: 'First plate misread',
  /** The meaning of a misread first plate. */
  demonstration: 'Everybody can read the first plate: repeat the test, or look for weak sight or pretence.',
  typeprotan: 'Protan',
  typedeutan: 'Deutan',
  typetotal: 'Nothing but the first plate was read: total deficiency or weak sight',
  typeunclear: 'Protan or deutan: the last plates do not tell',
  spoken: ({
    number,
    value,
    answer,
    result,
  }: {
    number: string;
    value: string;
    answer: string;
    result: string;
  }): string => `Plate ${number}, expected ${value}, answer ${answer}, ${result}`,
  spokenOpen: ({ number, value }: { number: string; value: string }): string =>
    `Plate ${number}, expected ${value}, not yet answered`,
};
export type IshiharaWords = typeof ishiharaWords;

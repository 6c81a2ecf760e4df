import type { Verdict } from '@isopter/clinical/ishihara';
import { ENGLISH_EYES, type EyeNames } from '../../colorVision/report/columns.tsx';
import { ishiharaWords } from '../ishihara.texts.ts';
import type { PlateResult } from '../types.ts';

/** The texts of an Ishihara report. The server has them in each report language; these are the English ones. */
export interface IshiharaReportTexts {
  title: string;
  eyes: EyeNames;
  outcome: string;
  outcomes: Readonly<Record<Verdict['outcome'], string>>;
  types: Readonly<Record<NonNullable<Verdict['type']>, string>>;
  /** The meaning of a misread first plate. */
  demonstration: string;
  notComplete: string;
  /** The label of the number of answered plates in an incomplete test. */
  answered: string;
  right: string;
  type: string;
  count: (values: { right: string; scored: string }) => string;
  platesOf: (values: { eye: string }) => string;
  plate: string;
  expected: string;
  answer: string;
  result: string;
  results: Readonly<Record<PlateResult, string>>;
  nothing: string;
  edition: (values: { edition: string; normal: string; deficient: string; scored: string }) => string;
}

export const englishIshiharaReportTexts: IshiharaReportTexts = {
  title: 'Ishihara report',
  eyes: ENGLISH_EYES,
  outcome: 'Result',
  outcomes: {
    normal: ishiharaWords.verdictnormal,
    deficient: ishiharaWords.verdictdeficient,
    unclear: ishiharaWords.verdictunclear,
    unreliable: ishiharaWords.verdictunreliable,
  },
  types: {
    protan: ishiharaWords.typeprotan,
    deutan: ishiharaWords.typedeutan,
    total: 'Total, or weak sight',
    unclear: 'Not told by the last plates',
  },
  demonstration: ishiharaWords.demonstration,
  notComplete: 'Not complete',
  answered: 'Plates answered',
  right: 'Plates read right',
  type: 'Type',
  count: ({ right, scored }) => `${right} of ${scored}`,
  platesOf: ({ eye }) => `Plates, ${eye}`,
  plate: ishiharaWords.columnPlate,
  expected: ishiharaWords.columnExpected,
  answer: ishiharaWords.columnAnswer,
  result: ishiharaWords.columnResult,
  results: { right: ishiharaWords.right, wrong: ishiharaWords.wrong, unanswered: 'Not answered' },
  nothing: ishiharaWords.nothing,
  edition: ({ edition, normal, deficient, scored }) =>
    `${edition}-plate edition, first ${scored} plates: normal from ${normal} right, deficient up to ${deficient}.`,
};

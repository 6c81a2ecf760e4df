import { ENGLISH_EYES, type EyeNames } from '../../colorVision/report/columns.tsx';
import type { Section } from '../types.ts';
import { type WaggonerWords, waggonerWords } from '../waggoner.texts.ts';

/** The texts of a Waggoner report. The server has them in each report language; these are the English ones. */
export interface WaggonerReportTexts {
  title: string;
  eyes: EyeNames;
  sections: Readonly<Record<Section, string>>;
  /** The texts of results, as on screen. */
  chart: Pick<
    WaggonerWords,
    | 'resultPass'
    | 'resultFail'
    | 'gradeNone'
    | 'gradeMild'
    | 'gradeModerate'
    | 'gradeSevere'
    | 'typeProtan'
    | 'typeDeutan'
    | 'graded'
  >;
  tritan: string;
  redGreen: string;
  notKnown: string;
  sectionsOf: (values: { eye: string }) => string;
  section: string;
  testScore: string;
  result: string;
  scoreOf: (values: { correct: string; total: string }) => string;
  /** The source of the results. */
  source: string;
}

const { sectiondemo, sectiongeneral, sectiontritan, sectionprotan, sectiondeutan } = waggonerWords;

export const englishWaggonerReportTexts: WaggonerReportTexts = {
  title: 'Waggoner report',
  eyes: ENGLISH_EYES,
  sections: {
    demo: sectiondemo,
    general: sectiongeneral,
    tritan: sectiontritan,
    protan: sectionprotan,
    deutan: sectiondeutan,
  },
  chart: waggonerWords,
  tritan: 'Tritan deficiency',
  redGreen: 'Red-green deficiency',
  notKnown: waggonerWords.notYetKnown,
  sectionsOf: ({ eye }) => `Sections, ${eye}`,
  section: waggonerWords.columnSection,
  testScore: waggonerWords.testScore,
  result: waggonerWords.columnResult,
  scoreOf: ({ correct, total }) => `${correct} of ${total}`,
  source: 'Sections and grades as the device reported them; a score is right answers of those given.',
};

import { eyePanelWords } from '../colorVision/panels/eyePanel.texts.ts';

/** The English texts of the charts of a Waggoner test. Numbers are passed already formatted. */
export const waggonerWords = {
  ...eyePanelWords,
  sectionsOf: ({ eye }: { eye: string }): string => `Sections, ${eye}`,
  sectiondemo: 'Demonstration',
  sectiongeneral: 'General',
  sectiontritan: 'Tritan',
  sectionprotan: 'Protan',
  sectiondeutan: 'Deutan',
  columnSection: 'Section',
  columnResult: 'Result',
  /** Shown beside the section that is being tested. */
  plate: ({ number }: { number: string }): string => `Plate ${number}`,
  /** Shown if a section is done but its answers are incomplete. */
  waitingForData: 'Data is still to come',
  spokenScore: ({ section, correct, total }: { section: string; correct: string; total: string }): string =>
    `${section}, test score ${correct} of ${total}`,
  resultPass: 'Passed',
  resultFail: 'Failed',
  gradeNone: 'None',
  gradeMild: 'Mild',
  gradeModerate: 'Moderate',
  gradeSevere: 'Severe',
  typeProtan: 'Protan',
  typeDeutan: 'Deutan',
  deficiencies: 'Deficiencies',
  tritanDeficiency: 'Tritan',
  redGreenDeficiency: 'Protan, deutan',
  graded: ({ grade, type }: { grade: string; type: string }): string => `${grade}, ${type}`,
  notYetKnown: 'Not yet known',
};
export type WaggonerWords = typeof waggonerWords;

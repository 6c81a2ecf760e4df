/** The grades of hearing loss in ascending order. */
export const GRADES = [
  'normal',
  'slight',
  'mild',
  'moderate',
  'moderatelySevere',
  'severe',
  'profound',
  'complete',
] as const;
export type HearingGrade = (typeof GRADES)[number];

/** World Health Organization, World report on hearing, 2021: the average of the better ear is below this, dB HL. */
const WHO: readonly (readonly [below: number, grade: HearingGrade])[] = [
  [20, 'normal'],
  [35, 'mild'],
  [50, 'moderate'],
  [65, 'moderatelySevere'],
  [80, 'severe'],
  [95, 'profound'],
];

/** J. G. Clark, Uses and abuses of hearing loss classification, ASHA 23 (1981): up to this many whole dB HL. */
const CLARK: readonly (readonly [upTo: number, grade: HearingGrade])[] = [
  [15, 'normal'],
  [25, 'slight'],
  [40, 'mild'],
  [55, 'moderate'],
  [70, 'moderatelySevere'],
  [90, 'severe'],
];

/** The worst grade of each of the two scales. */
export const WORST = { who: 'complete', clark: 'profound' } as const satisfies Record<string, HearingGrade>;

/** The WHO grade of a pure tone average of 500, 1000, 2000 and 4000 Hz in dB HL. */
export const gradeByWho = (average: number): HearingGrade => WHO.find(([below]) => average < below)?.[1] ?? 'complete';

/** The grade by Clark, as published by ASHA. Its bands have whole numbers, so the average is rounded first. */
export const gradeByClark = (average: number): HearingGrade =>
  CLARK.find(([upTo]) => Math.round(average) <= upTo)?.[1] ?? 'profound';

import { type Normed, type NormFor, normFor } from '../norms/index.ts';

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

/** The WHO grade of a pure tone average of 500, 1000, 2000 and 4000 Hz in dB HL. */
const gradeByWho = (average: number): HearingGrade => WHO.find(([below]) => average < below)?.[1] ?? 'complete';

/** The grade by Clark, as published by ASHA. Its bands have whole numbers, so the average is rounded first. */
const gradeByClark = (average: number): HearingGrade =>
  CLARK.find(([upTo]) => Math.round(average) <= upTo)?.[1] ?? 'profound';

/** A scale of hearing loss. */
export interface GradeScale extends Normed {
  /** Returns the grade of a pure tone average in dB HL. */
  readonly gradeOf: (average: number) => HearingGrade;
  readonly worst: HearingGrade;
}

/**
 * WHO describes what most adults experience at each grade. Clark's scale is used for children too; it needs thresholds by
 * pure tones and a button, which are obtained from 5 years on (ASHA, Guidelines for the audiologic assessment of children
 * from birth to 5 years of age, 2004).
 */
const SCALES = {
  who: { ages: { from: 18, to: null }, gradeOf: gradeByWho, worst: 'complete' },
  clark: { ages: { from: 5, to: null }, gradeOf: gradeByClark, worst: 'profound' },
} as const satisfies Record<string, GradeScale>;

/** Returns a scale of hearing loss for an age in years, or why it does not apply. */
export const gradeScale = (scale: keyof typeof SCALES, age: number | null): NormFor<GradeScale> =>
  normFor<GradeScale>([SCALES[scale]], age);

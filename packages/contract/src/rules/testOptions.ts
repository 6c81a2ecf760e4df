import { type DateText, dayAfterMonths } from '../dates.ts';
import type { Ear, GoldmannSize, Intensity, TestEye } from '../enums/tests.ts';
import { MAIN_TEST_LANGUAGES, SHORT_TUTORIAL_LANGUAGES } from '../enums/languages.ts';
import { FIXED_EXAM_DATE_MONTHS } from '../limits.ts';

/** Rules of a test which the form and the server both hold. */

/** The selection that determines a test; blank or `null` if nothing is chosen. */
export interface TestSelection {
  group: string | null;
  strategy: string | null;
  protocol: string | null;
}

const SIZE = 3;
const LARGE_SIZE = 5;
const HIGH = ['CONFRONTATION', 'BLEPHARO'];
/** Tests of both eyes only, and tests whose eye depends on `monocular` [FORM-07]. */
const BOTH_EYES = ['ESTERMAN', 'CONTRAST_STANDARD'];

const isQuadrant = ({ strategy, protocol }: TestSelection): boolean =>
  strategy === 'SUPRA_THRESHOLD' && protocol === 'QUADRANT';
const isIn = (list: readonly (string | null)[], value: string | null): boolean => list.includes(value);

/** Stimulus size V for confrontation and the supra-threshold quadrant, III for every other test [FORM-13]. */
export const usualGoldmannSize = (selection: TestSelection): GoldmannSize =>
  selection.strategy === 'CONFRONTATION' || isQuadrant(selection) ? LARGE_SIZE : SIZE;

/** Standard; high for confrontation and blepharo; the most for the quadrant [FORM-13]. */
export function usualIntensity(selection: TestSelection): Intensity {
  if (isQuadrant(selection)) return 'MAX';
  return isIn(HIGH, selection.strategy) ? 'HIGH' : 'STD';
}

/**
 * The eye a test is done with [FORM-07]: both for Esterman and standard contrast; for visual acuity and single-optotype
 * contrast OD when monocular, else both; the chosen one for every other test.
 * @param chosen `''` = both eyes
 */
export function eyeOfTest(
  { group, strategy }: TestSelection,
  { chosen, monocular }: { chosen: TestEye; monocular: boolean },
): TestEye {
  if (isIn(BOTH_EYES, strategy)) return '';
  const isMonocularDeciding = group === 'VISUAL_ACUITY' || strategy === 'CONTRAST_SINGLE_OPTOTYPE';
  if (isMonocularDeciding) return monocular ? 'OD' : '';
  return chosen;
}

const CONVERGING = ['PERIMETRY', 'VISUAL_ACUITY', 'CONTRAST_SENSITIVITY', 'COLOR_VISION', 'CSUITE'];

/** Returns whether a test begins with the convergence test, unless that is skipped [FORM-12]. */
export const hasConvergence = ({ group, strategy }: { group: string; strategy?: string | null | undefined }): boolean =>
  CONVERGING.includes(group) && strategy !== 'ESTERMAN';

/** Side of a test: an eye, both, or an ear. */
export type TestSide = 'OD' | 'OS' | 'both' | Ear;

/** The eye or ear a test is done with; a hearing test without an ear is of the right one, as the headset does it. */
export function sideOfTest({
  test_group,
  eye,
  ear,
}: {
  test_group: Pick<TestSelection, 'group'>;
  eye: TestEye;
  ear?: Ear | null | undefined;
}): TestSide {
  if (test_group.group === 'AUDIOLOGY') return ear ?? 'RIGHT';
  return eye === '' ? 'both' : eye;
}

/** English, Spanish and fr-CA: the languages the tutorial flags count for [FORM-26]. */
export const isMainLanguage = (language: string | null): boolean => isIn(MAIN_TEST_LANGUAGES, language);

/** Returns whether there is a short tutorial in it: English and Spanish only [FORM-09]. */
export const hasShortTutorial = (language: string | null): boolean => isIn(SHORT_TUTORIAL_LANGUAGES, language);

/** The first possible day of a fixed exam: six months after today at the office [FORM-22]. */
export const firstFixedExamDate = (today: DateText): DateText => dayAfterMonths(today, FIXED_EXAM_DATE_MONTHS);

import { type Deviation, type Sensitivity, deviations } from './deviations.ts';
import { type HemifieldResult, hemifieldTest } from './hemifield.ts';
import { meanDeviation, meanSensitivity, patternStandardDeviation, visualFieldIndex } from './indices.ts';
import { type NormSet, type ProbabilityClass, normsOf, probabilityAbove, probabilityBelow } from './norms.ts';

/**
 * The version of the analysis rules, increased with every change that can change a result. 2: borderline is 3 % of
 * healthy eyes instead of 6, sectors of a pair that are both low are found, and an abnormally high field is not
 * compared further.
 */
export const ANALYSIS_VERSION = '2';

/** The complete analysis of one eye's threshold field, in unrounded decibels and percent. */
export interface FieldAnalysis {
  points: Deviation[];
  meanSensitivity: number;
  md: number;
  mdProbability: ProbabilityClass;
  psd: number;
  psdProbability: ProbabilityClass;
  generalHeight: number;
  vfi: number;
  /** The glaucoma hemifield test; `null` for programs without the points of a 24-2. */
  ght: HemifieldResult | null;
  norms: NormSet;
  /** Whether the patient is younger or older than everyone in the normative sample. */
  ageOutsideNorms: boolean;
}

/** The share of the norm set's points that must be finished for a global index. */
const ENOUGH_POINTS = 0.9;

/**
 * Compares a settled field with healthy eyes of the same age. Coordinates as the patient sees them.
 * Undefined when the program has no norms or too few of its points are settled.
 */
export function analyseField(
  field: readonly Sensitivity[],
  options: { program: string; eye: 'OD' | 'OS'; age: number },
): FieldAnalysis | undefined {
  const { program, eye, age } = options;
  const norms = normsOf(program);
  if (!norms) return undefined;
  const { points, generalHeight } = deviations(field, eye, age, norms);
  const normed = points.filter(({ weight }) => weight > 0);
  if (normed.length < ENOUGH_POINTS * norms.points.length) return undefined;
  const md = meanDeviation(normed);
  const psd = patternStandardDeviation(normed);
  const [youngest = 0, oldest = Infinity] = norms.ageRange;
  return {
    points,
    meanSensitivity: meanSensitivity(points),
    md,
    mdProbability: probabilityBelow(md, norms.mdLowerLimits),
    psd,
    psdProbability: probabilityAbove(psd, norms.psdUpperLimits),
    generalHeight,
    vfi: visualFieldIndex(points),
    ght: hemifieldTest(points, generalHeight, eye, norms),
    norms,
    ageOutsideNorms: age < youngest || age > oldest,
  };
}

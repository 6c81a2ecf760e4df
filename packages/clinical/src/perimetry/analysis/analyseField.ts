import type { Eye } from '../../eye.ts';
import { NORMED_SIZE } from './normedSize.ts';
import { type Deviation, deviations, scoredLocations, type Sensitivity } from './deviations.ts';
import { type HemifieldResult, hemifieldTest } from './hemifield.ts';
import { meanDeviation, meanSensitivity, patternStandardDeviation, visualFieldIndex } from './indices.ts';
import { hasAge, type NormSet, normsOf, probabilityAbove, probabilityBelow, type ProbabilityClass } from './norms.ts';

/**
 * The version of the analysis rules, increased with every change that can change a result. 2: borderline is 3 % of
 * healthy eyes instead of 6, sectors of a pair that are both low are found, and an abnormally high field is not
 * compared further. 3: only a field of a size, a program and an age with norms is compared; deviations exist only where
 * norms do; 10-2 has no visual field index.
 */
export const ANALYSIS_VERSION = '3';

/** The complete analysis of one eye's threshold field, in unrounded decibels and percent. */
export interface FieldAnalysis {
  /** The locations that have norms; all global indices rest on them alone. */
  points: Deviation[];
  /** How many locations outside the blind spot were measured: more than `points` in a 30-2 and a 24-2C. */
  measured: number;
  /** Mean of all measured points. */
  meanSensitivity: number;
  md: number;
  /** `null` at an age without norms, as the PSD's. */
  mdProbability: ProbabilityClass;
  psd: number;
  psdProbability: ProbabilityClass;
  generalHeight: number;
  /** Percent; `null` for a 10-2, for which it is not defined, and at an age without norms, because it counts rare points. */
  vfi: number | null;
  /** The glaucoma hemifield test; `null` without the points of a 24-2, and at an age without norms. */
  ght: HemifieldResult | null;
  norms: NormSet;
  /**
   * Whether the patient is an adult who is younger or older than everyone in the normative sample. Deviations, MD and PSD
   * then rest on the age line drawn on beyond its people; how rare they are among healthy eyes is not known.
   */
  ageOutsideNorms: boolean;
}

/**
 * The reason why a field cannot be compared with healthy eyes: no norms for the program, none because the program is
 * for children, none for the size of the stimulus, an unknown age, none because the patient is a child, or too few
 * finished points.
 */
export type Incomparable = 'program' | 'paediatric' | 'size' | 'age' | 'child' | 'points';

/** A field's analysis, or why there is none. */
export type FieldComparison =
  | { analysis: FieldAnalysis; incomparable: null }
  | { analysis: undefined; incomparable: Incomparable };

/** Properties that determine the healthy eyes with which a field may be compared. */
export interface FieldOrigin {
  /** The program by its API value: `24-2-AVA-F`. */
  program: string;
  eye: Eye;
  /** Years; `null` if it is not known. */
  age: number | null;
  /** The Goldmann size of the stimulus, 1 to 5. */
  size: number;
}

/**
 * The age in years from which on the line of the healthy adults may be drawn on to younger ones. Children see less than
 * adults, and the less the younger they are, which is no part of that line. The limit is ours.
 */
const ADULT = 18;

/** The share of the norm set's points that must be finished for a global index. */
const ENOUGH_POINTS = 0.9;

const without = (incomparable: Incomparable): FieldComparison => ({ analysis: undefined, incomparable });

/**
 * Compares a settled field with healthy eyes of the same age who were tested with the same stimulus and program.
 * Coordinates as the patient sees them.
 *
 * Only size III has norms. A healthy eye sees size V 3.9 dB better on average, at the fovea 0.6 and farther out 4.3 dB
 * (Wall et al., IOVS 2006;47:3997), so that norms of another size would call a diseased field healthy.
 */
export function analyseField(field: readonly Sensitivity[], { program, eye, age, size }: FieldOrigin): FieldComparison {
  const norms = normsOf(program);
  if (!norms) return without(/-P(-|$)/.test(program) ? 'paediatric' : 'program');
  if (size !== NORMED_SIZE) return without('size');
  if (age === null) return without('age');
  if (age < ADULT) return without('child');
  const { points, generalHeight } = deviations(field, eye, age, norms);
  if (points.length < ENOUGH_POINTS * norms.points.length) return without('points');
  const scored = scoredLocations(field, eye);
  const md = meanDeviation(points);
  const psd = patternStandardDeviation(points);
  const isNormedAge = hasAge(norms, age);
  return {
    analysis: {
      points,
      measured: scored.length,
      meanSensitivity: meanSensitivity(scored),
      md,
      mdProbability: isNormedAge ? probabilityBelow(md, norms.mdLowerLimits) : null,
      psd,
      psdProbability: isNormedAge ? probabilityAbove(psd, norms.psdUpperLimits) : null,
      generalHeight,
      vfi: isNormedAge && norms.hasVisualFieldIndex ? visualFieldIndex(points) : null,
      ght: isNormedAge ? hemifieldTest(points, generalHeight, eye, norms) : null,
      norms,
      ageOutsideNorms: !isNormedAge,
    },
    incomparable: null,
  };
}

import { type Normed, type NormFor, normFor } from '../norms/index.ts';
import type { Reaction } from './metrics.ts';

/** A measurement of a reaction that has a norm. */
export type NormedPupilMeasure = 'baseline' | 'least' | 'latency' | 'velocity';

/** The mean and standard deviation of healthy people, and the interval that contains 95 % of them. */
export interface PupilNorm {
  readonly mean: number;
  readonly sd: number;
  readonly interval: readonly [low: number, high: number];
}

const norm = (mean: number, sd: number): PupilNorm => ({ mean, sd, interval: [mean - 1.96 * sd, mean + 1.96 * sd] });

/**
 * The reaction of healthy dark-adapted pupils to a white flash (Capó-Aponte et al. 2018), in the units of
 * {@link Reaction}: mm, s, mm/s. The source measures the latency to the onset of the constriction. The recovery and the
 * constriction in percent have no norm here: the recovery takes longer the longer the light lasted, and the source
 * states no spread of percentages.
 */
export const PUPIL_NORMS: Readonly<Record<NormedPupilMeasure, PupilNorm>> = {
  baseline: norm(5.63, 0.79),
  least: norm(3.78, 0.56),
  latency: norm(0.212, 0.0095),
  velocity: norm(5.15, 0.99),
};

/** Returns whether the norms apply to a reaction: they are those of white light. */
export const hasPupilNorms = ({ light }: Pick<Reaction, 'light'>): boolean => light === 'white';

/** The source measured military personnel, so adults; it states no highest age. */
const MEASURED: Normed = { ages: { from: 18, to: null } };

/** Returns the norms for a person of an age in years, or why there are none. */
export function pupilNormsFor(age: number | null): NormFor<typeof PUPIL_NORMS> {
  const { norm, none } = normFor([MEASURED], age);
  return norm ? { norm: PUPIL_NORMS, none: null } : { norm: null, none };
}

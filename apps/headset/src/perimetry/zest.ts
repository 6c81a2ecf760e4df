import { normalCdf } from '../random.ts';
import {
  isBlind,
  mustShowBrightest,
  NOT_SEEN,
  type Procedure,
  STIMULUS_RANGE,
  type Step,
  toStimulus,
} from './procedure.ts';

/**
 * ZEST, a Bayesian procedure (King-Smith 1994; for perimetry Turpin et al., IOVS 2003;44:4787; the figures are those
 * of the OPI's implementation).
 */
export const ZEST = {
  /** How likely each threshold is in a healthy eye, around the expected one, from 6 dB below it to 4 above. */
  healthy: [0.009, 0.03, 0.05, 0.1, 0.2, 0.3, 0.2, 0.05, 0.025, 0.01],
  /** Index of the expected threshold in `healthy`. */
  healthy_mode: 5,
  /** How much more a healthy location is expected than a blind one. */
  healthy_weight: 4,
  /** How likely 0, 1 … 5 dB are where the field is damaged. */
  damaged: [0.2, 0.3, 0.2, 0.15, 0.1, 0.02],
  /** No threshold is thought impossible. */
  floor: 0.001,
  /** Assumed rates of pressing for nothing and of missing a clearly visible stimulus. */
  guess: 0.03,
  lapse: 0.03,
  /** Assumed width of the frequency-of-seeing curve, dB. */
  slope_sd: 1,
  max_trials: 15,
} as const;

/** The thresholds that are distinguished: 0 to 40 dB. */
const DOMAIN = Array.from({ length: STIMULUS_RANGE.max - STIMULUS_RANGE.min + 1 }, (_, i) => STIMULUS_RANGE.min + i);

/** P(seen) of each stimulus at each threshold of the domain. */
const LIKELIHOOD: readonly (readonly number[])[] = DOMAIN.map((stimulus) =>
  DOMAIN.map(
    (threshold) => ZEST.guess + (1 - ZEST.guess - ZEST.lapse) * (1 - normalCdf((stimulus - threshold) / ZEST.slope_sd)),
  ),
);

const prior = (expected: number): number[] =>
  DOMAIN.map((db) => {
    const healthy = ZEST.healthy[db - expected + ZEST.healthy_mode] ?? ZEST.floor;
    const damaged = ZEST.damaged[db] ?? ZEST.floor;
    return Math.max(ZEST.floor, ZEST.healthy_weight * healthy + damaged);
  });

const moments = (weights: readonly number[]): { mean: number; sd: number } => {
  let total = 0;
  let first = 0;
  let second = 0;
  for (const [i, weight] of weights.entries()) {
    const db = DOMAIN[i] ?? 0;
    total += weight;
    first += weight * db;
    second += weight * db * db;
  }
  const mean = first / total;
  return { mean, sd: Math.sqrt(Math.max(0, second / total - mean * mean)) };
};

/**
 * ZEST with a stop rule: show the rounded mean of what is believed, update the belief with the answer, stop when its
 * standard deviation falls below `stopSd` (dB) or after 15 stimuli. The threshold is the rounded mean. Every location is
 * shown something, however little doubt its neighbours leave. Where nothing was seen, or hardly anything is left, the
 * brightest stimulus has the last word, beyond the 15 if need be: the threshold is {@link NOT_SEEN} once it was missed
 * twice (as the OPI's ZEST ends), and only then.
 */
export const zest =
  (stopSd: number): Procedure =>
  (start, trials): Step => {
    if (isBlind(trials)) return { threshold: NOT_SEEN };
    let belief = prior(toStimulus(start));
    for (const { stimulus, seen } of trials) {
      const likelihood = LIKELIHOOD[stimulus - STIMULUS_RANGE.min] ?? [];
      belief = belief.map((weight, i) => weight * (seen ? (likelihood[i] ?? 0) : 1 - (likelihood[i] ?? 0)));
    }
    const { mean, sd } = moments(belief);
    const isSettled = trials.length >= ZEST.max_trials || (sd < stopSd && trials.length > 0);
    if (!isSettled) return { stimulus: toStimulus(mean) };
    return mustShowBrightest(mean, trials) ? { stimulus: STIMULUS_RANGE.min } : { threshold: toStimulus(mean) };
  };

/** AVA standard and AVA fast are unpublished; these stop rules stand in for them. */
export const AVA_STOP_SD = { AVA_STANDARD: 1.5, AVA_FAST: 2.5 } as const;

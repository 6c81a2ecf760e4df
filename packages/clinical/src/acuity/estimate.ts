/** One optotype: its size in logMAR, and whether its direction was named correctly. */
export interface Trial {
  readonly size: number;
  readonly seen: boolean;
}

/** An estimated threshold in logMAR. */
export interface Estimate {
  /** The median of the posterior. */
  readonly median: number;
  /** The ends of its 95 % interval: the 2.5 % and the 97.5 % point. */
  readonly low: number;
  readonly high: number;
}

/** The candidate thresholds in logMAR; wider than any display, so that its limits can be told from a threshold. */
const GRID = { least: -0.6, most: 2.2, step: 0.01 } as const;
/**
 * The share of clearly seen optotypes that are answered wrongly. With a rate of 0, one early slip outweighs all later
 * answers; with this one it does not (own simulation: docs/requirements/12-ours.md, OUR-10).
 */
const LAPSE = 0.04;
/**
 * How gradually optotypes become legible, which differs between people: [scale of the logistic function in logMAR, prior
 * weight], around the 0.09 that corresponds to the 1.5 steps of Petersen (Fortschr Ophthalmol 1990;87:604).
 */
const SCALES = [
  [0.04, 0.15],
  [0.06, 0.25],
  [0.09, 0.3],
  [0.13, 0.2],
  [0.18, 0.1],
] as const;
/** The maximum number of trials used; further ones do not improve the estimate. */
const MOST_TRIALS = 200;

const LENGTH = Math.round((GRID.most - GRID.least) / GRID.step) + 1;
const thresholds = Array.from({ length: LENGTH }, (_, i) => Math.round(100 * (GRID.least + i * GRID.step)) / 100);

/** A display has few sizes, each shown often: their chances are kept. */
const kept = new Map<string, Float64Array>();
const MOST_KEPT = 100;

/** P(correct) of a size, for each scale and each threshold. */
function chancesOf(size: number, alternatives: number): Float64Array {
  const key = `${size} ${alternatives}`;
  const known = kept.get(key);
  if (known) return known;
  const guess = 1 / alternatives;
  const chances = new Float64Array(SCALES.length * LENGTH);
  if (kept.size < MOST_KEPT) kept.set(key, chances);
  for (const [k, [scale]] of SCALES.entries()) {
    for (const [i, threshold] of thresholds.entries()) {
      chances[k * LENGTH + i] = guess + (1 - guess - LAPSE) / (1 + Math.exp((threshold - size) / scale));
    }
  }
  return chances;
}

/** The posterior before the first answer: every threshold equally likely. */
const prior = (): Float64Array =>
  Float64Array.from({ length: SCALES.length * LENGTH }, (_, i) => SCALES[Math.floor(i / LENGTH)]![1] / LENGTH);

/** Updates a posterior by one answer; it sums to 1 again. */
function learn(posterior: Float64Array, { size, seen }: Trial, alternatives: number): void {
  const chances = chancesOf(size, alternatives);
  let sum = 0;
  for (let i = 0; i < posterior.length; i += 1) {
    posterior[i]! *= seen ? chances[i]! : 1 - chances[i]!;
    sum += posterior[i]!;
  }
  for (let i = 0; i < posterior.length; i += 1) posterior[i]! /= sum;
}

/** The smallest threshold whose cumulative probability reaches a share; the scales are summed out. */
function quantile(posterior: Float64Array, share: number): number {
  let cumulative = 0;
  for (let i = 0; i < LENGTH; i += 1) {
    for (let k = 0; k < SCALES.length; k += 1) cumulative += posterior[k * LENGTH + i]!;
    if (cumulative >= share) return thresholds[i]!;
  }
  return GRID.most;
}

const estimateIn = (posterior: Float64Array): Estimate => ({
  median: quantile(posterior, 0.5),
  low: quantile(posterior, 0.025),
  high: quantile(posterior, 0.975),
});

/**
 * The threshold estimated after each trial: the posterior of a logistic psychometric function with a fixed lapse rate and
 * an unknown scale, which is summed out. Its median is the estimate; its 2.5 % and 97.5 % points are the 95 % interval.
 *
 * @param alternatives the number of directions to choose from, which is the guess rate
 */
export function estimatesAfter(trials: readonly Trial[], alternatives: number): readonly Estimate[] {
  const posterior = prior();
  return trials.slice(0, MOST_TRIALS).map((trial) => {
    learn(posterior, trial, alternatives);
    return estimateIn(posterior);
  });
}

/** The threshold estimated after all trials; without any, what is known of everybody. */
export function estimateAfter(trials: readonly Trial[], alternatives: number): Estimate {
  const posterior = prior();
  for (const trial of trials.slice(0, MOST_TRIALS)) learn(posterior, trial, alternatives);
  return estimateIn(posterior);
}

/** One optotype and whether its direction was named rightly. */
export interface Trial {
  /** Size of its gap, logMAR. */
  readonly size: number;
  readonly seen: boolean;
}

/** What a measurement of one line of acuity goes by; sizes in logMAR. */
export interface BestPest {
  /** Chance to name the direction without seeing it: 1/8 or 1/4. */
  readonly guess: number;
  /** Optotypes of a measurement. */
  readonly trials: number;
  /** The first one, easily seen by most. */
  readonly start: number;
  /** Smallest and largest the display can draw. */
  readonly least: number;
  readonly most: number;
}

/**
 * The psychometric function taken for the estimate: a logistic of this slope, logMAR, with so many lapses; on a grid of
 * hundredths. Best PEST (Lieberman and Pentland, Behav Res Methods 1982;14:21) as FrACT uses it: the most likely
 * threshold, anchored by a size assumed not to be seen and one assumed to be seen.
 */
export const PSYCHOMETRIC = { slope: 0.06, lapse: 0.02, grid: 0.01 } as const;

/** Sizes shown are logMAR steps of 0.1, as lines of a chart are. */
const STEP = 0.1;
/** Every so many optotypes an easy one keeps up the courage, this much larger, logMAR (FrACT: bonus trials). */
export const BONUS = { every: 6, larger: 0.3 } as const;

const { slope, lapse, grid } = PSYCHOMETRIC;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** The nearest line of a chart, logMAR. */
export const lineOf = (size: number): number => Math.round(size / STEP) / Math.round(1 / STEP) + 0;

/** P(right) of a size at a threshold, both logMAR. */
const chance = (size: number, threshold: number, guess: number): number =>
  guess + (1 - guess - lapse) / (1 + Math.exp((threshold - size) / slope));

/** The most likely threshold after these optotypes, logMAR; the middle where several are equally likely. */
export function estimate(trials: readonly Trial[], { guess, least, most }: BestPest): number {
  const anchored = [{ size: least, seen: false }, { size: most, seen: true }, ...trials];
  const thresholds = Array.from({ length: Math.round((most - least) / grid) + 1 }, (_, i) => least + i * grid);
  const likelihoods = thresholds.map((threshold) =>
    anchored.reduce((sum, { size, seen }) => {
      const p = chance(size, threshold, guess);
      return sum + Math.log(seen ? p : 1 - p);
    }, 0),
  );
  const greatest = Math.max(...likelihoods);
  const likely = thresholds.filter((_, i) => likelihoods[i]! > greatest - 1e-9);
  return likely.reduce((sum, threshold) => sum + threshold, 0) / likely.length;
}

/** Whether an optotype, counted from 0, is an easy one; never the first, nor the last, which settles the line. */
export const isBonus = (i: number, { trials }: BestPest): boolean => (i + 1) % BONUS.every === 0 && i + 1 < trials;

/**
 * The size of the next optotype, logMAR in steps of 0.1; null when the measurement is over. The last one is shown at the
 * line that all before it came to: it is the result.
 */
export function nextSize(trials: readonly Trial[], plan: BestPest): number | null {
  const { length } = trials;
  if (length >= plan.trials) return null;
  const wanted = length === 0 ? plan.start : estimate(trials, plan);
  return between(lineOf(isBonus(length, plan) ? wanted + BONUS.larger : wanted), plan.least, plan.most);
}

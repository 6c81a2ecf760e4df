import { isBlind, NOT_SEEN, type Procedure, STIMULUS_RANGE, type Step, type Trial, toStimulus } from './procedure.ts';

/**
 * The 4-2 full threshold procedure (as the OPI's `full_threshold` defines it: steps, reversals and the rule of the
 * second staircase).
 */
export const FULL_THRESHOLD = {
  /** dB until the first reversal. */
  first_step: 4,
  /** dB after it. */
  later_step: 2,
  /** A staircase ends at this reversal. */
  reversals: 2,
  /** It also ends when the brightest was missed, or the dimmest seen, this often. */
  limit: 2,
  /** A second staircase follows when the first ends further than this from the start value, dB. */
  surprise: 4,
} as const;

/** Either the next stimulus, or the result of one staircase and how many trials it took. */
type Staircase = { readonly stimulus: number } | { readonly result: number; readonly used: number };

function staircase(start: number, trials: readonly Trial[]): Staircase {
  let stimulus = toStimulus(start);
  let lastSeen = NOT_SEEN;
  let reversals = 0;
  let missedBrightest = 0;
  let sawDimmest = 0;
  for (const [i, trial] of trials.entries()) {
    if (trial.seen) lastSeen = trial.stimulus;
    if (i > 0 && trial.seen !== trials[i - 1]?.seen) reversals += 1;
    if (!trial.seen && trial.stimulus === STIMULUS_RANGE.min) missedBrightest += 1;
    if (trial.seen && trial.stimulus === STIMULUS_RANGE.max) sawDimmest += 1;
    if (missedBrightest === FULL_THRESHOLD.limit) return { result: NOT_SEEN, used: i + 1 };
    if (sawDimmest === FULL_THRESHOLD.limit || reversals === FULL_THRESHOLD.reversals) {
      return { result: lastSeen, used: i + 1 };
    }
    const step = reversals === 0 ? FULL_THRESHOLD.first_step : FULL_THRESHOLD.later_step;
    stimulus = toStimulus(trial.stimulus + (trial.seen ? step : -step));
  }
  return { stimulus };
}

/** The end of the last staircase: without anything seen it is blind, unless the one before it says otherwise. */
const settled = (result: number, trials: readonly Trial[]): Step => ({
  threshold: result === NOT_SEEN && !isBlind(trials) ? STIMULUS_RANGE.min : result,
});

/**
 * Full threshold: a staircase of 4 dB steps, 2 dB after the first reversal, ending at the second; the threshold is
 * the last stimulus seen. A result more than 4 dB from the start value is not trusted: a second staircase starts
 * from it and its result counts.
 */
export const fullThreshold: Procedure = (start, trials): Step => {
  const first = staircase(start, trials);
  if ('stimulus' in first) return first;
  if (Math.abs(first.result - start) <= FULL_THRESHOLD.surprise) return settled(first.result, trials);
  const second = staircase(first.result, trials.slice(first.used));
  return 'stimulus' in second ? second : settled(second.result, trials);
};

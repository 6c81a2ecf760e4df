import type { Judgement } from './sequentialRule.ts';

/**
 * Presses that no stimulus can have caused, as shares of the presentations, each of which is an opportunity: from 15 % on
 * a field is not relied on (HFA3 instructions for use, p. 6-12; Octopus).
 */
const RULE = {
  unreliable: 0.15,
  /** The share of patients with this rate who may be missed. */
  missed: 0.1,
  /** So many presentations tell 15 % from 3 % with an error of at most 5 % (exact binomial). */
  least: 52,
} as const;

/** P(at most `count` of `trials`) at a rate. */
function binomialCdf(count: number, trials: number, rate: number): number {
  let term = (1 - rate) ** trials;
  let sum = 0;
  for (let i = 0; i <= Math.min(count, trials); i += 1) {
    sum += term;
    term *= ((trials - i) / (i + 1)) * (rate / (1 - rate));
  }
  return sum;
}

const isTooMany = (early: number, presented: number): boolean =>
  binomialCdf(early, presented, RULE.unreliable) > RULE.missed;

/**
 * Judges presses before 0.15 s among presentations: flagged are as many as nine in ten patients give who press early in
 * 15 % of the presentations. `passed` says nothing of later presses for nothing (`falsePositives.ts`).
 */
export function judgeEarlyPresses(early: number, presented: number): Judgement {
  if (presented < RULE.least) return 'undecided';
  return isTooMany(early, presented) ? 'flagged' : 'passed';
}

/** The share of early presses from which so many presentations are flagged. */
export function earlyPressLimit(presented: number): number {
  if (presented < RULE.least) return RULE.unreliable;
  let early = 0;
  while (!isTooMany(early, presented)) early += 1;
  return early / presented;
}

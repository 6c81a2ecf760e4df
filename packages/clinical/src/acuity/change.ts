import type { Acuity } from './result.ts';

/** The best and the worst logMAR that an acuity may be. */
const rangeOf = ({ logmar, interval }: Acuity): readonly [best: number, worst: number] =>
  interval ? [interval[0].logmar, interval[1].logmar] : [logmar, logmar];

/**
 * How the acuity of an eye changed from one test to another: only where their 95 % intervals do not meet, so that the
 * difference is more than what either test can be wrong by.
 */
export function acuityChange(before: Acuity, now: Acuity): 'better' | 'worse' | null {
  const [best, worst] = rangeOf(now);
  const [bestBefore, worstBefore] = rangeOf(before);
  return worst < bestBefore ? 'better' : best > worstBefore ? 'worse' : null;
}

import { POINT_RULE, type PointSlope } from '@isopter/clinical/perimetry/progression';

/** Verdicts of a pointwise regression on a point. */
export const SLOPE_STATES = ['losing', 'slowly', 'maybe', 'steady', 'unjudged'] as const;
export type SlopeState = (typeof SLOPE_STATES)[number];

/** `slowly` is significant and not steep enough to count; `unjudged` has too few tests for a probability. */
export function slopeState({ p, isWorse }: Pick<PointSlope, 'p' | 'isWorse'>): SlopeState {
  if (p === null) return 'unjudged';
  if (isWorse) return 'losing';
  return p < POINT_RULE.p ? 'slowly' : p < 0.05 ? 'maybe' : 'steady';
}

import type { PerimetryLocation } from './types.ts';

/** The quadrants by row, as the patient sees them. */
export const QUADRANTS = ['superiorLeft', 'superiorRight', 'inferiorLeft', 'inferiorRight'] as const;
export type Quadrant = (typeof QUADRANTS)[number];
/** The state of a quadrant (PERI-10). */
export type QuadrantState = 'untested' | 'seen' | 'notSeen';

const quadrantOf = ({ x, y }: PerimetryLocation): Quadrant | undefined => {
  if (x === 0 || y === 0) return undefined;
  if (y > 0) return x < 0 ? 'superiorLeft' : 'superiorRight';
  return x < 0 ? 'inferiorLeft' : 'inferiorRight';
};

function outcome({ state, threshold }: PerimetryLocation): QuadrantState {
  if (state === 'threshold') return threshold !== null && threshold < 0 ? 'notSeen' : 'seen';
  return state === 'seen' || state === 'notSeen' ? state : 'untested';
}

/**
 * The state of each quadrant: not seen if any of its points is not seen; points on an axis belong to none (PERI-10).
 */
export function quadrants(locations: readonly PerimetryLocation[]): Readonly<Record<Quadrant, QuadrantState>> {
  const states: Record<Quadrant, QuadrantState> = {
    superiorLeft: 'untested',
    superiorRight: 'untested',
    inferiorLeft: 'untested',
    inferiorRight: 'untested',
  };
  for (const location of locations) {
    const quadrant = quadrantOf(location);
    const state = outcome(location);
    if (quadrant && state !== 'untested' && states[quadrant] !== 'notSeen') states[quadrant] = state;
  }
  return states;
}

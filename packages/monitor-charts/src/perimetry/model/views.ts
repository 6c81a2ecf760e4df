import { combine, type Grid } from '@isopter/clinical/perimetry';
import { type Eye, EYES, type PerimetryLocation, type PerimetryStatistics } from '../types.ts';
import type { PerimetryState } from './draft.ts';
import { presented } from './state.ts';
import { Tally } from './tally.ts';

/** Creates the tally of one eye of a state. */
function tallyOf(state: PerimetryState, eye: Eye, grid?: Grid): Tally {
  const tally = new Tally(grid);
  for (const stimulus of state.stimuli.values()) if (stimulus.eye === eye) tally.add(stimulus);
  const newest = presented(state);
  tally.setNewest(newest?.eye === eye ? newest : null);
  return tally;
}

/**
 * The locations of an eye: the points of the grid in order, tested or not, then others that were presented. Fixation
 * checks are not included.
 */
export const locations = (state: PerimetryState, eye: Eye, grid?: Grid): readonly PerimetryLocation[] =>
  tallyOf(state, eye, grid).locations();

/** The counts and the reliability of one eye, or of both together (PERI-03, 04, 09). */
export const statistics = (state: PerimetryState, eye?: Eye): PerimetryStatistics =>
  eye ? tallyOf(state, eye).statistics() : combine(EYES.map((one) => tallyOf(state, one).statistics()));

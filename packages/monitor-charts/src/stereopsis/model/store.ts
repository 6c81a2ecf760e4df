import { finestOf, levelsOf, resultOf } from '@isopter/clinical/stereopsis';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { Plate, StereopsisView } from '../types.ts';
import { applyEvent, draftOf, records, type StereopsisAnswer, type StereopsisState } from './state.ts';

const areSame = (one: readonly Plate[], other: readonly Plate[] | undefined): boolean =>
  one.length === other?.length && one.every((plate, i) => plate === other[i]);

/** Derives the view of a monitor from a state. An unchanged list of plates keeps its object identity. */
export function viewOf(state: StereopsisState, previous?: StereopsisView): StereopsisView {
  const { records, completion, run, seq_num, ignored, is_stale } = state;
  const rest = { completion, run, seq_num, ignored, is_stale };
  if (previous && areSame(records, previous.plates)) return { ...previous, ...rest };
  const levels = levelsOf(records);
  return { plates: [...records], levels, result: resultOf(records), finest: finestOf(levels), ...rest };
}

export type StereopsisStore = MonitorStore<StereopsisView, StereopsisAnswer>;

/** Creates the store of one stereopsis test. Listeners are notified at most once per animation frame (CHART-04). */
export const createStereopsisStore = storeOf({ records, draftOf, applyEvent, viewOf });

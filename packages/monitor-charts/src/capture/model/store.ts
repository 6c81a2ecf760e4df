import type { PerimetryProgress } from '@isopter/contract';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { CaptureView } from '../types.ts';
import { applyEvent, draftOf } from './state.ts';

/** Derives the view of a monitor from a state. Unchanged eyes keep their object identity. */
export function viewOf(draft: CaptureView, previous?: CaptureView): CaptureView {
  const areSame = previous?.eyes.OD === draft.eyes.OD && previous.eyes.OS === draft.eyes.OS;
  return { ...draft, eyes: areSame ? previous.eyes : draft.eyes };
}

export type CaptureStore = MonitorStore<CaptureView, PerimetryProgress>;

/**
 * Creates the store of one camera or image test. Listeners are notified at most once per animation frame (CHART-04).
 */
export const createCaptureStore = storeOf({ records: [], draftOf, applyEvent, viewOf });

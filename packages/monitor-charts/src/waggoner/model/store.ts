import type { LiveData } from '@isopter/contract';
import { colorVisionOf } from '../../colorVision/model/states.ts';
import { COLOR_EYES, type Eyes, type EyeState, NO_EYES } from '../../colorVision/model/types.ts';
import { mapEyes } from '../../colorVision/model/views.ts';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import { snapshot, type SnapshotState } from '../../shared/snapshot.ts';
import type { ScreeningView, WaggonerView } from '../types.ts';

/** The state of a running Waggoner test (H-096). */
export type WaggonerState = SnapshotState<Eyes<EyeState>>;

export const screenings = snapshot<LiveData<'waggoner_state_update'>, Eyes<EyeState>>({
  type: 'waggoner_state_update',
  read: colorVisionOf,
});
export const { initialState, reduceAll } = screenings;

const screeningView = (state: EyeState): ScreeningView => ({
  ...state,
  is_under_test: state.current_section !== null,
  completion: state.percentage_done,
});

/** Derives the view of a monitor from a state. An unchanged eye keeps its object identity. */
export function viewOf(state: WaggonerState, previous?: WaggonerView): WaggonerView {
  const eyes = mapEyes(state.value ?? NO_EYES, previous?.eyes, screeningView);
  return {
    eyes,
    eye_under_test: COLOR_EYES.findLast((eye) => eyes[eye]?.is_under_test) ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

export type WaggonerStore = MonitorStore<WaggonerView, LiveData<'waggoner_state_update'>>;

/** Creates the store of one Waggoner test. Listeners are notified at most once per animation frame (CHART-04). */
export const createWaggonerStore = storeOf({ ...screenings, viewOf });

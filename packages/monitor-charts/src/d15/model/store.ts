import { crossingsOf, outcomeOf, scoreOf } from '@isopter/clinical/d15';
import type { LiveData } from '@isopter/contract';
import { COLOR_EYES, NO_EYES } from '../../colorVision/model/types.ts';
import { mapEyes } from '../../colorVision/model/views.ts';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import { snapshot, type SnapshotState } from '../../shared/snapshot.ts';
import type { Eyes } from '../../colorVision/model/types.ts';
import type { ArrangementView, ColorEye, D15View } from '../types.ts';
import { type Arrangement, arrangementsOf } from './arrangements.ts';

/** The state of a running D-15 (H-094). */
export type D15State = SnapshotState<Eyes<Arrangement>>;

export const arrangements = snapshot({ type: 'updated_test_color_vision', read: arrangementsOf });
export const { initialState, reduceAll } = arrangements;

/** The view of an arrangement. */
export function arrangementView({ state, section, order }: Arrangement, eye: ColorEye): ArrangementView {
  const score = scoreOf(order);
  return {
    eye,
    order,
    is_under_test: state.current_section !== null,
    completion: state.percentage_done,
    test_score: section ? { correct_answers: section.correct_answers, total_answers: section.total_answers } : null,
    crossings: crossingsOf(order),
    score,
    outcome: score && outcomeOf(score),
  };
}

/** Derives the view of a monitor from a state. An unchanged eye keeps its object identity. */
export function viewOf(state: D15State, previous?: D15View): D15View {
  const eyes = mapEyes(state.value ?? NO_EYES, previous?.eyes, arrangementView);
  return {
    eyes,
    eye_under_test: COLOR_EYES.findLast((eye) => eyes[eye]?.is_under_test) ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

export type D15Store = MonitorStore<D15View, LiveData<'updated_test_color_vision'>>;

/** Creates the store of one D-15. Listeners are notified at most once per animation frame (CHART-04). */
export const createD15Store = storeOf({ ...arrangements, viewOf });

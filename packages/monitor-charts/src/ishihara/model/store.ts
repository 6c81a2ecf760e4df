import { percentDone } from '@isopter/clinical';
import { resultOf } from '@isopter/clinical/ishihara';
import type { LiveData } from '@isopter/contract';
import { byEye } from '../../colorVision/model/states.ts';
import { type Eyes, NO_EYES } from '../../colorVision/model/types.ts';
import { mapEyes } from '../../colorVision/model/views.ts';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import { snapshot, type SnapshotState } from '../../shared/snapshot.ts';
import type { ColorEye, IshiharaView, PlateResponse, PlatesView } from '../types.ts';

type Sent = LiveData<'ishihara_state_update'>['eye_states'][number]['responses'][number];

const responseOf = ({ answered, value, answer }: Sent): PlateResponse => ({
  answered,
  value: value?.trim() ?? null,
  answer: answer?.trim() ?? null,
});

/** The state of a running Ishihara test (H-095). */
export type IshiharaState = SnapshotState<Eyes<readonly PlateResponse[]>>;

export const plates = snapshot<LiveData<'ishihara_state_update'>, Eyes<readonly PlateResponse[]>>({
  type: 'ishihara_state_update',
  read: ({ eye_states }) => byEye(eye_states, ({ responses }) => responses.map(responseOf)),
});
export const { initialState, reduceAll } = plates;

/** The order of examination: the right eye before the left; both eyes together are tested alone. */
const ORDER = ['OD', 'OS', 'OU'] as const satisfies readonly ColorEye[];

const isOpen = (responses: readonly PlateResponse[] | null): boolean =>
  responses?.some(({ answered }) => !answered) ?? false;

/** The eye under test. A state does not name it; it is the first unfinished eye. */
const underTest = (eyes: Eyes<readonly PlateResponse[]>): ColorEye | null =>
  ORDER.find((eye) => isOpen(eyes[eye])) ?? null;

const percentOf = (responses: readonly PlateResponse[]): number =>
  percentDone(responses.filter(({ answered }) => answered).length / Math.max(1, responses.length));

/** Derives the view of a monitor from a state. An unchanged eye keeps its object identity. */
export function viewOf(state: IshiharaState, previous?: IshiharaView): IshiharaView {
  const known = state.value ?? NO_EYES;
  const under = underTest(known);
  const eyes = mapEyes<readonly PlateResponse[], PlatesView>(known, previous?.eyes, (responses, eye) => ({
    eye,
    plates: responses.map((response, i) => ({ ...response, number: i + 1, result: resultOf(response) })),
    is_under_test: eye === under,
    completion: percentOf(responses),
  }));
  return {
    eyes,
    eye_under_test: under,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

export type IshiharaStore = MonitorStore<IshiharaView, LiveData<'ishihara_state_update'>>;

/** Creates the store of one Ishihara test. Listeners are notified at most once per animation frame (CHART-04). */
export const createIshiharaStore = storeOf({ ...plates, viewOf });

import { type Eye, EYES } from '@isopter/clinical/gaze';
import { storeOf } from '../shared/modelStore.ts';
import type { MonitorStore } from '../shared/publisher.ts';
import { recordList, type RecordListState } from '../shared/recordList.ts';
import type { Attempt, EomsView } from './types.ts';

/** Four times the attempts of a test: all of them are drawn, so that an endless device must not have more. */
export const MOST_ATTEMPTS = 200;

const list = recordList<Attempt>({ type: 'new_eoms_response', most: MOST_ATTEMPTS });
export const { initialState, reduceAll } = list;
export type EomsState = RecordListState<Attempt>;

/** What a monitor shows of a state; the attempts of an eye that did not change stay the same list. */
export function viewOf({ records, ...state }: EomsState, previous?: EomsView): EomsView {
  const attemptsOf = (eye: Eye): readonly Attempt[] => {
    const own = records.filter((one) => one.eye === eye);
    const before = previous?.attempts[eye];
    return before?.length === own.length && own.every((one, i) => one === before[i]) ? before : own;
  };
  const newest = records.at(-1);
  // versions: what was recorded of the other eye just before belongs to the same attempt
  const together = records
    .slice(-EYES.length)
    .filter((one) => newest && one.direction === newest.direction && one.attempt === newest.attempt);
  return {
    attempts: { OD: attemptsOf('OD'), OS: attemptsOf('OS') },
    eyes_under_test: [...new Set(together.map(({ eye }) => eye))],
    newest_direction: newest?.direction ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

/** How a test of eye movements is followed. */
export const model = { ...list, viewOf };

export type EomsStore = MonitorStore<EomsView, readonly Attempt[]>;

/**
 * Creates the store of one test of eye movements. Listeners are notified at most once per animation frame (CHART-04).
 */
export const createEomsStore = storeOf(model);

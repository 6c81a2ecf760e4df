import { type Eye, EYES } from '@isopter/clinical/gaze';
import { storeOf } from '../shared/modelStore.ts';
import type { MonitorStore } from '../shared/publisher.ts';
import { recordList, type RecordListState } from '../shared/recordList.ts';
import type { Attempt, EomsView } from './types.ts';

/** An upper limit for the number of attempts, four times that of a test, because all of them are drawn. */
export const MOST_ATTEMPTS = 200;

const list = recordList<Attempt>({ type: 'new_eoms_response', most: MOST_ATTEMPTS });
export const { initialState, reduceAll } = list;
export type EomsState = RecordListState<Attempt>;

/** Derives the view of a monitor from a state. The attempts of an unchanged eye keep their object identity. */
export function viewOf({ records, ...state }: EomsState, previous?: EomsView): EomsView {
  const attemptsOf = (eye: Eye): readonly Attempt[] => {
    const own = records.filter((one) => one.eye === eye);
    const before = previous?.attempts[eye];
    return before?.length === own.length && own.every((one, i) => one === before[i]) ? before : own;
  };
  const newest = records.at(-1);
  // versions: the record of the other eye just before belongs to the same attempt
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

/** The model of an extraocular motility test. */
export const model = { ...list, viewOf };

export type EomsStore = MonitorStore<EomsView, readonly Attempt[]>;

/**
 * Creates the store of one extraocular motility test. Listeners are notified at most once per animation frame
 * (CHART-04).
 */
export const createEomsStore = storeOf(model);

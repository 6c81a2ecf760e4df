import { deviationOf, kindOf, mean, phasesOf, POSITION, sizeOf } from '@isopter/clinical/cover';
import { type Eye, isDirection, onSquare } from '@isopter/clinical/gaze';
import type { LiveData } from '@isopter/contract';
import { storeOf } from '../shared/modelStore.ts';
import type { MonitorStore } from '../shared/publisher.ts';
import type { MonitorEvent } from '../shared/event.ts';
import { recordList, type RecordListDraft, type RecordListState } from '../shared/recordList.ts';
import type { CoverPhase, CoverPosition, CoverProgress, CoverRecord, CoverView, Deviation } from './types.ts';

/** The directions that a state contains. */
const directionsOf = ({ current_direction, finished_directions }: CoverProgress): readonly number[] =>
  current_direction === null || current_direction === undefined
    ? finished_directions
    : [current_direction, ...finished_directions];

/** An upper limit for the number of records in a test. Of the states only the newest is kept. */
export const MOST_RECORDS = 1_000;
const records = recordList<LiveData<'new_stimuli'>, CoverRecord>({
  type: 'new_stimuli',
  keep: (data) => (data.direction !== undefined && isDirection(data.direction) ? data : undefined),
  most: MOST_RECORDS,
});
const states = recordList<CoverProgress>({
  type: 'cover_state_update',
  keep: (data) => (directionsOf(data).every(isDirection) ? data : undefined),
  most: 1,
});

export interface CoverState {
  readonly records: RecordListState<CoverRecord>;
  readonly states: RecordListState<CoverProgress>;
  /** The number of records and states that were refused. */
  readonly ignored: number;
}
interface CoverDraft {
  readonly records: RecordListDraft<CoverRecord>;
  readonly states: RecordListDraft<CoverProgress>;
  readonly ignored: number;
}

/** The responses from which a monitor starts: the state (H-099) and the records (H-092). */
export interface CoverAnswer {
  readonly state: CoverProgress | null;
  readonly records: readonly CoverRecord[];
}

/** Both lists, and what they have refused together. */
const together = <S extends Omit<CoverState, 'ignored'>>(lists: S): S & { readonly ignored: number } => ({
  ...lists,
  get ignored() {
    return lists.records.ignored + lists.states.ignored;
  },
});

/** The initial state, from the responses of the two state calls. */
export const draftOf = (server?: CoverAnswer | null): CoverDraft =>
  together({
    records: records.draftOf(server?.records),
    states: states.draftOf(server?.state ? [server.state] : []),
  });

export function applyEvent(draft: CoverDraft, event: MonitorEvent): void {
  records.applyEvent(draft.records, event);
  states.applyEvent(draft.states, event);
}

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: CoverAnswer | null): CoverState => draftOf(server);

/** Applies messages to a state and returns the new state; the given one is not modified. */
export const reduceAll = (state: CoverState, events: readonly MonitorEvent[]): CoverState =>
  together({
    records: records.reduceAll(state.records, events),
    states: states.reduceAll(state.states, events),
  });

/** The larger deviation of the two eyes: the other eye is fixing. */
const larger = (deviations: readonly Deviation[]): Deviation | null =>
  deviations.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null;

function positionsOf(list: readonly CoverRecord[], progress: CoverProgress | null, eye: Eye | 'OU') {
  const phases = phasesOf(list);
  const directions = new Set([...list.map(({ direction }) => direction), ...(progress?.finished_directions ?? [])]);
  const current = progress?.current_direction ?? null;
  if (current !== null) directions.add(current);
  const isNow = (direction: number): boolean => {
    if (direction !== current) return false;
    return eye === 'OU' || progress?.eye === eye || progress?.eye === 'OU';
  };
  return [...directions]
    .toSorted((one, other) => one - other)
    .map((direction): CoverPosition => {
      /** The newest record of each eye. */
      const newest = (phase: CoverPhase): readonly CoverRecord[] =>
        phases[phase]
          .filter((one) => one.direction === direction)
          .filter((one, i, all) => all.findLastIndex((other) => other.eye === one.eye) === i);
      const of = (phase: CoverPhase): readonly Deviation[] =>
        newest(phase)
          .filter((one) => eye === 'OU' || one.eye === eye)
          .map(deviationOf);
      const uncovered = (['OD', 'OS'] as const).map((one) =>
        larger(
          newest(0)
            .filter((record) => record.eye === one)
            .map(deviationOf),
        ),
      );
      return {
        direction,
        ...onSquare(direction, POSITION),
        manifest: larger(of(0)),
        total: mean(of(1)),
        kind: kindOf(uncovered),
        is_current: isNow(direction),
        is_finished: progress?.finished_directions.includes(direction) ?? false,
      };
    });
}

/** Derives the view of a monitor from a state. */
export function viewOf({ records: list, states: { records: newest, ...state }, ignored }: CoverState): CoverView {
  const progress = newest.at(-1) ?? null;
  return {
    positions: {
      OD: positionsOf(list.records, progress, 'OD'),
      OS: positionsOf(list.records, progress, 'OS'),
      OU: positionsOf(list.records, progress, 'OU'),
    },
    progress,
    poor_fixation: list.records.filter(({ has_good_fixation }) => has_good_fixation === false).length,
    measured: list.records.length,
    run: state.run ?? list.run,
    seq_num: state.seq_num ?? list.seq_num,
    ignored,
    is_stale: state.is_stale || list.is_stale,
  };
}

export type CoverStore = MonitorStore<CoverView, CoverAnswer>;

/** Creates the store of one cover test. Listeners are notified at most once per animation frame (CHART-04). */
export const createCoverStore = storeOf({
  records: [...records.records, ...states.records],
  draftOf,
  applyEvent,
  viewOf,
});

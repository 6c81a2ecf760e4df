import { createModelStore } from '../shared/modelStore.ts';
import type { FrameScheduler, MonitorStore } from '../shared/publisher.ts';
import { isRecord, type MonitorEvent } from '../shared/read.ts';
import { recordList, type RecordListDraft, type RecordListState } from '../shared/recordList.ts';
import { type GazeEye, onSquare, prismOf } from '../motility/gaze/directions.ts';
import { readProgress, readRecord } from './read.ts';
import type { CoverPhase, CoverPosition, CoverProgress, CoverRecord, CoverView, Deviation } from './types.ts';

/** How far out the positions beside the primary one are drawn, degrees. */
export const POSITION = 15;
/** The least deviation that counts as one, prism dioptres: what an examiner sees move. */
export const LEAST = 2;
/** Positions that differ by more have different deviations, prism dioptres: the usual limit of comitance. */
export const COMITANT = 5;

/** More records than any test has; of the states the newest is enough. */
export const MOST_RECORDS = 1_000;
const records = recordList<CoverRecord>({ type: 'new_stimuli', read: readRecord, most: MOST_RECORDS });
const states = recordList<CoverProgress>({ type: 'cover_state_update', read: readProgress, most: 1 });

export interface CoverState {
  readonly records: RecordListState<CoverRecord>;
  readonly states: RecordListState<CoverProgress>;
}
interface CoverDraft {
  readonly records: RecordListDraft<CoverRecord>;
  readonly states: RecordListDraft<CoverProgress>;
}

/** Reads the answers of the two state calls: the state (H-099) and the records (H-092). */
export function draftOf(server: unknown): CoverDraft {
  const { state, records: list } = isRecord(server) ? server : {};
  const isLoaded = server !== undefined && server !== null;
  return {
    records: records.draftOf(isLoaded && list === undefined ? null : list),
    states: states.draftOf(
      state === undefined || state === null ? (isRecord(server) || !isLoaded ? null : 0) : [state],
    ),
  };
}

export function applyEvent(draft: CoverDraft, event: MonitorEvent): void {
  records.applyEvent(draft.records, event);
  states.applyEvent(draft.states, event);
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown): CoverState => draftOf(server);

/** The state after these messages; the given state stays as it is. */
export const reduceAll = (state: CoverState, events: readonly MonitorEvent[]): CoverState => ({
  records: records.reduceAll(state.records, events),
  states: states.reduceAll(state.states, events),
});

/** An eye's own deviation as it counts between the eyes: the right eye that stands to the left stands inwards. */
export function deviationOf({ eye, x, y }: Pick<CoverRecord, 'eye' | 'x' | 'y'>): Deviation {
  const side = eye === 'OD' ? 1 : -1;
  return { eso: -side * prismOf(x) || 0, right_hyper: side * prismOf(y) || 0 };
}

export const sizeOf = ({ eso, right_hyper }: Deviation): number => Math.hypot(eso, right_hyper);

/**
 * Records that count, by phase. The record does not say which it was: in each position every eye is uncovered once, and
 * alternated after that. What was measured off the target counts for nothing; it is measured again at once, so that those
 * of one eye and position that follow each other, up to the first that counts, are one measurement. Where none of them
 * counts the position stays open: what is alternated later must not pass for a tropia.
 */
export function phasesOf(list: readonly CoverRecord[]): Readonly<Record<CoverPhase, readonly CoverRecord[]>> {
  const over = new Set<string>();
  const phases: Record<CoverPhase, CoverRecord[]> = { 0: [], 1: [] };
  let under = '';
  for (const record of list) {
    const key = `${record.eye} ${record.direction}`;
    if (under !== key) over.add(under);
    under = key;
    if (!record.has_good_fixation) continue;
    phases[over.has(key) ? 1 : 0].push(record);
    over.add(key);
  }
  return phases;
}

const mean = (deviations: readonly Deviation[]): Deviation | null => {
  const { length } = deviations;
  if (length === 0) return null;
  const sum = (pick: (one: Deviation) => number): number => deviations.reduce((all, one) => all + pick(one), 0);
  return { eso: sum(({ eso }) => eso) / length, right_hyper: sum(({ right_hyper }) => right_hyper) / length };
};

/** Of both eyes the one that moved more: the other one looks. */
const larger = (deviations: readonly Deviation[]): Deviation | null =>
  deviations.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null;

function positionsOf(list: readonly CoverRecord[], progress: CoverProgress | null, eye: GazeEye | 'OU') {
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
      const of = (phase: CoverPhase): readonly Deviation[] =>
        phases[phase]
          .filter((one) => one.direction === direction && (eye === 'OU' || one.eye === eye))
          // the newest of each eye
          .filter((one, i, all) => all.findLastIndex((other) => other.eye === one.eye) === i)
          .map(deviationOf);
      return {
        direction,
        ...onSquare(direction, POSITION),
        manifest: larger(of(0)),
        total: mean(of(1)),
        is_current: isNow(direction),
        is_finished: progress?.finished_directions.includes(direction) ?? false,
      };
    });
}

/** The largest difference between two positions of what alternating moves, prism dioptres; null until there are two. */
export function incomitanceOf(positions: readonly CoverPosition[]): number | null {
  const totals = positions.flatMap(({ total }) => (total ? [total] : []));
  if (totals.length < 2) return null;
  return Math.max(
    ...totals.flatMap((one) =>
      totals.map((other) => Math.hypot(one.eso - other.eso, one.right_hyper - other.right_hyper)),
    ),
  );
}

/** The first position that was uncovered in: straight ahead, where it was. */
const uncovered = (positions: readonly CoverPosition[]): Deviation | null =>
  positions.find(({ manifest }) => manifest !== null)?.manifest ?? null;

/**
 * The eye that looks with both open: nothing moves it when its fellow is covered, while its fellow has to move. `either`
 * where both move, as of eyes that squint in turn; null while neither does.
 */
export function fixingOf(positions: CoverView['positions']): GazeEye | 'either' | null {
  const moves = (eye: GazeEye): boolean => {
    const manifest = uncovered(positions[eye]);
    return manifest !== null && Math.max(Math.abs(manifest.eso), Math.abs(manifest.right_hyper)) >= LEAST;
  };
  if (moves('OD')) return moves('OS') ? 'either' : 'OS';
  return moves('OS') ? 'OD' : null;
}

/** What a monitor shows of a state. */
export function viewOf({ records: list, states: { records: newest, ...state } }: CoverState): CoverView {
  const progress = newest.at(-1) ?? null;
  return {
    positions: {
      OD: positionsOf(list.records, progress, 'OD'),
      OS: positionsOf(list.records, progress, 'OS'),
      OU: positionsOf(list.records, progress, 'OU'),
    },
    progress,
    poor_fixation: list.records.filter(({ has_good_fixation }) => !has_good_fixation).length,
    measured: list.records.length,
    run: state.run ?? list.run,
    seq_num: state.seq_num ?? list.seq_num,
    ignored: state.ignored + list.ignored,
    is_stale: state.is_stale || list.is_stale,
  };
}

export type CoverStore = MonitorStore<CoverView, MonitorEvent>;

/** Makes a store of one cover test; listeners are told at most once a frame (CHART-04). */
export const createCoverStore = ({ schedule }: { schedule?: FrameScheduler } = {}): CoverStore =>
  createModelStore({ draftOf, applyEvent, viewOf }, schedule);

import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { Band, Eye, PupilState, PupilView, Result } from '../types.ts';
import { applyEvent, draftOf, records, type PupilAnswer, type PupilTestState } from './state.ts';
import { axisOf, bandsOf, curveOf, endOf } from './timeline.ts';

function underTest(state: PupilState | undefined): PupilView['eye_under_test'] {
  if (!state) return null;
  const [right, left] = [state.eyes.OD.is_tested, state.eyes.OS.is_tested];
  if (right === left) return right ? 'OU' : null;
  return right ? 'OD' : 'OS';
}

/** The newest grade of an eye. */
const resultOf = (states: readonly PupilState[], eye: Eye): Result | null =>
  states.findLast(({ eyes }) => eyes[eye].result !== null)?.eyes[eye].result ?? null;

const areSame = (one: Band, other: Band | undefined): boolean =>
  other !== undefined && (Object.keys(one) as (keyof Band)[]).every((key) => one[key] === other[key]);

/** Derives the view of a monitor from a state. An unchanged period keeps its object identity. */
export function viewOf({ records, run, seq_num, ignored, is_stale }: PupilTestState, previous?: PupilView): PupilView {
  const newest = records.at(-1);
  const was = previous?.bands ?? [];
  return {
    eyes: newest?.eyes ?? null,
    completion: newest?.percentage ?? 0,
    axis: axisOf(records),
    end: endOf(records),
    bands: bandsOf(records).map((band, i) => (areSame(band, was[i]) ? was[i]! : band)),
    curves: { OD: curveOf(records, 'OD'), OS: curveOf(records, 'OS') },
    results: { OD: resultOf(records, 'OD'), OS: resultOf(records, 'OS') },
    eye_under_test: underTest(newest),
    run,
    seq_num,
    ignored,
    is_stale,
  };
}

export type PupilStore = MonitorStore<PupilView, PupilAnswer>;

/** Creates the store of one pupil test. Listeners are notified at most once per animation frame (CHART-04). */
export const createPupilStore = storeOf({ records, draftOf, applyEvent, viewOf });

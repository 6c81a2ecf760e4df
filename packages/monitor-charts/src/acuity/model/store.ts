import { acuityFrom, type AcuityMethod, estimatesAfter, logmarOf, methodOf } from '@isopter/clinical/acuity';
import { createModelStore, type StoreOptions } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { AcuityLine, AcuityPhaseView, AcuityRecord, AcuityTest, AcuityView, Eye } from '../types.ts';
import { type AcuityState, optotypes } from './state.ts';

/** The maximum number of lines shown. A phase has at most two; if a device never ends, the newest are shown. */
const MOST_LINES = 4;

const isKnown = (line: readonly AcuityRecord[], { records }: AcuityLine): boolean =>
  records.length === line.length && records.every((record, i) => record === line[i]);

/** A line of some optotypes: what its answers say, as in {@link estimatesAfter}. */
function lineFrom(records: readonly AcuityRecord[], { alternatives, display }: AcuityMethod): AcuityLine {
  const sizes = records.map(logmarOf);
  const trials = records.flatMap(({ viewed: seen }, i) => {
    const size = sizes[i] ?? null;
    return size === null ? [] : [{ size, seen }];
  });
  const after = estimatesAfter(trials, alternatives);
  let known = 0;
  const estimates = sizes.map((size) => {
    if (size !== null) known = Math.min(after.length, known + 1);
    return after[known - 1]?.median ?? null;
  });
  const last = after.at(-1);
  return {
    contrast: records[0]?.contrast ?? null,
    records,
    estimates,
    answers: trials.length,
    acuity: last ? acuityFrom(last, trials.length, display) : null,
    is_settled: records.some(({ threshold }) => threshold),
  };
}

/** The lines of a phase: the record marked `threshold` ends a line, and a record of another contrast begins one. */
function linesOf(
  records: readonly AcuityRecord[],
  method: AcuityMethod,
  previous: readonly AcuityLine[],
): readonly AcuityLine[] {
  const lines: AcuityRecord[][] = [];
  for (const record of records) {
    if (record.skipped) continue;
    const last = lines.at(-1)?.at(-1);
    const isNew = last === undefined || last.threshold || last.contrast !== record.contrast;
    if (isNew) lines.push([record]);
    else lines.at(-1)?.push(record);
  }
  // estimates are costly: a line that did not change stays the same object
  return lines.slice(-MOST_LINES).map((line) => previous.find((one) => isKnown(line, one)) ?? lineFrom(line, method));
}

/** The view of a phase in a state. */
function phaseView(
  { records }: AcuityState,
  eye: Eye,
  method: AcuityMethod,
  previous: AcuityPhaseView | undefined,
): AcuityPhaseView {
  const own = records.filter((record) => record.eye === eye);
  const isSame = previous?.records.length === own.length && own.every((record, i) => record === previous.records[i]);
  if (isSame) return previous;
  return {
    eye,
    records: own,
    lines: linesOf(own, method, previous?.lines ?? []),
    is_skipped: own.some(({ skipped }) => skipped),
  };
}

/** How a test is measured: its strategy and its protocol. */
type Measured = Pick<AcuityTest, 'strategy' | 'protocol'>;

/** Derives the view of a monitor from a state. An unchanged phase keeps its object identity. */
export function viewOf(state: AcuityState, test: Measured = {}, previous?: AcuityView): AcuityView {
  const method = methodOf(test);
  return {
    phases: {
      OD: phaseView(state, 'OD', method, previous?.phases.OD),
      OS: phaseView(state, 'OS', method, previous?.phases.OS),
      OU: phaseView(state, 'OU', method, previous?.phases.OU),
    },
    eye_under_test: state.records.at(-1)?.eye ?? null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

export type AcuityStore = MonitorStore<AcuityView, readonly AcuityRecord[]>;

/** The options of a store of acuity. */
export interface AcuityStoreOptions extends StoreOptions {
  /** How the test is measured; ten sizes of a Landolt C with eight directions if omitted. */
  test?: Measured;
}

/** Creates the store of one acuity test. Listeners are notified at most once per animation frame (CHART-04). */
export const createAcuityStore = ({ test, ...options }: AcuityStoreOptions = {}): AcuityStore =>
  createModelStore({ ...optotypes, viewOf: (state, previous) => viewOf(state, test, previous) }, options);

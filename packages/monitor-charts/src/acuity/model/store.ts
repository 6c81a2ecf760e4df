import { estimatesOf } from '@isopter/clinical/acuity';
import { createModelStore } from '../../shared/modelStore.ts';
import type { FrameScheduler, MonitorStore } from '../../shared/publisher.ts';
import type { AcuityLine, AcuityPhaseView, AcuityRecord, AcuityView, Eye, OptotypeKind } from '../types.ts';
import { type AcuityState, optotypes } from './state.ts';

/** The maximum number of lines shown. A phase has at most two; if a device never ends, the newest are shown. */
const MOST_LINES = 4;

const isKnown = (line: readonly AcuityRecord[], { records }: AcuityLine): boolean =>
  records.length === line.length && records.every((record, i) => record === line[i]);

/** The lines of a phase: a record with a result ends a line, and a record of another contrast begins one. */
function linesOf(
  records: readonly AcuityRecord[],
  kind: OptotypeKind,
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
  return lines.slice(-MOST_LINES).map(
    (line) =>
      previous.find((one) => isKnown(line, one)) ?? {
        contrast: line[0]?.contrast ?? null,
        records: line,
        estimates: estimatesOf(line, kind),
        result: line.findLast(({ threshold }) => threshold) ?? null,
      },
  );
}

/** The view of a phase in a state. */
function phaseView(
  { records }: AcuityState,
  eye: Eye,
  kind: OptotypeKind,
  previous: AcuityPhaseView | undefined,
): AcuityPhaseView {
  const own = records.filter((record) => record.eye === eye);
  const isSame = previous?.records.length === own.length && own.every((record, i) => record === previous.records[i]);
  if (isSame) return previous;
  return {
    eye,
    records: own,
    lines: linesOf(own, kind, previous?.lines ?? []),
    is_skipped: own.some(({ skipped }) => skipped),
  };
}

/** Derives the view of a monitor from a state. An unchanged phase keeps its object identity. */
export const viewOf = (state: AcuityState, kind: OptotypeKind = 'LANDOLT_C', previous?: AcuityView): AcuityView => ({
  phases: {
    OD: phaseView(state, 'OD', kind, previous?.phases.OD),
    OS: phaseView(state, 'OS', kind, previous?.phases.OS),
    OU: phaseView(state, 'OU', kind, previous?.phases.OU),
  },
  eye_under_test: state.records.at(-1)?.eye ?? null,
  run: state.run,
  seq_num: state.seq_num,
  ignored: state.ignored,
  is_stale: state.is_stale,
});

export type AcuityStore = MonitorStore<AcuityView, readonly AcuityRecord[]>;

/** Creates the store of one acuity test. Listeners are notified at most once per animation frame (CHART-04). */
export const createAcuityStore = ({
  kind = 'LANDOLT_C',
  schedule,
}: { kind?: OptotypeKind; schedule?: FrameScheduler } = {}): AcuityStore =>
  createModelStore({ ...optotypes, viewOf: (state, previous) => viewOf(state, kind, previous) }, schedule);

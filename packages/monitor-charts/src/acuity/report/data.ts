import type { Acuity } from '@isopter/clinical/acuity';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { type AcuityLine, type AcuityPhaseView, type AcuityRecord, type AcuityTest, EYES } from '../types.ts';

/** The data of an acuity report. */
export interface AcuityReportData {
  /** The phases that have records, in the order of the page: left, right, both. */
  readonly phases: readonly AcuityPhaseView[];
  readonly test: Pick<AcuityTest, 'strategy' | 'protocol' | 'system_unit'>;
  /** The patient's age in years; `null` if unknown. */
  readonly age: number | null;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
  /** The newest earlier test of the same kind, if there is one. */
  readonly before?: { readonly day: string; readonly phases: readonly AcuityPhaseView[] };
}

/** The facts about the test and the patient. */
export interface AcuityReported extends Omit<AcuityReportData, 'phases' | 'before'> {
  /** The records of an earlier test of the same kind, and its day as it is printed. */
  readonly earlier?: { readonly day: string; readonly records: readonly AcuityRecord[] } | undefined;
  /** Limits the report to this eye. */
  readonly eye?: 'OD' | 'OS' | undefined;
}

/** Builds the report data from the records of a test. */
export function acuityReport(
  records: readonly AcuityRecord[],
  { test, age, locale, eye, earlier }: AcuityReported,
): AcuityReportData {
  const phasesOf = (some: readonly AcuityRecord[]): readonly AcuityPhaseView[] => {
    const { phases } = viewOf(initialState(some), test);
    return EYES.filter((one) => phases[one].records.length > 0 && (eye === undefined || one === eye)).map(
      (one) => phases[one],
    );
  };
  const before = earlier && { day: earlier.day, phases: phasesOf(earlier.records) };
  return { phases: phasesOf(records), test, age, locale, ...(before && { before }) };
}

/** What a row was in the earlier test; `null` where it was not measured. */
export const acuityBefore = ({ phase, index }: AcuityRow, { before }: AcuityReportData): Acuity | null =>
  before?.phases.find(({ eye }) => eye === phase.eye)?.lines[index]?.acuity ?? null;

/** A measured line, or a skipped phase without one, with its place in its phase. */
export interface AcuityRow {
  readonly phase: AcuityPhaseView;
  readonly line: AcuityLine | null;
  readonly index: number;
}

/** The rows of a report: every line of every phase; a phase that was skipped before its first line has an empty one. */
export const rowsOf = (phases: readonly AcuityPhaseView[]): readonly AcuityRow[] =>
  phases.flatMap((phase): readonly AcuityRow[] =>
    phase.lines.length === 0
      ? [{ phase, line: null, index: 0 }]
      : phase.lines.map((line, index) => ({ phase, line, index })),
  );

import { type Acuity, isNearLine } from '@isopter/clinical/acuity';
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
  /** Earlier tests of the same kind, the newest first. */
  readonly before: readonly { readonly day: string; readonly phases: readonly AcuityPhaseView[] }[];
}

/** The facts about the test and the patient. */
export interface AcuityReported extends Omit<AcuityReportData, 'phases' | 'before'> {
  /** The records of earlier tests of the same kind, and their days as they are printed, the newest first. */
  readonly earlier?: readonly { readonly day: string; readonly records: readonly AcuityRecord[] }[] | undefined;
  /** Limits the report to this eye. */
  readonly eye?: 'OD' | 'OS' | undefined;
}

/** Builds the report data from the records of a test. */
export function acuityReport(
  records: readonly AcuityRecord[],
  { test, age, locale, eye, earlier = [] }: AcuityReported,
): AcuityReportData {
  const phasesOf = (some: readonly AcuityRecord[]): readonly AcuityPhaseView[] => {
    const { phases } = viewOf(initialState(some), test);
    return EYES.filter((one) => phases[one].records.length > 0 && (eye === undefined || one === eye)).map(
      (one) => phases[one],
    );
  };
  const before = earlier.map(({ day, records: then }) => ({ day, phases: phasesOf(then) }));
  return { phases: phasesOf(records), test, age, locale, before };
}

/** An acuity of an earlier test, and the day of that test. */
export interface AcuityBefore {
  readonly day: string;
  readonly acuity: Acuity;
}

/**
 * Returns the acuity of a row in the newest earlier test that measured it: the same eye at the same contrast and, in
 * tests at both distances, at the same distance. `null` if there is none.
 */
export function acuityBefore(
  { phase, line, index }: AcuityRow,
  { before, test }: AcuityReportData,
): AcuityBefore | null {
  const isSameLine = (other: AcuityLine, at: number): boolean =>
    other.contrast === (line?.contrast ?? null) && (test.strategy !== 'BOTH' || isNearLine(at) === isNearLine(index));
  for (const { day, phases } of before) {
    const own = phases.find(({ eye }) => eye === phase.eye)?.lines ?? [];
    const { acuity = null } = own.find((other, at) => isSameLine(other, at) && other.acuity !== null) ?? {};
    if (acuity) return { day, acuity };
  }
  return null;
}

/** The days of the earlier acuities of a report, each once, by the eyes they are of. */
export function daysBefore(data: AcuityReportData): ReadonlyMap<string, readonly AcuityPhaseView['eye'][]> {
  const days = new Map<string, AcuityPhaseView['eye'][]>();
  for (const row of rowsOf(data.phases)) {
    const { day } = acuityBefore(row, data) ?? {};
    const eyes = day === undefined ? [] : (days.get(day) ?? []);
    if (day !== undefined) days.set(day, eyes.includes(row.phase.eye) ? eyes : [...eyes, row.phase.eye]);
  }
  return days;
}

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

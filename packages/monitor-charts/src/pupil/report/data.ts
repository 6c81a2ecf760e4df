import type { RapdFinding } from '@isopter/clinical/pupil';
import { findingsOf, type PupilFindings } from '../model/findings.ts';
import { initialState, type PupilAnswer } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { PupilView } from '../types.ts';

/** The data of a pupil report. */
export interface PupilReportData extends PupilFindings {
  readonly view: PupilView;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
  /** The newest earlier relative afferent defect of the person, and the day it was measured as it is printed. */
  readonly earlier?: { readonly day: string; readonly rapd: RapdFinding } | undefined;
}

/** Builds the report data from the states of a test; `null` if there are none. */
export function pupilReport(server: PupilAnswer | null, locale: string): PupilReportData | null {
  const view = viewOf(initialState(server));
  if (view.eyes === null) return null;
  return { view, ...findingsOf(view), locale };
}

import { type Reaction, reactionsOf } from '../model/metrics.ts';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { PupilView } from '../types.ts';

/** What a pupil report shows. */
export interface PupilReportData {
  readonly view: PupilView;
  /** What each flash did to both pupils; empty where the device sends no diameters, or no times. */
  readonly reactions: readonly Reaction[];
  /** Language of the numbers, BCP 47. */
  readonly locale: string;
}

/** What the states of a test come to; null when there are none. */
export function pupilReport(server: unknown, locale: string): PupilReportData | null {
  const view = viewOf(initialState(server));
  return view.eyes === null
    ? null
    : { view, reactions: view.axis === 'seconds' ? reactionsOf(view.bands, view.curves) : [], locale };
}

import { type Reaction, reactionsOf, type Swing, swingsOf } from '@isopter/clinical/pupil';
import { initialState, type PupilAnswer } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { Eye, PupilView } from '../types.ts';

/** The data of a pupil report. */
export interface PupilReportData {
  readonly view: PupilView;
  /** The reactions of both pupils to each flash; empty if the device reports no diameters or no times. */
  readonly reactions: readonly Reaction[];
  /** The results of the swinging light; `null` without one. */
  readonly swings: Readonly<Record<Eye, Swing>> | null;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** Builds the report data from the states of a test; `null` if there are none. */
export function pupilReport(server: PupilAnswer | null, locale: string): PupilReportData | null {
  const view = viewOf(initialState(server));
  if (view.eyes === null) return null;
  const isTimed = view.axis === 'seconds';
  return {
    view,
    reactions: isTimed ? reactionsOf(view.bands, view.curves) : [],
    swings: isTimed ? swingsOf(view.bands, view.curves) : null,
    locale,
  };
}

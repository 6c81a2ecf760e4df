import { type Reaction, reactionsOf, type Swing, swingsOf } from '@isopter/clinical/pupil';
import { initialState, type PupilAnswer } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { Eye, PupilView } from '../types.ts';

/** What a pupil report shows. */
export interface PupilReportData {
  readonly view: PupilView;
  /** What each flash did to both pupils; empty where the device sends no diameters, or no times. */
  readonly reactions: readonly Reaction[];
  /** What the swinging light did; null without one. */
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

import {
  both as bothEvents,
  distance as distanceEvents,
  lowContrast as lowContrastEvents,
} from '@isopter/recordings/acuity';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { AcuityTest, AcuityView } from '../types.ts';

/** Complete tests as the headset sent them (`npm run record -w apps/headset`). */
export const distance: readonly MonitorEvent[] = distanceEvents;
/** Tumbling E at 10 % and 2.5 % contrast, with sizes in metres. */
export const lowContrast: readonly MonitorEvent[] = lowContrastEvents;
/** Distance, then near, for the right eye of a patient who is often wrong. */
export const farAndNear: readonly MonitorEvent[] = bothEvents;

export const distanceTest: AcuityTest = {
  group: 'VISUAL_ACUITY',
  strategy: 'DISTANCE',
  protocol: 'LANDOLT_C',
  eye: '',
};
export const lowContrastTest: AcuityTest = {
  ...distanceTest,
  strategy: 'LOW_CONTRAST',
  protocol: 'TUMBLING_E',
  system_unit: 'INT',
};
export const farAndNearTest: AcuityTest = { ...distanceTest, strategy: 'BOTH', eye: 'OD' };

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1, test = distanceTest): AcuityView =>
  viewOf(reduceAll(initialState([]), events.slice(0, Math.round(events.length * share))), test);

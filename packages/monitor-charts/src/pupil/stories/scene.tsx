import { blue as blueEvents, perrl as perrlEvents, rapd as rapdEvents } from '@isopter/recordings/pupil';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { PupilView } from '../types.ts';

/**
 * Complete tests as the headset sent them (`npm run record -w apps/headset`): an afferent defect of the left eye, a
 * right pupil that does not react, and blue light on the right eye only.
 */
export const rapd: readonly MonitorEvent[] = rapdEvents;
export const perrl: readonly MonitorEvent[] = perrlEvents;
export const blue: readonly MonitorEvent[] = blueEvents;

const EXTRAS = new Set(['seconds', 'light', 'diameters', 'result']);

/** The same test as sent by a server without the extensions. */
export const plain: readonly MonitorEvent[] = JSON.parse(
  JSON.stringify(rapdEvents, (key, value: unknown) => (EXTRAS.has(key) ? undefined : value)),
) as MonitorEvent[];

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): PupilView =>
  viewOf(reduceAll(initialState(), events.slice(0, Math.round(events.length * share))));

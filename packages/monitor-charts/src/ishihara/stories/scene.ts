import { deutan as deutanEvents, each as eachEvents } from '@isopter/recordings/ishihara';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll, viewOf } from '../model/store.ts';
import type { IshiharaView } from '../types.ts';

/**
 * Complete tests as the headset sent them: both eyes together of a patient with anomalous colour vision, and each eye
 * of a patient with normal colour vision.
 */
export const deutan: readonly MonitorEvent[] = deutanEvents;
export const each: readonly MonitorEvent[] = eachEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): IshiharaView =>
  viewOf(reduceAll(initialState(undefined), events.slice(0, Math.round(events.length * share))));

import { deutan as deutanEvents, each as eachEvents } from '@isopter/recordings/waggoner';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll, viewOf } from '../model/store.ts';
import type { WaggonerView } from '../types.ts';

/** Whole tests as the headset sent them: both eyes of an anomalous patient together, and each eye of a normal one. */
export const deutan: readonly MonitorEvent[] = deutanEvents;
export const each: readonly MonitorEvent[] = eachEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): WaggonerView =>
  viewOf(reduceAll(initialState(undefined), events.slice(0, Math.round(events.length * share))));

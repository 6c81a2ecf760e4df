import { none as noneEvents, normal as normalEvents, reduced as reducedEvents } from '@isopter/recordings/stereopsis';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { StereopsisView } from '../types.ts';

/**
 * Whole tests as the headset sent them (`npm run record -w apps/headset -- --group STEREOPSIS --seed 3 --patient …`):
 * healthy-1, glaucoma-3, and poor-fixator-1, who squints.
 */
export const normal: readonly MonitorEvent[] = normalEvents;
export const reduced: readonly MonitorEvent[] = reducedEvents;
export const none: readonly MonitorEvent[] = noneEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): StereopsisView =>
  viewOf(reduceAll(initialState(), events.slice(0, Math.round(events.length * share))));

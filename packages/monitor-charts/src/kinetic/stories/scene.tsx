import {
  healthy as healthyEvents,
  hemianopia as hemianopiaEvents,
  tunnel as tunnelEvents,
  unreliable as unreliableEvents,
} from '@isopter/recordings/kinetic';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { KineticView } from '../types.ts';

/** Complete tests of both eyes as the headset sent them (`npm run record -w apps/headset`). */
export const healthy: readonly MonitorEvent[] = healthyEvents;
export const hemianopia: readonly MonitorEvent[] = hemianopiaEvents;
export const tunnel: readonly MonitorEvent[] = tunnelEvents;
export const unreliable: readonly MonitorEvent[] = unreliableEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): KineticView =>
  viewOf(reduceAll(initialState([]), events.slice(0, Math.round(events.length * share))));

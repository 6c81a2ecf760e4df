import type { MonitorEvent } from '../../shared/read.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { KineticView } from '../types.ts';
import healthyEvents from './healthy.data.json' with { type: 'json' };
import hemianopiaEvents from './hemianopia.data.json' with { type: 'json' };
import tunnelEvents from './tunnel.data.json' with { type: 'json' };
import unreliableEvents from './unreliable.data.json' with { type: 'json' };

/** Whole tests of both eyes as the headset sent them (`npm run record -w apps/headset`). */
export const healthy: readonly MonitorEvent[] = healthyEvents;
export const hemianopia: readonly MonitorEvent[] = hemianopiaEvents;
export const tunnel: readonly MonitorEvent[] = tunnelEvents;
export const unreliable: readonly MonitorEvent[] = unreliableEvents;

/** What a monitor shows after the first part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): KineticView =>
  viewOf(reduceAll(initialState([]), events.slice(0, Math.round(events.length * share))));

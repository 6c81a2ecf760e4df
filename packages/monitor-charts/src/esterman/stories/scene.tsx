import { healthy as healthyEvents, hemianopia as hemianopiaEvents } from '@isopter/recordings/esterman';
import type { MonitorEvent } from '../../shared/event.ts';
import { createEstermanStore, viewOf } from '../model/store.ts';
import { initialState, reduceAll } from '../model/state.ts';
import type { EstermanStore } from '../model/store.ts';
import type { EstermanView } from '../types.ts';

/** Complete tests of both eyes as the headset sent them (`npm run record -w apps/headset`). */
export const healthy: readonly MonitorEvent[] = healthyEvents;
export const hemianopia: readonly MonitorEvent[] = hemianopiaEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): EstermanView =>
  viewOf(reduceAll(initialState(undefined), events.slice(0, Math.round(events.length * share))), 'OU');

/** Creates the store of a test of both eyes. */
export const storeOfBoth = (): EstermanStore => createEstermanStore();

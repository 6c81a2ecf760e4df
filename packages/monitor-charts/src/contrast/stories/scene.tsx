import { single as singleEvents, standard as standardEvents } from '@isopter/recordings/contrast';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { ContrastTest, ContrastView } from '../types.ts';

/**
 * Complete tests as the headset sent them (`npm run record -w apps/headset`): triplets for each eye, single letters for
 * both.
 */
export const standard: readonly MonitorEvent[] = standardEvents;
export const single: readonly MonitorEvent[] = singleEvents;

export const standardTest: ContrastTest = {
  group: 'CONTRAST_SENSITIVITY',
  strategy: 'CONTRAST_STANDARD',
  eye: '',
  monocular: true,
};
export const singleTest: ContrastTest = { ...standardTest, strategy: 'CONTRAST_SINGLE_OPTOTYPE', monocular: false };

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): ContrastView =>
  viewOf(reduceAll(initialState([]), events.slice(0, Math.round(events.length * share))));

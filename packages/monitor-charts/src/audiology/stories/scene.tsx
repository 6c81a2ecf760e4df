import { mild as mildEvents, steep as steepEvents } from '@isopter/recordings/audiology';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { AudiologyView, Ear, Tone } from '../types.ts';

/**
 * Complete tests as the headset sent them (`npm run record -w apps/headset`): a right ear, and a left ear with false
 * presses.
 */
export const mild: readonly MonitorEvent[] = mildEvents;
export const steep: readonly MonitorEvent[] = steepEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): AudiologyView =>
  viewOf(reduceAll(initialState([]), events.slice(0, Math.round(events.length * share))));

/** Results of one ear: dB HL by frequency; `null` if not heard at the loudest level. */
export const resultsOf = (ear: Ear, levels: Readonly<Record<number, number | null>>): Tone[] =>
  Object.entries(levels).map(([frequency, level]) => ({
    ear,
    threshold: true,
    frequency: Number(frequency),
    volume_db: level ?? 100,
    is_heard: level !== null,
    response_time: level === null ? 0 : 0.4,
  }));

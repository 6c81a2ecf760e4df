import { each as eachEvents, protan as protanEvents } from '@isopter/recordings/d15';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll, viewOf } from '../model/store.ts';
import { COLOR_EYES, type ColorEye, type D15View } from '../types.ts';

/**
 * Complete tests as the headset sent them: both eyes of a protanope together, and each eye of a patient with glaucoma.
 */
export const protan: readonly MonitorEvent[] = protanEvents;
export const each: readonly MonitorEvent[] = eachEvents;

/** The view of a monitor after part of a recording. */
export const viewAfter = (events: readonly MonitorEvent[], share = 1): D15View =>
  viewOf(reduceAll(initialState(undefined), events.slice(0, Math.round(events.length * share))));

/** The view of finished arrangements by eye. */
export const viewOfOrders = (orders: Partial<Record<ColorEye, readonly number[]>>): D15View =>
  viewOf(
    initialState({
      eye_states: COLOR_EYES.filter((eye) => orders[eye]).map((eye) => ({
        eye,
        current_section: null,
        sections: [
          {
            section: 'general',
            result: [...orders[eye]!],
            done: true,
            all_data_received: true,
            correct_answers: orders[eye]!.length,
            total_answers: orders[eye]!.length,
          },
        ],
        percentage_done: 100,
      })),
    }),
  );

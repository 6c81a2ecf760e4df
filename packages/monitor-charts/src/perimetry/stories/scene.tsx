import { gridOfTest, hasRegions } from '@isopter/clinical/perimetry';
import { createPerimetryStore, type PerimetryStore, type PerimetryView } from '../model/store.ts';
import type { PerimetryMonitorTest } from '../monitor/PerimetryMonitor.tsx';
import type { PerimetryEvent } from '../types.ts';
import estermanEvents from './esterman.data.json' with { type: 'json' };
import ptosisEvents from './ptosis.data.json' with { type: 'json' };
import { record } from './recording.ts';

/** Whole tests of a right eye as the headset sent them (`npm run record -w apps/headset`), without the usual values. */
export const estermanRight: readonly PerimetryEvent[] = estermanEvents;
export const ptosisRight: readonly PerimetryEvent[] = ptosisEvents;

export const threshold24: PerimetryMonitorTest = {
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  goldman_size: 3,
};

/** The right eye first, then the left, as recorded from a glaucomatous and a healthy field. */
export const bothEyes = record({
  OD: { field: 'glaucoma', false_positives: 2, false_negatives: 1 },
  OS: { field: 'healthy', false_positives: 1 },
});

/** A store for a test, publishing when it is asked. */
export const storeOf = (test: PerimetryMonitorTest): PerimetryStore =>
  createPerimetryStore({
    gridOf: (eye) => gridOfTest(test, eye),
    is_regional: hasRegions(test),
    schedule: () => () => {},
  });

/** What a monitor shows after the first part of a recording. */
export function viewAfter(test: PerimetryMonitorTest, events: readonly PerimetryEvent[], share = 1): PerimetryView {
  const store = storeOf(test);
  for (const event of events.slice(0, Math.round(events.length * share))) store.receive(event);
  return store.getSnapshot();
}

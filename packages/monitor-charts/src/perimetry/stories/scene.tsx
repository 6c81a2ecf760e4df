import { gridOfTest, hasRegions } from '@isopter/clinical/perimetry';
import { createPerimetryStore, type PerimetryStore, type PerimetryView } from '../model/store.ts';
import type { PerimetryMonitorTest } from '../monitor/PerimetryMonitor.tsx';
import type { PerimetryEvent } from '../types.ts';

export const threshold24: PerimetryMonitorTest = {
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  goldman_size: 3,
};

/** Creates the store of a test. */
export const storeOf = (test: PerimetryMonitorTest): PerimetryStore =>
  createPerimetryStore({
    gridOf: (eye) => gridOfTest(test, eye),
    is_regional: hasRegions(test),
    schedule: () => () => {},
  });

/** The view of a monitor after part of a recording. */
export function viewAfter(test: PerimetryMonitorTest, events: readonly PerimetryEvent[], share = 1): PerimetryView {
  const store = storeOf(test);
  for (const event of events.slice(0, Math.round(events.length * share))) store.receive(event);
  return store.getSnapshot();
}

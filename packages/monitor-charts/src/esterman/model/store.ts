import type { Eye, Point } from '@isopter/clinical';
import { percentDone } from '@isopter/clinical';
import { locationsOf, presentedOf, processedShare, statisticsOf } from '@isopter/clinical/esterman';
import { patternOfTest } from '@isopter/clinical/perimetry';
import { createModelStore, type StoreOptions } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { EstermanEye, EstermanLocation, EstermanView } from '../types.ts';
import { applyEvent, draftOf, type EstermanAnswer, type EstermanState } from './state.ts';

/** The published pattern: 120 points for both eyes together, 100 for one alone. */
export const patternOf = (eye: EstermanEye): readonly Point[] =>
  patternOfTest({ group: 'PERIMETRY', strategy: 'ESTERMAN' }, eye)?.points ?? [];

/**
 * The tested eye: both together or, with an older device, a single one, the right eye unless the left is named
 * (MON-16).
 */
export const lookerOf = ({ monocular, eye }: { monocular?: boolean; eye: Eye | '' }): EstermanEye =>
  monocular ? eye || 'OD' : 'OU';

/** The locations, with the previous objects for those that did not change. */
const kept = (
  locations: readonly EstermanLocation[],
  previous: readonly EstermanLocation[] = [],
): readonly EstermanLocation[] =>
  locations.map((one, i) => {
    const before = previous[i];
    return before?.x === one.x && before.y === one.y && before.state === one.state ? before : one;
  });

/** Derives the view of a monitor from a state. */
export function viewOf(state: EstermanState, eye: EstermanEye, previous?: EstermanView): EstermanView {
  const pattern = patternOf(eye);
  const locations = kept(locationsOf(state, pattern), previous?.locations);
  const statistics = statisticsOf(state, locations, pattern);
  return {
    locations,
    statistics,
    completion: percentDone(processedShare(statistics, state.total >= 100)),
    presented: presentedOf(state),
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

/**
 * The store of one Esterman test, outside React: use it with `useSyncExternalStore(store.subscribe,
 * store.getSnapshot)`.
 */
export type EstermanStore = MonitorStore<EstermanView, EstermanAnswer>;

export interface EstermanStoreOptions extends StoreOptions {
  /**
   * The tested eye.
   * @default 'OU'
   */
  eye?: EstermanEye;
}

/** Creates the store of one Esterman test. Listeners are notified at most once per animation frame (CHART-04). */
export const createEstermanStore = ({ eye = 'OU', ...options }: EstermanStoreOptions = {}): EstermanStore =>
  createModelStore(
    {
      records: ['new_stimuli'],
      draftOf,
      applyEvent,
      viewOf: (draft, previous?: EstermanView) => viewOf(draft, eye, previous),
    },
    options,
  );

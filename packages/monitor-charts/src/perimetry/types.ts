import type { MonitorEvent } from '../shared/event.ts';

export { type Eye, EYES, type Point } from '@isopter/clinical';
export {
  type Stimulus,
  type LocationState,
  type PerimetryLocation,
  type PerimetryStatistics,
} from '@isopter/clinical/perimetry';

/** The completion in percent, 0 to 100. */
export interface Progress {
  readonly total: number;
  readonly od: number;
  readonly os: number;
}

/** A live message of the test. */
export type PerimetryEvent = MonitorEvent;

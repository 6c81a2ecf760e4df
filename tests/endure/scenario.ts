import type { Store } from '../../apps/server/src/platform/db/store.ts';
import type { Count } from './parts/count.ts';

export type Engine = Store['engine'];

/** How often what is done, and with how many. */
export interface Scale {
  serverKills: number;
  headsetKills: number;
  restarts: number;
  reconnecting: number;
  /** Schedules that are due. */
  due: number;
  /** Seconds a condition lasts that is not a moment's: a full disk, a wrong clock. */
  seconds: number;
}

/** Result of a scenario. */
export interface Result {
  /** How often it was done. */
  times: number;
  /** Undefined where nothing is recorded. */
  count?: Count;
  /** Milliseconds from each fault until every headset had a later record acknowledged. */
  back: number[];
  /** How often a server ended that was not told to. */
  crashes: number;
  /** Other faults; empty if there are none. */
  faults: string[];
  /** Additional note. */
  note?: string;
}

export interface Scenario {
  title: string;
  /** In a short run only the first. */
  engines: readonly Engine[];
  /** @throws Skipped where the machine does not let it */
  run: (engine: Engine, scale: Scale) => Promise<Result>;
}

/** The machine does not let this be done; the message says why. */
export class Skipped extends Error {}

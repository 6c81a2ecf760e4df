import type { LiveEvent } from '@isopter/contract';

/** A live message of a test, as the contract lets it in. */
export type MonitorEvent = LiveEvent;

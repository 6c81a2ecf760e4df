import type { LiveEvent } from '@isopter/contract';

/** A live message of a test, validated by the contract. */
export type MonitorEvent = LiveEvent;

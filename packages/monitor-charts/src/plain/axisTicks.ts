import { ticksWithRoom } from '../chart/ticks.ts';
import { written } from '../shared/written.ts';
import type { LinearScale } from '../chart/scales.ts';
import type { AxisWords } from './types.ts';

/** Numbers of at least this size are written in compact notation at an axis. */
const LARGE = 100_000;

/** The notation of large numbers. */
export const COMPACT = { notation: 'compact', maximumSignificantDigits: 6 } as const;

/** The labelled values of an axis, and how they are written. */
export interface AxisTicks {
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

/**
 * Returns the labels of an axis. Large numbers are written in compact notation (1 B), unless two labels would be the
 * same.
 * @param room the distance between two labels in pixels
 * @param compact formats numbers in compact notation
 */
export function axisTicks(
  scale: LinearScale,
  room: number,
  { format }: AxisWords,
  compact: (value: number) => string,
): AxisTicks {
  const values = ticksWithRoom(scale, room);
  if (format) return { values, format };
  const isLarge = values.some((value) => Math.abs(value) >= LARGE);
  const isDistinct = new Set(values.map(compact)).size === values.length;
  return { values, format: isLarge && isDistinct ? compact : written };
}

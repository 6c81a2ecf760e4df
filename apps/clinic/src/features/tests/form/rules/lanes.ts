import type { Device } from '@isopter/contract';
import { isBatteryLow } from '@isopter/ui';

/** More devices than this are not compared card by card: they are a list to choose from. */
export const MOST_LANES = 8;

export type LaneState = 'free' | 'low' | 'busy' | 'offline';

/** Whether a test can begin on a device now, or why not; `low`: it can, and its battery may not last. */
export function laneState(device: Device): LaneState {
  if (!device.active) return 'offline';
  if (!device.available) return 'busy';
  const battery = device.battery_level_headset_percentage;
  return typeof battery === 'number' && isBatteryLow('headset', battery) ? 'low' : 'free';
}

const ORDER: readonly LaneState[] = ['free', 'low', 'busy', 'offline'];

/** The devices as they stand in the form: those a test can begin on first, each group in its order. */
export const inOrder = (devices: readonly Device[]): Device[] =>
  devices.toSorted((a, b) => ORDER.indexOf(laneState(a)) - ORDER.indexOf(laneState(b)));

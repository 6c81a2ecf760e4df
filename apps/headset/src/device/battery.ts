import type { DeviceState } from './state.ts';

/** Percent an hour: a headset lasts three hours of testing, its handpiece eight; both charge while nobody wears it. */
const PER_HOUR = {
  testing: { headset: -100 / 3, handpiece: -100 / 8 },
  resting: { headset: 60, handpiece: 60 },
} as const;

const limit = (charge: number): number => Math.min(100, Math.max(0, charge));

/** The charge after some time in use, or in its cradle. */
export function chargeAfter(charge: DeviceState['charge'], hours: number, testing: boolean): DeviceState['charge'] {
  const rate = PER_HOUR[testing ? 'testing' : 'resting'];
  return {
    headset: limit(charge.headset + rate.headset * hours),
    handpiece: limit(charge.handpiece + rate.handpiece * hours),
  };
}

/** The charge as it is reported: whole percent. */
export const batteryLevels = ({ headset, handpiece }: DeviceState['charge']) => ({
  battery_level_headset_percentage: Math.floor(headset),
  battery_level_handpiece_percentage: Math.floor(handpiece),
});

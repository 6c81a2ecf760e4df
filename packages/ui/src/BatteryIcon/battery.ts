/** The drawn level of the battery. */
export type BatteryFill = 'full' | 'three-quarters' | 'half' | 'quarter' | 'empty';
/** The device a battery belongs to. */
export type BatteryOwner = 'headset' | 'handpiece';

/** The drawn level for a percentage: above 80 full, above 60 three quarters, above 30 half, 5 or less empty. */
export function batteryFill(percentage: number): BatteryFill {
  if (percentage > 80) return 'full';
  if (percentage > 60) return 'three-quarters';
  if (percentage > 30) return 'half';
  return percentage > 5 ? 'quarter' : 'empty';
}

/** Whether the battery is drawn in red, with advice to charge: at or below 20 %. */
export const isBatteryCritical = (percentage: number): boolean => percentage <= 20;

/**
 * Whether the battery level warrants a warning before a test: the headset at or below 30 %, the handpiece below 50 %.
 */
export const isBatteryLow = (owner: BatteryOwner, percentage: number): boolean =>
  owner === 'headset' ? percentage <= 30 : percentage < 50;

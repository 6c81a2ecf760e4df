/** A volume, 0 to 100, and the one before muting [MON-08]. */
export interface Volume {
  value: number;
  beforeMute: number | null;
}

/** The volume after unmuting if it was zero from the beginning. */
const AUDIBLE = 50;

/** Mutes and remembers the volume, or restores it [MON-08]. */
export function toggleMute({ value, beforeMute }: Volume): Volume {
  return value > 0 ? { value: 0, beforeMute: value } : { value: beforeMute ?? AUDIBLE, beforeMute: null };
}

/**
 * Sets a volume chosen by the user or reported by the device; any volume but silence ends the mute [MON-08, MON-21].
 */
export function setVolume({ beforeMute }: Volume, value: number): Volume {
  return { value, beforeMute: value === 0 ? beforeMute : null };
}

/** A volume, 0 to 100, and the one that muting put aside [MON-08]. */
export interface Volume {
  value: number;
  beforeMute: number | null;
}

/** What unmuting falls back to where it was silent from the beginning. */
const AUDIBLE = 50;

/** Mutes, keeping the volume; or restores it [MON-08]. */
export function toggleMute({ value, beforeMute }: Volume): Volume {
  return value > 0 ? { value: 0, beforeMute: value } : { value: beforeMute ?? AUDIBLE, beforeMute: null };
}

/** A volume chosen by hand, or told by the device, ends the mute unless it is silence [MON-08, MON-21]. */
export function setVolume({ beforeMute }: Volume, value: number): Volume {
  return { value, beforeMute: value === 0 ? beforeMute : null };
}

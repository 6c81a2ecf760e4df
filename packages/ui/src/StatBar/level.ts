/** How a share stands to its limits. */
export type Level = 'good' | 'caution' | 'critical';

/** Limits of a share: from `caution` on look at it, from `critical` on do not rely on it. */
export interface LevelLimits {
  /** Percentage from which on the share is to be looked at; never unless given. */
  caution?: number;
  /** Percentage from which on it is too high; never unless given. */
  critical?: number;
}

/** The level of a share; a limit belongs to the worse side, no limit means good. */
export function levelOf(value: number, { caution = Infinity, critical = Infinity }: LevelLimits): Level {
  if (value >= critical) return 'critical';
  return value >= caution ? 'caution' : 'good';
}

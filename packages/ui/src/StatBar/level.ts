/** The level of a rate relative to its limits. */
export type Level = 'good' | 'caution' | 'critical';

/** The limits of a rate: from `caution` it requires attention, from `critical` the result is unreliable. */
export interface LevelLimits {
  /** The percentage from which the rate requires attention. If omitted, it never does. */
  caution?: number;
  /** The percentage from which the rate is too high. If omitted, it never is. */
  critical?: number;
}

/** The level of a rate. A value equal to a limit belongs to the worse level; without limits the level is `good`. */
export function levelOf(value: number, { caution = Infinity, critical = Infinity }: LevelLimits): Level {
  if (value >= critical) return 'critical';
  return value >= caution ? 'caution' : 'good';
}

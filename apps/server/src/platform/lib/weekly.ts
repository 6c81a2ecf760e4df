import { StartError } from './startError.ts';

/** Limits of rare actions of support and admins, in each office group in seven days [SRV-05]. */
export interface WeeklyLimits {
  /** Devices that are unlinked. */
  unlinks: number;
  /** Users whom support makes office-group admins. */
  ogas: number;
  /** E-mail addresses that support changes. */
  emails: number;
}

/** Default limits. */
export const USUAL_LIMITS: WeeklyLimits = { unlinks: 20, ogas: 5, emails: 10 };

const SETTINGS = [
  ['ISOPTER_UNLINKS', 'unlinks'],
  ['ISOPTER_OGA_UPDATES', 'ogas'],
  ['ISOPTER_EMAIL_UPDATES', 'emails'],
] as const;

/** The limits of the environment. @throws StartError for what is no whole number */
export function weeklyLimitsOf(env: NodeJS.ProcessEnv): WeeklyLimits {
  const limits = { ...USUAL_LIMITS };
  for (const [name, limit] of SETTINGS) {
    const value = env[name];
    if (!value) continue;
    if (!/^\d{1,6}$/.test(value)) throw new StartError(`${name} is not a whole number.`);
    limits[limit] = Number(value);
  }
  return limits;
}

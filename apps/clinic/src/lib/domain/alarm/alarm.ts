import type { SoundState } from '../../platform/browser/sound.ts';

/** How often the tone is repeated while somebody is needed, in milliseconds. */
export const REPEAT_TONE = 30_000;

/** The state that decides about the tone. */
export interface AlarmSituation {
  /** How many tests need somebody. */
  needing: number;
  /** When it sounded last, milliseconds; null while it has not. */
  sounded: number | null;
  /** A test came to need somebody, or for a further reason, after it sounded. */
  isFresh: boolean;
}

/** When the tone sounds next, in milliseconds of the same clock; null while nobody is needed [OUR-47]. */
export function nextTone({ needing, sounded, isFresh }: AlarmSituation, now: number): number | null {
  if (needing === 0) return null;
  return isFresh || sounded === null ? now : Math.max(now, sounded + REPEAT_TONE);
}

/** A reason why this browser cannot give an alarm that is switched on. */
export type AlarmProblem = 'soundBlocked' | 'soundMissing' | 'notificationsMissing' | 'notStored';

/** The state that {@link alarmProblems} checks. */
export interface AlarmCapabilities {
  hasSound: boolean;
  sound: SoundState;
  hasNotifications: boolean;
  areNotificationsMissing: boolean;
  /** Whether the browser stored the switches. */
  isStored: boolean;
}

/** Lists why the alarm does not work, the most serious reason first [OUR-701]. */
export function alarmProblems(capabilities: AlarmCapabilities): readonly AlarmProblem[] {
  const { hasSound, sound, hasNotifications, areNotificationsMissing, isStored } = capabilities;
  const holds: Readonly<Record<AlarmProblem, boolean>> = {
    soundMissing: hasSound && sound === 'missing',
    soundBlocked: hasSound && sound === 'blocked',
    notificationsMissing: hasNotifications && areNotificationsMissing,
    notStored: (hasSound || hasNotifications) && !isStored,
  };
  return (Object.keys(holds) as AlarmProblem[]).filter((problem) => holds[problem]);
}

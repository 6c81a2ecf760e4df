import type { LiveStatus } from '@isopter/api-client';
import { type Attendance, type Attention, ATTENTIONS, isEnded } from '@isopter/contract';
import { asksConvergence } from '../live/rules/convergence.ts';
import type { Dashboard } from '../live/rules/dashboard.ts';

/** The state that decides whether a test needs somebody. */
export interface AttentionSituation {
  live: LiveStatus['name'];
  dashboard: Dashboard;
  /** The device is connected. */
  isDeviceActive: boolean;
  /**
   * The headset's battery ends before the test.
   * @default false
   */
  isBatteryShort?: boolean;
  /** The answers can hardly be relied on, as far as the kind of test can tell. */
  isUnreliable: boolean;
}

/** The battery level below which somebody is called, in percent: most tests end before 10 % are used up. */
const LEAST_BATTERY = 10;

/** Whether a battery level calls for somebody [OUR-786]. */
export const isBatteryNearlyEmpty = (level: number | null | undefined): boolean =>
  typeof level === 'number' && level < LEAST_BATTERY;

/** Returns the reasons why a test needs somebody; none once it is over. */
export function attentionOf(situation: AttentionSituation): readonly Attention[] {
  const { live, dashboard, isDeviceActive, isUnreliable, isBatteryShort = false } = situation;
  const { status, screen, battery_level_headset_percentage, battery_level_handpiece_percentage } = dashboard;
  if (isEnded(status)) return [];
  const holds: Readonly<Record<Attention, boolean>> = {
    answer: asksConvergence(screen),
    connection: live === 'reconnecting',
    device: !isDeviceActive || !dashboard.is_connected,
    paused: status === 'paused' || status === 'stopped' || screen === 'test paused',
    battery:
      isBatteryShort ||
      [battery_level_headset_percentage, battery_level_handpiece_percentage].some((level) =>
        isBatteryNearlyEmpty(level),
      ),
    unreliable: isUnreliable,
  };
  return ATTENTIONS.filter((name) => holds[name]);
}

/** Returns the reasons for which nobody is on the way yet. */
export const unattended = (
  attentions: readonly Attention[],
  attendance: Attendance | undefined,
): readonly Attention[] => (attendance ? attentions.filter((one) => !attendance.reasons.includes(one)) : attentions);

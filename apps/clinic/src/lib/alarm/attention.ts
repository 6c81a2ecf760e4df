import type { LiveStatus } from '@isopter/api-client';
import { type Attendance, type Attention, ATTENTIONS, isEnded } from '@isopter/contract';
import { isBatteryLow } from '@isopter/ui';
import { asksConvergence } from '../live/rules/convergence.ts';
import type { Dashboard } from '../live/rules/dashboard.ts';

/** What decides about it. */
export interface AttentionSituation {
  live: LiveStatus['name'];
  dashboard: Dashboard;
  /** The device is connected. */
  isDeviceActive: boolean;
  /** The answers can hardly be relied on, as far as the kind of test can tell. */
  isUnreliable: boolean;
}

const isLow = (owner: 'headset' | 'handpiece', level: number | null): boolean =>
  level !== null && isBatteryLow(owner, level);

/** What a test needs somebody for; a test that is over needs nobody. */
export function attentionOf(situation: AttentionSituation): readonly Attention[] {
  const { live, dashboard, isDeviceActive, isUnreliable } = situation;
  const { status, screen, battery_level_headset_percentage, battery_level_handpiece_percentage } = dashboard;
  if (isEnded(status)) return [];
  const holds: Readonly<Record<Attention, boolean>> = {
    answer: asksConvergence(screen),
    connection: live === 'reconnecting',
    device: !isDeviceActive || !dashboard.is_connected,
    paused: status === 'paused' || status === 'stopped' || screen === 'test paused',
    battery:
      isLow('headset', battery_level_headset_percentage) || isLow('handpiece', battery_level_handpiece_percentage),
    unreliable: isUnreliable,
  };
  return ATTENTIONS.filter((name) => holds[name]);
}

/** Of what a test needs somebody for, that for which nobody is on the way yet. */
export const unattended = (
  attentions: readonly Attention[],
  attendance: Attendance | undefined,
): readonly Attention[] => (attendance ? attentions.filter((one) => !attendance.reasons.includes(one)) : attentions);

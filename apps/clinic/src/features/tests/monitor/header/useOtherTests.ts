import { useAttendances, useRunningDevices } from '@isopter/api-client';
import type { Attention, Device } from '@isopter/contract';
import { useEffect } from 'react';
import { unattended } from '../../../../lib/domain/alarm/attention.ts';
import { type Alarm, useAlarm } from '../../../../lib/domain/alarm/useAlarm.ts';
import { useAnnouncements } from '../../../../lib/domain/alarm/useAnnouncements.ts';
import { useCalls } from '../../../../lib/domain/alarm/useCalls.ts';
import { isTechnician } from '../../../../lib/platform/routes/access.ts';
import { accessOf } from '../../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';

/** A test on another device that needs somebody. */
export interface NeedingTest {
  device: Pick<Device, 'id' | 'name'>;
  attentions: readonly Attention[];
}

/** The tests that run beside the one that is watched. */
export interface OtherTests {
  needing: readonly NeedingTest[];
  /** How they call for somebody; null while none runs. */
  alarm: Alarm | null;
}

/**
 * What the tests on other devices need somebody for, as their devices tell every 5 s: who watches one test looks after
 * others too [OUR-79], where nobody is on the way yet [OUR-87]. A technician and a visitor of the demo mode have no list of devices.
 * @param own the device of the watched test
 */
export function useOtherTests(own: string): OtherTests {
  const access = accessOf(useSignedIn());
  const isAsked = !isTechnician(access) && !access.demo_mode;
  const { data } = useRunningDevices(isAsked);
  const calls = useCalls(data);
  const { data: attendances = [] } = useAttendances(isAsked);
  const { text, report } = useAnnouncements();
  const others = (data ?? [])
    .map((device, index): NeedingTest => {
      const attendance = attendances.find(({ test }) => test === device.administering_test);
      return { device, attentions: unattended(calls[index] ?? [], attendance) };
    })
    .filter(({ device }) => device.id !== own);
  const needing = others.filter(({ attentions }) => attentions.length > 0);
  useEffect(() => {
    for (const { device, attentions } of others) report(device, attentions);
  });
  const alarm = useAlarm(needing.length, needing.length > 0 ? text : '');
  return { needing, alarm: others.length > 0 ? alarm : null };
}

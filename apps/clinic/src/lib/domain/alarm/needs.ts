import { type ActiveDevice, type Attendance, type Attention, type Device, isHomeDevice } from '@isopter/contract';
import { attentionOf, unattended } from './attention.ts';

/** The device properties that decide about alarms, as in lists. */
export type NeedyDevice = Pick<
  Device,
  | 'administering_test'
  | 'device_type'
  | 'active'
  | 'current_screen'
  | 'battery_level_headset_percentage'
  | 'battery_level_handpiece_percentage'
> &
  // lists of all devices do not have it
  Partial<Pick<ActiveDevice, 'running_test'>>;

/**
 * What the test on a device needs somebody for, by what a list of devices tells: it knows no answers, and nothing of a
 * connection but whether the device is there. A pause counts from its first second; {@link useCalls} waits.
 */
export function needsOf(device: NeedyDevice): readonly Attention[] {
  if (!device.administering_test) return [];
  // a headset at home continues without a connection [OUR-191]
  const isDeviceActive = device.active || isHomeDevice(device.device_type);
  return attentionOf({
    live: 'live',
    dashboard: {
      status: device.running_test?.status,
      screen: device.current_screen ?? null,
      battery_level_headset_percentage: device.battery_level_headset_percentage ?? null,
      battery_level_handpiece_percentage: device.battery_level_handpiece_percentage ?? null,
      volume: null,
      ipd: null,
      is_connected: isDeviceActive,
      records_ignored: 0,
      convergence: null,
    },
    isDeviceActive,
    isUnreliable: false,
  });
}

/**
 * On how many devices a test calls somebody, and nobody is on the way [OUR-261].
 * @param calls the reasons for which each device's test needs somebody
 */
export const needing = (
  devices: readonly NeedyDevice[],
  calls: readonly (readonly Attention[])[],
  attendances: readonly Attendance[],
): number =>
  devices.filter((device, index) => {
    const going = attendances.find(({ test }) => test === device.administering_test);
    return unattended(calls[index] ?? [], going).length > 0;
  }).length;

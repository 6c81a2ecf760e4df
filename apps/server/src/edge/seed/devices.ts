import type { DeviceType } from '@isopter/contract';
import { device, deviceOffice } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { SeededGroup } from './people.ts';

interface SampleDevice {
  name: string;
  deviceType: DeviceType;
  code: string;
}

/** Headsets and a camera of the clinic, waiting to be paired by these codes; the simulated devices know the codes too. */
export const DEMO_DEVICES: readonly SampleDevice[] = [
  { name: 'Lane 1 headset', deviceType: 'S', code: 'LANE-1' },
  { name: 'Lane 2 headset', deviceType: 'S', code: 'LANE-2' },
  { name: 'Pre-test room', deviceType: 'S', code: 'PRE-TEST' },
  { name: 'Home kit 07', deviceType: 'H', code: 'HOME-07' },
  { name: 'Slit lamp camera', deviceType: 'CAMERA', code: 'CAMERA-1' },
];

/** The headsets on which visitors test themselves; the first is the one of the demo account. */
export const SHOWROOM_DEVICES = [
  { name: 'Showroom headset', deviceType: 'S', code: 'SHOW-1' },
  { name: 'Traveling headset', deviceType: 'S', code: 'SHOW-2' },
] as const satisfies readonly SampleDevice[];

/** Devices of the clinic with a PACS. */
export const QUAYSIDE_DEVICES: readonly SampleDevice[] = [
  { name: 'Quayside headset', deviceType: 'S', code: 'QUAY-1' },
];

/** Devices of the clinic with zero-PII. */
export const MEADOWSIDE_DEVICES = [
  { name: 'Meadowside headset', deviceType: 'S', code: 'MEADOW-1' },
] as const satisfies readonly SampleDevice[];

/** Devices of the clinic with an on-premises agent. */
export const HILLSIDE_DEVICES: readonly SampleDevice[] = [
  { name: 'Hillside headset', deviceType: 'S', code: 'HILL-1' },
];

/** @returns the ids by name */
export async function seedDevices(
  db: Db,
  group: SeededGroup,
  devices: readonly SampleDevice[],
  poolId?: string,
): Promise<Map<string, string>> {
  const rows = await db
    .insert(device)
    .values(devices.map((one) => ({ ...one, officeGroupId: group.id, ...(poolId && { poolId }) })))
    .returning({ id: device.id, name: device.name });
  await db
    .insert(deviceOffice)
    .values(rows.flatMap(({ id }) => group.offices.map((officeId) => ({ deviceId: id, officeId }))));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

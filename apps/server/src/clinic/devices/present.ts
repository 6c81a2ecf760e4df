import { type Capabilities, DEVICE_SILENCE, type Device } from '@isopter/contract';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { mayEditDevice } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { device, deviceOffice, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** A device that is not paired yet can do nothing. */
const NO_CAPABILITIES: Capabilities = {
  supported_test_groups: [],
  esterman_algorithm_version: 0,
  visual_acuity_algorithm_version: 0,
  bundle_monocular_algorithm_version: 0,
  eoms_algorithm_version: 0,
  pupil_standard_algorithm_version: 0,
  perrl_algorithm_version: 0,
  kinetic_algorithm_version: 0,
  output_languages: [],
  subtitles_languages: [],
  increased_size_subtitles_languages: [],
  pin_subtitles_supported: false,
  streaming_camera_count: 0,
  volume_control_supported: false,
  screen_order_version: 0,
};

/** Devices with their offices and the test they run, when the user may see that one; the caller adds the devices' scope. */
export const selectDevices = (db: Db, user: Identity) =>
  db
    .select({
      ...getTableColumns(device),
      offices: sql<string[]>`coalesce((select json_agg(${deviceOffice.officeId}) from ${deviceOffice}
        where ${deviceOffice.deviceId} = ${device.id}), '[]'::json)`,
      administers: test.id,
      testsLately: sql<number>`(select count(*)::int from ${test} as began where began.device_id = ${device.id}
        and began.created > now() - interval '24 hours' and began.time_start is not null and began.deleted is null)`,
      progress: test.progressTotal,
    })
    .from(device)
    .leftJoin(test, and(eq(test.id, device.testId), testScope(user)))
    .$dynamic();

export type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number];

/** Up to this number devices are sorted by name, above it by last use [DEV-01]. */
const FEW = 8;

/** Returns the order of devices by name, in the language of the user. */
export const devicesByName = ({ preferences }: Identity): SQL[] => [
  asc(inOrderOf(preferences.app_language, device.name)),
  asc(device.id),
];

export const deviceOrder = (user: Identity, count: number): SQL[] =>
  count < FEW ? devicesByName(user) : [sql`${device.lastUsed} desc nulls last`, ...devicesByName(user)];

/** Returns whether the device gave a sign of life recently. */
export const isConnected = ({ seen }: { seen: Date | null }, now = Date.now()) =>
  seen !== null && now - seen.getTime() < DEVICE_SILENCE;

/** A device as browsers get it [ENT-14]; its pairing code is for those who may edit it. */
export function presentDevice(row: DeviceRow, user: Identity): Device {
  const active = row.active && isConnected(row);
  return {
    id: row.id,
    name: row.name,
    device_type: row.deviceType,
    offices: row.offices,
    pacs_integration_device_pool: row.poolId,
    code: mayEditDevice(user, row.offices) ? (row.code ?? '') : '',
    in_use: row.testId !== null,
    user: row.userId,
    available: active && row.userId !== null && row.testId === null,
    active,
    administering_test: row.administers,
    test_progress: row.progress,
    app_version: row.appVersion ?? '',
    battery_level_headset_percentage: row.batteryLevelHeadsetPercentage,
    battery_level_handpiece_percentage: row.batteryLevelHandpiecePercentage,
    current_screen: row.currentScreen,
    volume: row.volume,
    ipd: row.ipd,
    last_used: row.lastUsed?.toISOString() ?? null,
    last_seen: row.seen?.toISOString() ?? null,
    tests_last_24_hours: row.testsLately,
    capabilities: row.capabilities ?? NO_CAPABILITIES,
    version: row.version,
  };
}

import { ERROR_NAME, HOME_DEVICE_TYPES } from '@isopter/contract';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { device, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict } from '../../platform/lib/errors.ts';

/** A headset at home that works offline controls its test until it connects again [LIST-06]. */
export const externallyManaged = () =>
  conflict(ERROR_NAME.EXTERNALLY_MANAGED, 'The test is managed by a device that works offline.');

/** The devices that are lent to patients, which have a connection now and then. */
export const isAtHome = inArray(device.deviceType, [...HOME_DEVICE_TYPES]);

/**
 * Remembers that headsets at home went on with their tests without a connection [LIST-05]: one that has just left, or
 * all that were not heard of since a time, as when the server they were connected to ended.
 */
export async function noteOffline(db: Db, who: { deviceId: string } | { notSince: Date }): Promise<void> {
  const silent =
    'deviceId' in who ? eq(device.id, who.deviceId) : or(isNull(device.seen), lt(device.seen, who.notSince));
  await db
    .update(test)
    .set({ offline: true })
    .where(
      and(
        inArray(test.status, ['started', 'paused']),
        eq(test.offline, false),
        inArray(
          test.id,
          db
            .select({ id: sql`${device.testId}` })
            .from(device)
            .where(and(isAtHome, silent)),
        ),
      ),
    );
}

import { type Device, type DeviceUpdate, type DeviceWrite, ERROR, ERROR_NAME } from '@isopter/contract';
import { and, count, eq, gte, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { mayEditDevice } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { foreignOffices } from '../../access/auth/offices.ts';
import { deviceScope } from '../../access/auth/scope.ts';
import { audit, cameraLink, device, deviceOffice, test } from '../../platform/db/schema.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, invalid, notFound, refused } from '../../platform/lib/errors.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';
import { pacsConfiguration } from './pools.ts';
import { newCode } from './code.ts';
import { type DeviceRow, presentDevice, selectDevices } from './present.ts';

/** The calls that unlink; their audit rows are what the weekly limit counts. */
const UNLINKING = ['unlinkDevice', 'unlinkDeviceInDevMode'];

async function read(db: Db, user: Identity, id: string): Promise<DeviceRow> {
  const [row] = await selectDevices(db, user).where(and(deviceScope(db, user), eq(device.id, id), device.active));
  if (!row) throw notFound();
  return row;
}

/** Returns a device that the user may edit [DEV-05]. @throws ApiError 404 for any other one */
export async function readToEdit(db: Db, user: Identity, id: string): Promise<DeviceRow> {
  const row = await read(db, user, id);
  if (!mayEditDevice(user, row.offices)) throw notFound();
  return row;
}

/** Returns whether another device of the office group, deleted or not, has this name [DEV-06]. */
async function isNameTaken(db: Db, user: Identity, name: string, own?: string): Promise<boolean> {
  const same = await db
    .select({ id: device.id })
    .from(device)
    .where(and(eq(device.officeGroupId, user.officeGroupId), sql`lower(${device.name}) = ${name.toLowerCase()}`));
  return same.some(({ id }) => id !== own);
}

/** A pool is one of the office group's PACS configuration, for its PACS users [DEV-10]; none is allowed. */
async function isPool(db: Db, user: Identity, pool: string | null | undefined): Promise<boolean> {
  if (!pool) return true;
  const { device_pools } = await pacsConfiguration(db, user);
  return user.flags.pacs_integration === true && device_pools.some(({ id }) => id === pool);
}

interface Change {
  name?: string | undefined;
  /** Offices to add to the device. */
  offices: readonly string[];
  pool?: string | null | undefined;
  own?: string;
}

/** Messages by field; nothing may be stored when there is one. */
async function problemsOf(db: Db, user: Identity, change: Change): Promise<Record<string, string[]>> {
  const isTaken = change.name !== undefined && (await isNameTaken(db, user, change.name, change.own));
  const foreign = await foreignOffices(db, user, change.offices);
  return {
    ...(isTaken && { name: [ERROR.DEVICE_NAME_TAKEN] }),
    ...(foreign.length > 0 && { offices: ['Choose offices you administer.'] }),
    ...(!(await isPool(db, user, change.pool)) && { pacs_integration_device_pool: ['There is no such pool.'] }),
  };
}

/** Adds a device that waits to be paired [DEV-03, DEV-08]. */
export async function createDevice(db: Db, user: Identity, body: DeviceWrite): Promise<Device> {
  await lockGroup(db, user);
  const offices = [...new Set(body.offices)];
  const problems = await problemsOf(db, user, { ...body, offices, pool: body.pacs_integration_device_pool });
  if (body.device_type === 'CAMERA' && !user.flags.research_mode) {
    problems['device_type'] = ['Cameras exist in research mode only.'];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const [made] = await db
    .insert(device)
    .values({
      officeGroupId: user.officeGroupId,
      name: body.name,
      deviceType: body.device_type,
      code: newCode(),
      poolId: body.pacs_integration_device_pool ?? null,
    })
    .returning({ id: device.id });
  if (!made) throw new Error('no row was inserted');
  await db.insert(deviceOffice).values(offices.map((officeId) => ({ deviceId: made.id, officeId })));
  return presentDevice(await read(db, user, made.id), user);
}

/**
 * Changes name and offices. An office admin chooses among the offices they administer: other offices of the device stay
 * [DEV-05, DEV-11].
 */
export async function updateDevice(db: Db, user: Identity, id: string, body: DeviceUpdate): Promise<Device> {
  await lockGroup(db, user);
  await readToEdit(db, user, id);
  const readShown = async () => presentDevice(await read(db, user, id), user);
  await requireVersion('updateDevice', { db, user }, body, { table: device, id, read: readShown });
  const row = await readToEdit(db, user, id);
  const fresh = (body.offices ?? []).filter((one) => !row.offices.includes(one));
  const problems = await problemsOf(db, user, {
    name: body.name,
    offices: fresh,
    pool: body.pacs_integration_device_pool,
    own: id,
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { name, pacs_integration_device_pool: poolId } = body;
  if (name !== undefined || poolId !== undefined)
    await db.update(device).set({ name, poolId }).where(eq(device.id, id));
  if (body.offices) {
    const kept = await foreignOffices(db, user, row.offices);
    const offices = [...new Set([...kept, ...body.offices])];
    await db.delete(deviceOffice).where(and(eq(deviceOffice.deviceId, id), notInArray(deviceOffice.officeId, offices)));
    await db
      .insert(deviceOffice)
      .values(offices.map((officeId) => ({ deviceId: id, officeId })))
      .onConflictDoNothing();
  }
  return presentDevice(await read(db, user, id), user);
}

/** Tests that a device has not finished. */
const OPEN = ['pending', 'started', 'paused'] as const;

/**
 * Retires a device [DEV-08]: it leaves the lists and the channel, while its old tests still name it and its name stays used
 * [DEV-06].
 * @throws ApiError 409 while a test runs on it or waits for it
 */
export async function deleteDevice(db: Db, user: Identity, id: string): Promise<void> {
  await readToEdit(db, user, id);
  const [row] = await db.select().from(device).where(eq(device.id, id)).for('update');
  const [open] = await db
    .select({ id: test.id })
    .from(test)
    .where(and(eq(test.deviceId, id), inArray(test.status, [...OPEN]), isNull(test.deleted)))
    .limit(1);
  if (row?.testId || open) throw conflict(ERROR_NAME.DEVICE_IN_USE, 'A test runs on the device or waits for it.');
  await db
    .update(device)
    .set({ active: false, userId: null, tokenDigest: null, code: null, capabilities: null, seen: null })
    .where(eq(device.id, id));
  await db.delete(cameraLink).where(eq(cameraLink.deviceId, id));
}

const WEEK = 7 * 24 * 3_600_000;

/** Returns the number of devices of the office group that were unlinked in the last seven days. */
async function unlinkedThisWeek(db: Db, officeGroupId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(audit)
    .innerJoin(device, sql`${device.id} = any(${audit.objectIds})`)
    .where(
      and(
        inArray(audit.action, UNLINKING),
        gte(audit.at, new Date(Date.now() - WEEK)),
        lt(audit.result, 300),
        eq(device.officeGroupId, officeGroupId),
      ),
    );
  return found?.count ?? 0;
}

/**
 * Unlinks a device: its token becomes invalid, and it waits with a new code to be paired again. It is disconnected
 * within ten seconds.
 * @param reach the devices the user may unlink; for support those of every office group [SUP-05]
 * @param limit for an office group in a week [SRV-05]
 * @returns the office group of the device
 */
export async function unlinkDevice(db: Db, reach: SQL | undefined, id: string, limit: number): Promise<string> {
  const where = and(reach, eq(device.id, id), device.active);
  const [found] = await db.select({ officeGroupId: device.officeGroupId }).from(device).where(where);
  if (!found) throw notFound();
  await lockGroup(db, found);
  const [row] = await db.select().from(device).where(where).for('update');
  if (!row) throw notFound();
  if (row.testId !== null) {
    throw conflict(ERROR_NAME.DEVICE_IN_USE, 'The device is administering a test.');
  }
  if (row.userId === null) throw refused('NotLinked', 'This device is not paired.');
  if ((await unlinkedThisWeek(db, found.officeGroupId)) >= limit)
    throw refused(ERROR.UNLINK_WEEKLY_LIMIT, ERROR.UNLINK_WEEKLY_LIMIT);
  await db
    .update(device)
    .set({ userId: null, tokenDigest: null, code: newCode(), capabilities: null, seen: null })
    .where(eq(device.id, id));
  await db.delete(cameraLink).where(eq(cameraLink.deviceId, id));
  return found.officeGroupId;
}

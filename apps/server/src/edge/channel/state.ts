import { type DeviceFrame, isEnded, isHomeDevice } from '@isopter/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { hasDigest } from '../../platform/lib/secret.ts';
import { device, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { type Announce, giveToDevice, nextRun, setStatus } from '../../clinic/tests/lifecycle.ts';
import { setUpDevice, testOrder } from '../../clinic/tests/order.ts';

type Hello = Extract<DeviceFrame, { type: 'hello' }>;
type DeviceRow = typeof device.$inferSelect;

const wholeOf = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : Math.round(percent);

/** Returns the device of a token after storing its facts; undefined for an unknown token or a retired device. */
export async function greet(db: Db, hello: Hello & { token: string }): Promise<DeviceRow | undefined> {
  const [row] = await db
    .update(device)
    .set({
      appVersion: hello.app_version,
      capabilities: hello.capabilities,
      batteryLevelHeadsetPercentage: wholeOf(hello.battery_level_headset_percentage),
      batteryLevelHandpiecePercentage: wholeOf(hello.battery_level_handpiece_percentage),
      volume: hello.volume,
      ipd: hello.ipd ?? null,
      seen: new Date(),
    })
    .where(and(hasDigest(device.tokenDigest, hello.token), device.active))
    .returning();
  return row;
}

/**
 * Returns the device's current test, and how far its records are stored. A pending test is started. A test that
 * continued at home without a connection is `syncing` until the records held by the headset are stored [LIST-05].
 */
export async function currentTest(db: Db, row: DeviceRow, held: Hello['held']) {
  const { testId } = row;
  if (testId === null) return { order: null, acknowledged: 0, announce: (() => undefined) satisfies Announce };
  return db.transaction(async (tx) => {
    const [waiting] = await tx.select().from(test).where(eq(test.id, testId)).for('update');
    const announce = waiting ? await welcomeBack(tx, waiting, row, held) : () => undefined;
    return { ...(await testOrder(tx, testId)), announce };
  });
}

async function welcomeBack(
  db: Db,
  { id, run, status, offline, deviceSeq }: typeof test.$inferSelect,
  { id: deviceId, deviceType }: DeviceRow,
  held: Hello['held'],
): Promise<Announce> {
  if (status === 'pending') {
    // a headset that was off reports the volume of the patient before
    await setUpDevice(db, deviceId, id);
    return setStatus(db, id, 'started');
  }
  if (!isHomeDevice(deviceType) || isEnded(status)) return () => undefined;
  const isBehind = held?.test_id === id && held.run === run && held.seq > deviceSeq;
  if (!isBehind && !offline) return () => undefined;
  await db
    .update(test)
    .set(isBehind ? { offline: true, syncTo: held.seq } : { offline: false, syncTo: null })
    .where(eq(test.id, id));
  return isBehind ? setStatus(db, id, 'syncing') : () => undefined;
}

/**
 * Restarts a test on a headset that lost its data while it should resume: better from the start than not at all. Tests
 * that are not, or no longer, the device's current one are not changed.
 */
export async function restartLost(db: Db, deviceId: string, testId: string, run: number): Promise<Announce> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: test.status, run: test.run })
      .from(test)
      .innerJoin(device, eq(device.testId, test.id))
      .where(and(eq(test.id, testId), eq(device.id, deviceId)))
      .for('update', { of: test });
    if (!row || row.run !== run || isEnded(row.status)) return () => undefined;
    const { announce } = await nextRun(tx, testId);
    const announceOrder = await giveToDevice(tx, deviceId, testId);
    return (bus) => {
      announceOrder(bus);
      announce(bus);
    };
  });
}

/** Stores a change a device reports of itself. @returns the test it runs, whose monitors want to know */
export async function changeDevice(
  db: Db,
  deviceId: string,
  changes: Partial<typeof device.$inferInsert>,
): Promise<string | null> {
  const [row] = await db
    .update(device)
    .set({ seen: new Date(), ...changes })
    .where(eq(device.id, deviceId))
    .returning({ testId: device.testId });
  return row?.testId ?? null;
}

/**
 * Remembers that these devices are there.
 * @returns the digest of the token each of them has to come with; retired devices are not among them
 */
export async function sawDevices(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .update(device)
    .set({ seen: new Date() })
    .where(and(inArray(device.id, [...ids]), eq(device.active, true)))
    .returning({ id: device.id, tokenDigest: device.tokenDigest });
  return new Map(rows.map(({ id, tokenDigest }) => [id, tokenDigest]));
}

import { isEnded, type TestStatus } from '@isopter/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { device, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { setUpDevice, testOrder } from './order.ts';
import { removePictures } from './pictures.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { GONE, publishLive, publishToDevice, testTopic } from '../../platform/bus/topics.ts';

/** Notifies devices and monitors of a committed change. */
export type Announce = (bus: Bus) => void;

/**
 * Removes tests from all lists, and their pictures; their records are kept [LIST-12].
 * @returns an announcement that stops the devices and closes the monitors
 */
export async function deleteTests(db: Db, testIds: readonly string[]): Promise<Announce> {
  await db
    .update(test)
    .set({ deleted: new Date() })
    .where(inArray(test.id, [...testIds]));
  await removePictures(db, testIds);
  return releaseDevices(db, testIds);
}

/**
 * Frees the devices of tests that are taken away from them.
 * @returns an announcement that stops the devices and closes the monitors
 */
export async function releaseDevices(db: Db, testIds: readonly string[]): Promise<Announce> {
  if (testIds.length === 0) return () => undefined;
  const held = await db
    .select({ id: device.id, testId: device.testId })
    .from(device)
    .where(inArray(device.testId, [...testIds]))
    .for('update');
  await freeDevices(db, testIds);
  return (bus) => {
    for (const { id, testId } of held) if (testId) publishToDevice(bus, id, { type: 'cancel', test_id: testId });
    for (const id of testIds) bus.publish(testTopic(id), GONE);
  };
}

/** Frees the devices of these tests without telling them: they know. */
export async function freeDevices(db: Db, testIds: readonly string[]): Promise<void> {
  await db
    .update(device)
    .set({ testId: null, lastUsed: new Date() })
    .where(inArray(device.testId, [...testIds]));
}

/** Returns whether a status frees the device: the test has ended, or was stopped for later. */
export const freesDevice = (status: TestStatus) => isEnded(status) || status === 'stopped';

/** Gives a free device a test to run, and clears its current screen. @returns an announcement for the device */
export async function giveToDevice(db: Db, deviceId: string, testId: string): Promise<Announce> {
  await db.update(device).set({ testId, currentScreen: null, lastUsed: new Date() }).where(eq(device.id, deviceId));
  await setUpDevice(db, deviceId, testId);
  const { order, acknowledged } = await testOrder(db, testId);
  // A headset that has the test resumes it; one that has not must know that it cannot begin from 1.
  const stored = acknowledged > 0 && { acknowledged };
  return (bus) => publishToDevice(bus, deviceId, { type: 'start', test: order, run: order.run, ...stored });
}

/** Sets a test's status and times, and frees its device when it has ended. @returns an announcement for monitors */
export async function setStatus(db: Db, testId: string, status: TestStatus): Promise<Announce> {
  const [row] = await db
    .update(test)
    .set({
      status,
      seqNum: sql`${test.seqNum} + 1`,
      ...(status === 'started' && { timeStart: sql`coalesce(${test.timeStart}, now())` }),
      ...(isEnded(status) && { timeEnd: sql`now()` }),
    })
    .where(eq(test.id, testId))
    .returning({ seqNum: test.seqNum, run: test.run });
  if (!row) throw new Error('no such test');
  if (freesDevice(status)) await freeDevices(db, [testId]);
  return (bus) =>
    publishLive(bus, testId, { type: 'updated_test_status', data: { status, seq_num: row.seqNum, run: row.run } });
}

/** Restarts a test: records of the new run replace those of the old one [MON-20]. @returns the run; tells monitors */
export async function nextRun(db: Db, testId: string): Promise<{ run: number; announce: Announce }> {
  const [row] = await db
    .update(test)
    .set({
      run: sql`${test.run} + 1`,
      // how long the test has been running is about its answers [OUR-706]
      timeStart: sql`now()`,
      deviceSeq: 0,
      progressTotal: 0,
      progressOd: 0,
      progressOs: 0,
      thresholdsReceived: false,
      ignored: 0,
      offline: false,
      syncTo: null,
      part: null,
      result: null,
    })
    .where(eq(test.id, testId))
    .returning({ run: test.run });
  if (!row) throw new Error('no such test');
  await removePictures(db, [testId]);
  return { run: row.run, announce: await setStatus(db, testId, 'started') };
}

/** Restarts a test on its device. @returns tells device and monitors */
export async function restart(db: Db, testId: string, deviceId: string): Promise<Announce> {
  const { run, announce } = await nextRun(db, testId);
  return (bus) => {
    publishToDevice(bus, deviceId, { type: 'restart', test_id: testId, run });
    announce(bus);
  };
}

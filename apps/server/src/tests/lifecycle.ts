import type { TestStatus } from '@isopter/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { device, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Bus } from '../live/bus.ts';
import { GONE, publishLive, publishToDevice, testTopic } from '../live/topics.ts';

/** Tells the others what a committed change means for them. */
export type Announce = (bus: Bus) => void;

/**
 * Frees the devices of tests that are taken away from them.
 * @returns tells the devices to stop and the monitors that there is nothing more to see
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

/** Sets a test's status and what follows from it: its times and, at its end, the device's freedom. */
export async function setStatus(db: Db, testId: string, status: TestStatus): Promise<Announce> {
  const ended = status === 'finished' || status === 'failed' || status === 'expired';
  const [row] = await db
    .update(test)
    .set({
      status,
      seqNum: sql`${test.seqNum} + 1`,
      ...(status === 'started' && { timeStart: sql`coalesce(${test.timeStart}, now())` }),
      ...(ended && { timeEnd: sql`now()` }),
    })
    .where(eq(test.id, testId))
    .returning({ seqNum: test.seqNum, run: test.run });
  if (!row) throw new Error('no such test');
  if (ended) await freeDevices(db, [testId]);
  return (bus) =>
    publishLive(bus, testId, { type: 'updated_test_status', data: { status, seq_num: row.seqNum, run: row.run } });
}

async function freeDevices(db: Db, testIds: readonly string[]): Promise<void> {
  await db
    .update(device)
    .set({ testId: null, lastUsed: new Date() })
    .where(inArray(device.testId, [...testIds]));
}

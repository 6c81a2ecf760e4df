import { eq } from 'drizzle-orm';
import { device } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isConnected } from '../devices/present.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { type Announce, giveToDevice, setStatus } from '../tests/lifecycle.ts';
import { testsOfBundle } from '../tests/ofBundle.ts';
import { dueIndex } from '../tests/bundleStatus.ts';

/**
 * Brings bundles on after one of their tests ended or was cancelled: the next one goes to the device, in the same
 * transaction, so that nobody takes the device in between. A test that failed or expired ends its bundle, and what
 * waited behind it expires [BUND-06, MON-24].
 * @returns tells the devices and the monitors
 */
export async function advanceBundles(db: Db, bundleIds: readonly (string | null)[]): Promise<Announce> {
  const announcements: Announce[] = [];
  for (const id of new Set(bundleIds)) {
    if (id !== null) announcements.push(await advance(db, id));
  }
  return (bus) => {
    for (const announce of announcements) announce(bus);
  };
}

async function advance(db: Db, bundleId: string): Promise<Announce> {
  const tests = await testsOfBundle(db, bundleId);
  if (tests.some(({ status }) => status === 'failed' || status === 'expired')) {
    const announcements: Announce[] = [];
    for (const { id, status } of tests) {
      if (status === 'pending') announcements.push(await setStatus(db, id, 'expired'));
    }
    return (bus) => {
      for (const announce of announcements) announce(bus);
    };
  }
  const due = tests[dueIndex(tests)];
  if (!due) return () => undefined;
  const [target] = await db.select().from(device).where(eq(device.id, due.deviceId)).for('update');
  // The device was taken while the bundle was stopped: the next test waits until it is started manually.
  if (!target || target.testId !== null) return () => undefined;
  const announceStatus = isConnected(target) ? await setStatus(db, due.id, 'started') : () => undefined;
  const announceOrder = await giveToDevice(db, due.deviceId, due.id);
  if (due.patientId) await refreshLastTest(db, [due.patientId]);
  return (bus) => {
    announceOrder(bus);
    announceStatus(bus);
  };
}

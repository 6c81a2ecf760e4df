import { ERROR_NAME, hasStatus, isEnded, type TestUpdate, today } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { testsOfBundle } from './ofBundle.ts';
import { dueIndex } from './bundleStatus.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { device, type test as testTable, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isConnected } from '../devices/present.ts';
import { conflict, invalid, invalidField } from '../../platform/lib/errors.ts';
import { publishToDevice } from '../../platform/bus/topics.ts';
import { findChoice } from './ordering/catalogue.ts';
import { contactProblems } from './home/contact.ts';
import { type Announce, giveToDevice, restart, setStatus } from './lifecycle.ts';
import { settleOptions } from './ordering/rules.ts';
import { siteOf } from './ordering/site.ts';
import { externallyManaged } from './offline.ts';
import { deviceInUse } from './ordering/take.ts';

type TestRow = typeof testTable.$inferSelect;

const ended = () => conflict(ERROR_NAME.TEST_ENDED, 'The test is over.');

async function lockDevice(db: Db, deviceId: string) {
  const [row] = await db.select().from(device).where(eq(device.id, deviceId)).for('update');
  if (!row) throw new Error('no such device');
  return row;
}

/** Returns whether a test waits behind another of its bundle. */
async function waitsForItsTurn(db: Db, { id, bundleId, status }: TestRow): Promise<boolean> {
  if (bundleId === null || status !== 'pending') return false;
  const tests = await testsOfBundle(db, bundleId);
  return tests[dueIndex(tests)]?.id !== id;
}

const waiting = () => conflict(ERROR_NAME.TEST_WAITING, 'The test waits for those before it in its bundle.');

/**
 * Resumes a paused or stopped test. The device of a stopped test must be free again [FORM-18], and so must that of the
 * next test of a bundle if it was taken meanwhile.
 */
async function resume(db: Db, row: TestRow): Promise<Announce> {
  if (isEnded(row.status) || row.status === 'syncing') throw ended();
  if (await waitsForItsTurn(db, row)) throw waiting();
  const isNext = row.bundleId !== null && row.status === 'pending';
  if (!isNext && !hasStatus(row.status, 'paused', 'stopped')) return () => undefined;
  const target = await lockDevice(db, row.deviceId);
  if (target.testId !== null && target.testId !== row.id) throw deviceInUse();
  if (!isConnected(target)) throw conflict(ERROR_NAME.DEVICE_OFFLINE, 'The device is not connected.');
  const announceDevice =
    target.testId === null
      ? await giveToDevice(db, target.id, row.id)
      : (((bus) =>
          publishToDevice(bus, target.id, { type: 'message', message: { message: 'play' } })) satisfies Announce);
  const announceStatus = await setStatus(db, row.id, 'started');
  return (bus) => {
    announceDevice(bus);
    announceStatus(bus);
  };
}

/** Begins a test that is not over from its first stimulus, on its device [MON-20]. */
export async function restartTest(db: Db, row: TestRow): Promise<Announce> {
  if (row.offline) throw externallyManaged();
  if (isEnded(row.status) || row.status === 'syncing') throw ended();
  if (await waitsForItsTurn(db, row)) throw waiting();
  const target = await lockDevice(db, row.deviceId);
  if (target.testId !== null && target.testId !== row.id) throw deviceInUse();
  const announceRestart = await restart(db, row.id, row.deviceId);
  if (target.testId === row.id) return announceRestart;
  const announceStart = await giveToDevice(db, target.id, row.id);
  return (bus) => {
    announceStart(bus);
    announceRestart(bus);
  };
}

/** Changes of the form are possible only while the device has not begun. */
async function changeForm(db: Db, user: Identity, row: TestRow, changes: TestUpdate): Promise<void> {
  if (row.status !== 'pending') throw conflict(ERROR_NAME.TEST_STARTED, 'The test has begun.');
  for (const field of ['patient', 'device', 'doctor', 'operator'] as const) {
    if (changes[field] !== undefined && changes[field] !== row[`${field}Id`]) {
      throw invalidField(field, 'This cannot be changed any more.');
    }
  }
  const { status: _, patient: _p, device: _d, doctor: _o, operator: _r, test_group, ...given } = changes;
  const target = await lockDevice(db, row.deviceId);
  const choice = findChoice(test_group ?? row, user.flags, target);
  if (typeof choice === 'string') throw invalidField('test_group', choice);
  if (!target.capabilities) throw new Error('a device with a test is paired');
  const { timezone } = await siteOf(db, user, target, row.siteId ?? row.officeId);
  const options = { eye: row.eye, ...row.options, ...given };
  const settled = settleOptions(options, choice, target.capabilities, today(timezone));
  const problems = { ...settled.problems, ...contactProblems(given, user) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { group, strategy, protocol } = choice;
  await db
    .update(test)
    .set({ group, strategy, protocol, eye: settled.eye, options: settled.options })
    .where(eq(test.id, row.id));
}

/** Any part of a test: `status` resumes it, `monocular` answers the convergence question, the rest changes the form. */
export async function updateTest(db: Db, user: Identity, row: TestRow, changes: TestUpdate): Promise<Announce> {
  const { status, monocular, ...form } = changes;
  const announcements: Announce[] = [];
  if (Object.values(form).some((value) => value !== undefined)) await changeForm(db, user, row, form);
  if (monocular !== undefined) {
    if (isEnded(row.status)) throw ended();
    const [fresh] = await db
      .select({ options: test.options, screen: device.currentScreen, testId: device.testId })
      .from(test)
      .innerJoin(device, eq(device.id, test.deviceId))
      .where(eq(test.id, row.id));
    const isAsked = fresh?.testId === row.id && fresh.screen === 'testing convergence';
    const convergence = { dots: monocular ? 2 : 1, by: 'EXAMINER', monocular } as const;
    await db
      .update(test)
      .set({ options: { ...fresh?.options, monocular, ...(isAsked && { convergence }) } })
      .where(eq(test.id, row.id));
    announcements.push((bus) => publishToDevice(bus, row.deviceId, { type: 'update', test_id: row.id, monocular }));
  }
  if (status !== undefined) announcements.push(await resume(db, row));
  return (bus) => {
    for (const announce of announcements) announce(bus);
  };
}

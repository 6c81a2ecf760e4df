import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';
import { turnOnZeroPii } from '../../../../test/support/zeroPii.ts';
import { job, patient, test } from '../../../platform/db/schema.ts';
import { ERASURES } from '../eraseNames.ts';
import { planErasureAfterLastName } from './lastName.ts';

describe.each(ENGINES)('deleted names in zero-PII mode, on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let named: string[];
  let user: { officeGroupId: string };

  beforeEach(async () => {
    server = await startServer(engine, 'small');
    await db().delete(test);
    await db().delete(patient);
    doctor = await signIn(server, 'doctor');
    const { doctor_id } = (await doctor.call('bootstrap')).body.user;
    named = [];
    for (const last_name of ['Quill', 'Feather']) {
      const body = { first_name: 'Zsófia', last_name, date_of_birth: '1957-10-04', doctor_id };
      named.push((await doctor.call('createPatient', { body })).body.id);
    }
    const [row] = await db().select({ officeGroupId: patient.officeGroupId }).from(patient);
    user = row!;
    return () => server.close();
  });

  const db = () => server.store.db;
  const planned = () => db().$count(job, eq(job.queue, ERASURES));
  const remove = (id: string) => doctor.call('deletePatient', { params: { id } });

  const removeAndPlan = (id: string, then: () => Promise<void>) =>
    db().transaction(async (each) => {
      await each.delete(patient).where(eq(patient.id, id));
      await planErasureAfterLastName(each, user);
      await then();
    });
  const waiting = () =>
    db().$count(
      sql`pg_locks join pg_database on pg_database.oid = database`,
      sql`not granted and locktype = 'advisory' and datname = current_database()`,
    );

  it('are erased after the last of them, and not again without names [OUR-932]', async () => {
    await turnOnZeroPii(server);
    expect(await planned()).toBe(0);
    await remove(named[0]!);
    expect(await planned()).toBe(0);
    await remove(named[1]!);
    expect(await planned()).toBe(1);
  });

  it('are erased when the mode is turned on after the last of them [OUR-932]', async () => {
    for (const id of named) await remove(id);
    expect(await planned()).toBe(0);
    await turnOnZeroPii(server);
    expect(await planned()).toBe(1);
  });

  it.runIf(engine === 'postgres')('are erased if the last two are deleted at once [OUR-932]', async () => {
    const [mayCommit, firstPlanned] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = removeAndPlan(named[0]!, () => {
      firstPlanned.resolve();
      return mayCommit.promise;
    });
    await firstPlanned.promise;
    let isDone = false;
    const second = removeAndPlan(named[1]!, async () => void (isDone = true));
    // the second one waits for the first, or is done without having seen its deletion
    await eventually(async () => expect(isDone || (await waiting()) > 0).toBe(true));
    mayCommit.resolve();
    await Promise.all([first, second]);
    expect(await planned()).toBe(1);
  });
});

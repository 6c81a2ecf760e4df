import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient, patientChange, test, testBundle } from '../../platform/db/schema.ts';
import { overtaken } from '../../../test/support/overtaken.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

describe.each(ENGINES)('a call that another one overtakes on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
  });
  afterAll(() => server.close());

  it('deletes no patient with a test that finished meanwhile (of PAT-11)', async () => {
    const { db } = server.store;
    const [seen] = (await doctor.call('listTests', { query: { status__name__in: 'Finished', limit: '1' } })).body
      .results;
    const id: string = seen.patient;
    await db.update(test).set({ status: 'stopped' }).where(eq(test.patientId, id));
    const refused = await overtaken(
      server,
      (tx) => tx.update(test).set({ status: 'finished' }).where(eq(test.id, seen.id)),
      () => doctor.call('deletePatient', { params: { id } }),
    );
    expect(refused).toMatchObject({ status: 409, body: { name: 'PatientHasTests' } });
    expect(await db.$count(patient, eq(patient.id, id))).toBe(1);
  });

  it('moves no bundle twice (of BUND-12)', async () => {
    const { db } = server.store;
    const [done] = await db.select().from(test).where(eq(test.status, 'finished')).limit(1);
    const { id: testId, officeGroupId, officeId, deviceId, doctorId, patientId } = done!;
    const [bundle] = await db
      .insert(testBundle)
      .values({ officeGroupId, officeId, deviceId, doctorId, patientId, descriptions: [] })
      .returning();
    const { id } = bundle!;
    await db.update(test).set({ bundleId: id, bundleIndex: 1 }).where(eq(test.id, testId));
    const patients = (await doctor.call('listPatients', { query: { limit: '2' } })).body.results;
    const target: string = patients.find((one: { id: string }) => one.id !== patientId).id;
    const refused = await overtaken(
      server,
      (tx) => tx.update(testBundle).set({ patientId: target }).where(eq(testBundle.id, id)),
      () => doctor.call('moveTestBundle', { params: { id }, body: { patient: target } }),
    );
    expect(refused).toMatchObject({ status: 400, body: { fields: { patient: [expect.any(String)] } } });
    expect(await db.$count(patientChange)).toBe(0);
  });
});

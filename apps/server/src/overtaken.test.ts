import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient, test } from './db/schema.ts';
import { overtaken } from './fakes/overtaken.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from './fakes/server.ts';

describe.each(ENGINES)('a call that another one overtakes on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 12);
    doctor = await signIn(server, 'doctor');
  });
  afterAll(() => server.close());

  it('deletes no patient whose test finished meanwhile (of PAT-11)', async () => {
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
});

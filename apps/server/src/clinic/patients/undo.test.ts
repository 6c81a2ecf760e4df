import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, patient, patientChange, test, testBundle } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { forgetChanges } from './changes.ts';

describe.each(ENGINES)('merges and moves on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let examined: string[];

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    const { results } = (await doctor.call('listPatients', { query: { last_test__status__name__in: 'Finished' } }))
      .body;
    examined = results.map(({ id }: { id: string }) => id);
  });
  afterAll(() => server.close());

  /** A patient with finished tests, not used by another part of this file. */
  const next = () => examined.shift() ?? '';
  const merge = (id: string, into: string) => doctor.call('mergePatient', { params: { id }, body: { patient: into } });
  const changesOf = async (id: string, who = doctor) => (await who.call('listPatientChanges', { params: { id } })).body;
  const undo = (id: string, who = doctor) => who.call('undoPatientChange', { params: { id } });
  /** Tests without their results, which are computed again when a test's patient changes. */
  const testsOf = async (id: string) => {
    const rows = await server.store.db.select().from(test).where(eq(test.patientId, id)).orderBy(test.id);
    return rows.map((row) => ({ ...row, result: null }));
  };
  const patients = (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await doctor.call('getPatient', { params: { id } })).body));
  const finishedTest = async (id: string) => {
    const { body } = await doctor.call('listTests', { query: { patient: id, status__name__in: 'Finished' } });
    return body.results[0].id as string;
  };
  const age = (hours: number) =>
    server.store.db.update(patientChange).set({ created: sql`now() - ${hours} * interval '1 hour'` });

  it('a merge is undone as if it had never been [OUR-29]', async () => {
    const [from, to] = [next(), next()];
    await server.store.db.update(patient).set({ needsMatchReview: true }).where(eq(patient.id, to));
    const before = { patients: await patients(from, to), from: await testsOf(from), to: await testsOf(to) };
    expect((await merge(from, to)).status).toBe(204);
    expect(await testsOf(to)).toHaveLength(before.from.length + before.to.length);
    expect((await doctor.call('getPatient', { params: { id: from } })).status).toBe(404);
    const [change, ...more] = await changesOf(to);
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      kind: 'merge',
      from: { id: from, display_name: before.patients[0].display_name },
      to: { id: to, display_name: before.patients[1].display_name },
      tests: before.from.length,
      by: { name: expect.any(String) },
    });
    expect(Date.parse(change.undo_until) - Date.parse(change.time)).toBe(86_400_000);
    expect((await undo(change.id)).status).toBe(200);
    const after = { patients: await patients(from, to), from: await testsOf(from), to: await testsOf(to) };
    // a form that was opened before the merge does not save over either of the two changes
    const { updated, version } = after.patients[1];
    expect(version).toBe(before.patients[1].version + 2);
    const [gone, kept] = before.patients;
    expect(after).toEqual({
      ...before,
      patients: [
        { ...gone, updated },
        { ...kept, updated, version },
      ],
    });
    expect(await changesOf(to)).toEqual([]);
    expect((await undo(change.id)).status).toBe(404);
    const rows = await server.store.db.select().from(audit).where(eq(audit.action, 'undoPatientChange'));
    expect(rows.find((row) => row.result === 200)?.patientIds.toSorted()).toEqual([from, to].toSorted());
  });

  it('an undone merge keeps later data [OUR-29]', async () => {
    const [from, to, other] = [next(), next(), next()];
    const own = await testsOf(from);
    await merge(from, to);
    const [change] = await changesOf(to);
    const late = await finishedTest(other);
    await doctor.call('moveTest', { params: { id: late }, body: { patient: to } });
    await doctor.call('updatePatient', { params: { id: to }, body: { email: 'new@example.org' } });
    expect((await undo(change.id)).status).toBe(200);
    expect((await testsOf(to)).map(({ id }) => id)).toContain(late);
    expect((await patients(to))[0].email).toBe('new@example.org');
    expect(await testsOf(from)).toEqual(own);
  });

  it('a moved test goes back to its patient, office and bundle [OUR-29]', async () => {
    const [from, to] = [next(), next()];
    const id = await finishedTest(from);
    const [row] = await server.store.db.select().from(test).where(eq(test.id, id));
    if (!row) throw new Error('no such test');
    const { officeGroupId, officeId, patientId, deviceId, doctorId } = row;
    const bundle = { officeGroupId, officeId, patientId, deviceId, doctorId, descriptions: [] };
    const [made] = await server.store.db.insert(testBundle).values(bundle).returning();
    await server.store.db
      .update(test)
      .set({ bundleId: made?.id ?? null, bundleIndex: 1 })
      .where(eq(test.id, id));
    const before = await testsOf(from);
    await doctor.call('moveTest', { params: { id }, body: { patient: to } });
    const [change] = await changesOf(from);
    expect(change).toMatchObject({ kind: 'move', tests: 1, from: { id: from }, to: { id: to } });
    expect((await undo(change.id)).status).toBe(200);
    expect(await testsOf(from)).toEqual(before);

    // the whole bundle, with its tests
    const moved = await doctor.call('moveTestBundle', { params: { id: made?.id ?? '' }, body: { patient: to } });
    expect(moved.status).toBe(204);
    const [second] = await changesOf(to);
    expect((await undo(second.id)).status).toBe(200);
    expect(await testsOf(from)).toEqual(before);
    const [back] = await server.store.db
      .select()
      .from(testBundle)
      .where(eq(testBundle.id, made?.id ?? ''));
    expect(back).toEqual(made);
  });

  it('undo answers 409 instead of overwriting a later change [OUR-30]', async () => {
    const [from, to, third] = [next(), next(), next()];
    await merge(from, to);
    const [first] = await changesOf(to);
    await merge(to, third);
    const refused = await undo(first.id);
    expect(refused).toMatchObject({ status: 409, body: { name: 'ChangedSince' } });
    expect(refused.body.detail).toContain('Undo that first');
    const [second] = await changesOf(third);
    expect((await undo(second.id)).status).toBe(200);
    expect((await undo(first.id)).status).toBe(200);

    const id = await finishedTest(from);
    await doctor.call('moveTest', { params: { id }, body: { patient: to } });
    const [move] = await changesOf(to);
    await doctor.call('deleteTest', { params: { id } });
    expect(await undo(move.id)).toMatchObject({ status: 409, body: { name: 'ChangedSince' } });
  });

  it('after a day nothing can be undone, and the merged patient is removed [OUR-29] [OUR-30]', async () => {
    const [from, to] = [next(), next()];
    await merge(from, to);
    const [change] = await changesOf(to);
    const isThere = async () => (await server.store.db.$count(patient, eq(patient.id, from))) === 1;
    await age(23);
    await forgetChanges(server.store.db, new Date());
    expect(await isThere()).toBe(true);
    await age(25);
    expect(await changesOf(to)).toEqual([]);
    expect(await undo(change.id)).toMatchObject({ status: 409, body: { name: 'UndoExpired' } });
    await forgetChanges(server.store.db, new Date());
    expect(await isThere()).toBe(false);
    expect((await undo(change.id)).status).toBe(404);
    expect(await testsOf(to)).not.toEqual([]);
  });

  it('cannot be undone by other users [OUR-29]', async () => {
    const [from, to] = [next(), next()];
    await merge(from, to);
    const [change] = await changesOf(to);
    const stranger = await signIn(server, 'harbour');
    const technician = await signIn(server, 'ta');
    expect([(await undo(change.id, stranger)).status, (await undo(change.id, technician)).status]).toEqual([404, 403]);
    expect(await changesOf(to)).toHaveLength(1);
  });

  it('are preceded by similar patients with their differences [OUR-31]', async () => {
    const id = next();
    const [original] = await patients(id);
    const { first_name, last_name, date_of_birth, doctor_id } = original;
    const twin = {
      first_name: last_name,
      last_name: first_name,
      date_of_birth,
      doctor_id,
      patient_id_number: 'TWIN-1',
    };
    const made = (await doctor.call('createPatient', { body: twin })).body;
    const { status, body } = await doctor.call('listSimilarPatients', { params: { id: made.id } });
    expect(status).toBe(200);
    expect(body.tests).toBe(0);
    const tests = await server.store.db.$count(test, and(eq(test.patientId, id), isNull(test.deleted)));
    const match = body.matches.find((one: { patient: { id: string } }) => one.patient.id === id);
    expect(match).toMatchObject({ patient: original, tests });
    expect(match.differs).toEqual(expect.arrayContaining(['first_name', 'last_name', 'patient_id_number']));
    expect(match.differs).not.toContain('date_of_birth');
  });

  it('are listed with the number of tests that prevent deleting a patient [OUR-32]', async () => {
    const id = next();
    const finished = await doctor.call('listTests', { query: { patient: id, status__name__in: 'Finished,Syncing' } });
    const all = await doctor.call('listTests', { query: { patient: id } });
    const running = await doctor.call('listTests', { query: { patient: id, status__name__in: 'Started,Paused' } });
    expect((await doctor.call('getPatientDeletion', { params: { id } })).body).toEqual({
      kept: finished.body.count,
      running: running.body.count,
      removed: all.body.count - finished.body.count - running.body.count,
    });
  });
});

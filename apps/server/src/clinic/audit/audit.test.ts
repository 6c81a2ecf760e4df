import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, patient } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

describe.each(ENGINES)('the access log, on %s', (engine) => {
  let server: TestServer;
  let admin: Browser;
  let operator: Browser;
  let operatorId: string;
  /** A patient with a finished test. */
  let examined: { patientId: string; testId: string };
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    [admin, operator] = await Promise.all([signIn(server, 'oga'), signIn(server, 'operator')]);
    const { db } = server.store;
    const [who] = await db.select({ id: account.id }).from(account).where(eq(account.username, 'operator'));
    operatorId = who?.id ?? '';
    const { body } = await operator.call('listTests', { query: { limit: '1', status__name__in: 'Finished' } });
    examined = { testId: body.results[0].id, patientId: body.results[0].patient };
  });
  afterAll(() => server.close());

  const rowsOf = async (query: Record<string, string>) => (await admin.call('listAudit', { query })).body;

  it('shows every read of a list, a patient and a report, with user and patients [OUR-140]', async () => {
    const { patientId, testId } = examined;
    await operator.call('listPatients', { query: { id__in: patientId } });
    await operator.call('getPatient', { params: { id: patientId } });
    await operator.call('getTestReport', { query: { test_id: testId } });
    await operator.call('listAudit');
    // the row of what was refused is written once the answer is on its way
    const [refused, ...read] = await eventually(async () => {
      const { results } = await rowsOf({ actor: operatorId });
      expect(results[0]).toMatchObject({ action: 'listAudit' });
      return results.slice(0, 4);
    });
    expect(refused).toMatchObject({ action: 'listAudit', result: 403, patients: [], patient_count: 0 });
    const name = expect.stringMatching(/\w, \w/);
    for (const [index, action] of ['getTestReport', 'getPatient', 'listPatients'].entries())
      expect(read[index]).toMatchObject({
        action,
        result: 200,
        times: 1,
        actor: { kind: 'account', id: operatorId, name: 'Perkins, Owen' },
        patients: [{ id: patientId, display_name: name, is_encrypted: false }],
        patient_count: 1,
        address: '127.0.0.1',
      });
  });

  it('is narrowed by patient, person and time; of one patient it names no other [OUR-141]', async () => {
    const { patientId } = examined;
    await operator.call('listPatients');
    const ofPatient = await rowsOf({ patient: patientId });
    expect(ofPatient.results.length).toBeGreaterThan(0);
    for (const row of ofPatient.results)
      expect(row.patients).toMatchObject([{ id: patientId, display_name: expect.anything() }]);
    const all = await rowsOf({ limit: '100' });
    expect(all.results.some((row: { patient_count: number }) => row.patient_count > 3)).toBe(true);
    const [second, first] = [all.results.at(1), all.results.at(2)];
    const between = await rowsOf({ at__gte: first.at, at__lt: new Date(Date.parse(second.at) + 1).toISOString() });
    // visits that began before may have lasted until then
    const begun = between.results.filter(({ at }: { at: string }) => at >= first.at);
    expect(begun.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(await rowsOf({ actor: operatorId, at__lt: '2020-01-01T00:00:00Z' })).toEqual({ results: [], count: 0 });
    expect((await rowsOf({ limit: '2', offset: '1' })).results).toHaveLength(2);
  });

  it('keeps the rows of deleted patients [OUR-140]', async () => {
    const { db } = server.store;
    const doctor = await signIn(server, 'doctor');
    const { doctor_id } = (await doctor.call('bootstrap')).body.user;
    const made = await doctor.call('createPatient', {
      body: { first_name: 'Ada', last_name: 'Gone', date_of_birth: '1960-02-29', doctor_id },
    });
    const { id } = made.body;
    await db.delete(patient).where(eq(patient.id, id));
    expect((await rowsOf({ patient: id })).results).toMatchObject([
      { action: 'createPatient', patients: [{ id, is_encrypted: false }], actor: { name: 'Ruiz, Marta' } },
    ]);
  });

  it('is exported with its place in the chain and without names of patients; that is in it too [OUR-142]', async () => {
    const { patientId } = examined;
    const { status, body } = await admin.call('exportAudit', { query: { patient: patientId } });
    expect(status).toBe(200);
    const [heading, ...lines] = body.trimEnd().split('\r\n');
    expect(heading).toMatch(/^\u{FEFF}id,at,actor_kind,actor_id,actor_name,action,/u);
    const shown = await rowsOf({ patient: patientId, limit: '100' });
    expect(lines).toHaveLength(shown.results.length);
    for (const line of lines) expect(line).toMatch(/,\d+,[0-9a-f]{64}$/);
    const [known] = await server.store.db.select().from(patient).where(eq(patient.id, patientId));
    expect(body).not.toContain(known?.lastName);
    expect(body).toContain('"Perkins, Owen"');
    const actions = shown.results.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 1)).toEqual(['exportAudit']);
    expect(actions).toContain('listAudit');
  });

  it('is only for admins, and has no rows of another office group [OUR-140]', async () => {
    for (const name of ['operator', 'doctor', 'oa', 'ca', 'support', 'reader', 'ta', 'tu'])
      expect((await (await signIn(server, name)).call('listAudit')).status).toBe(403);
    const other = await signIn(server, 'keys');
    const { body } = await other.call('listAudit', { query: { patient: examined.patientId } });
    expect(body).toEqual({ results: [], count: 0 });
  });
});

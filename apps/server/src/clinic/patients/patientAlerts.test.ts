import { ERROR, PATIENT_ALERTS_MAX } from '@isopter/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, officeGroup, patientAlert } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { sealed, turnOnZeroPii } from '../../../test/support/zeroPii.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

describe.each(ENGINES)('alerts of patients, on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let operator: Browser;
  let stranger: Browser;
  let doctor_id: string;

  beforeAll(async () => {
    server = await startServer(engine, 'small');
    [doctor, operator, stranger] = (await Promise.all(
      ['doctor', 'operator', 'harbour'].map((username) => signIn(server, username)),
    )) as [Browser, Browser, Browser];
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
  });
  afterAll(() => server.close());

  const NAME = { first_name: 'Ana', last_name: 'Alert', date_of_birth: '1970-02-03' };
  const create = async (): Promise<string> =>
    (await doctor.call('createPatient', { body: { ...NAME, doctor_id } })).body.id;
  const add = (id: string, body: object, who = doctor) => who.call('addPatientAlert', { params: { id }, body });
  const list = (id: string, who = doctor) => who.call('listPatientAlerts', { params: { id } });
  const end = (id: string, who = doctor) => who.call('endPatientAlert', { params: { id } });
  const textsOf = async (id: string) =>
    (await list(id)).body.map(({ kind, text }: { kind: string; text: string | null }) => [kind, text]);
  const setAgent = (url: string | null) =>
    server.store.db
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || '{"enable_on_prem_pii_agent": true}'::jsonb`,
        preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
      })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  const auditOf = async (action: string) => {
    const done = and(eq(audit.action, action), eq(audit.result, 200));
    return (await server.store.db.select().from(audit).where(done).orderBy(desc(audit.id)).limit(1))[0];
  };

  it('are listed with author and time, the oldest first, for all users with access to the patient [OUR-760]', async () => {
    const id = await create();
    expect((await list(id)).body).toEqual([]);
    const first = await add(id, { kind: 'ALLERGY', text: ' Latex ' });
    const { user } = (await doctor.call('bootstrap')).body;
    const author = { id: user.id, name: `${user.first_name} ${user.last_name}` };
    expect(first).toMatchObject({ status: 200, body: { kind: 'ALLERGY', text: 'Latex', author } });
    const second = await add(id, { kind: 'INTERPRETER' }, operator);
    expect(second.body).toMatchObject({ kind: 'INTERPRETER', text: null });
    expect((await list(id, operator)).body).toEqual([first.body, second.body]);
    expect(await auditOf('listPatientAlerts')).toMatchObject({ patientIds: [id] });
    expect(await auditOf('addPatientAlert')).toMatchObject({
      objectKind: 'patient_alert',
      objectIds: [second.body.id],
      patientIds: [id],
      changes: [{ field: 'kind', from: null, to: 'INTERPRETER' }],
    });
  });

  it('need a text for a diagnosis, and are at most 20 [OUR-760]', async () => {
    const id = await create();
    const refused = await add(id, { kind: 'DIAGNOSIS' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['text']]);
    for (let number = 0; number < PATIENT_ALERTS_MAX; number += 1)
      expect((await add(id, { kind: 'FALL_RISK' })).status).toBe(200);
    expect(await add(id, { kind: 'FALL_RISK' })).toMatchObject({ status: 409, body: { name: 'TooManyAlerts' } });
    const [alert] = (await list(id)).body;
    await end(alert.id);
    expect((await add(id, { kind: 'SINGLE_EYE' })).status).toBe(200);
  });

  it('are ended once, and are then in no list [OUR-761]', async () => {
    const id = await create();
    const { body: alert } = await add(id, { kind: 'SINGLE_EYE', text: 'OS' });
    expect((await end(alert.id, operator)).status).toBe(204);
    expect((await list(id)).body).toEqual([]);
    expect((await end(alert.id)).status).toBe(404);
    expect(await auditOf('endPatientAlert')).toMatchObject({ objectIds: [alert.id], patientIds: [id] });
    const [row] = await server.store.db.select().from(patientAlert).where(eq(patientAlert.id, alert.id));
    expect(row).toMatchObject({ text: 'OS', ended: expect.any(Date), endedBy: expect.any(String) });
  });

  it('are not found by another office group [OUR-761]', async () => {
    const id = await create();
    const { body: alert } = await add(id, { kind: 'ALLERGY' });
    for (const refused of [
      await list(id, stranger),
      await add(id, { kind: 'ALLERGY' }, stranger),
      await end(alert.id, stranger),
    ])
      expect(refused.status).toBe(404);
    expect((await list(id)).body).toEqual([alert]);
  });

  it('are not shown to visitors of the demo mode [OUR-762]', async () => {
    const id = await create();
    const visitor = await signIn(server, 'demo');
    expect((await list(id, visitor)).status).toBe(403);
  });

  it('go with their patient into a merge, and back when it is undone [OUR-764]', async () => {
    const [from, to] = [await create(), await create()];
    const { body: moved } = await add(from, { kind: 'ALLERGY', text: 'Latex' });
    const { body: own } = await add(to, { kind: 'FALL_RISK' });
    await doctor.call('mergePatient', { params: { id: from }, body: { patient: to } });
    expect((await list(to)).body).toEqual([moved, own]);
    const [change] = (await doctor.call('listPatientChanges', { params: { id: to } })).body;
    await doctor.call('undoPatientChange', { params: { id: change.id } });
    expect([(await list(from)).body, (await list(to)).body]).toEqual([[moved], [own]]);
  });

  it('are deleted with their patient [OUR-764]', async () => {
    const id = await create();
    const { body: alert } = await add(id, { kind: 'ALLERGY' });
    expect((await doctor.call('deletePatient', { params: { id } })).status).toBe(204);
    expect(await server.store.db.$count(patientAlert, eq(patientAlert.id, alert.id))).toBe(0);
  });

  it('have no text if an on-premises agent stores the names [OUR-763]', async () => {
    const id = await create();
    await setAgent('https://agent.clinic.example');
    const refused = await add(id, { kind: 'ALLERGY', text: 'Latex' });
    expect([refused.status, refused.body.fields]).toEqual([400, { text: [ERROR.ALERT_TEXT_KEPT] }]);
    expect((await add(id, { kind: 'ALLERGY' })).status).toBe(200);
    await setAgent(null);
  });

  // last: zero-PII mode cannot be turned off again
  it('have no text in zero-PII mode, and lose it when their patient is encrypted [OUR-763]', async () => {
    const id = await create();
    await add(id, { kind: 'DIAGNOSIS', text: 'Glaucoma' });
    await add(id, { kind: 'ALLERGY', text: 'Latex, says her son Ivo' });
    await add(id, { kind: 'INTERPRETER' });
    await turnOnZeroPii(server);
    expect(await textsOf(id)).toHaveLength(3);
    const oga = await signIn(server, 'oga');
    expect((await oga.call('updatePatient', { params: { id }, body: sealed(NAME, id) })).status).toBe(200);
    expect(await textsOf(id)).toEqual([
      ['ALLERGY', null],
      ['INTERPRETER', null],
    ]);
    for (const kind of ['ALLERGY', 'DIAGNOSIS']) {
      const refused = await add(id, { kind, text: 'Ivo' });
      expect([refused.status, refused.body.fields]).toEqual([400, { text: [ERROR.ALERT_TEXT_KEPT] }]);
    }
    expect((await add(id, { kind: 'FALL_RISK' })).status).toBe(200);
  });
});

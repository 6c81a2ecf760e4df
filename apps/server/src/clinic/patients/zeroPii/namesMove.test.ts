import { personalDigest } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../access/auth/passwords/demoPassword.ts';
import { officeGroup, patient } from '../../../platform/db/schema.ts';
import { type PacsLane, startPacsLane } from '../../../../test/support/dicom/pacs.ts';
import { type Browser, ENGINES, signIn, signInOnly } from '../../../../test/support/server.ts';
import { findTraces, leaveTraces, TRACED } from '../../../../test/support/traces.ts';
import { DEMO_OFFICE_GROUP } from '../../../edge/seed/people.ts';

const AGENT = 'https://agent.clinic.example:4602';

describe.each(ENGINES)('moving names between server and agent, on %s', (engine) => {
  let pacs: PacsLane;
  let oga: Browser;
  let id: string;
  beforeAll(async () => {
    pacs = await startPacsLane(engine);
    await pacs.reset();
    ({ oga } = pacs);
  });
  afterAll(() => pacs.close());

  const db = () => pacs.lane.server.store.db;
  const setAgent = (url: string | null) =>
    db()
      .update(officeGroup)
      .set({
        namesMove: null,
        flags: sql`${officeGroup.flags} || '{"enable_on_prem_pii_agent":true}'::jsonb`,
        preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
      })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  const allow = (step: string | null) => oga.call('setNamesMove', { body: { step } });
  const digests = async () => {
    const found: { id: string; digest: string }[] = [];
    for (let after: string | undefined; ;) {
      const { body } = await oga.call('listServerNames', { query: after ? { after } : {} });
      if (body.results.length === 0) return found;
      for (const one of body.results) found.push({ id: one.id, digest: await personalDigest(one) });
      after = body.results.at(-1).id;
    }
  };
  const remove = async (patients: { id: string; digest: string }[]) => {
    for (let at = 0; at < patients.length; at += 100)
      expect((await oga.call('removeServerNames', { body: { patients: patients.slice(at, at + 100) } })).status).toBe(
        200,
      );
  };

  beforeEach(async () => {
    await setAgent(null);
    const body = { ...TRACED, patient_id_number: 'Q-1', doctor_id: pacs.lane.people.doctor };
    ({ id } = (await pacs.doctor.call('createPatient', { body })).body);
    await setAgent(AGENT);
  });

  it('counts and lists every patient of the clinic whose names it has [OUR-659]', async () => {
    const { body } = await oga.call('getNamesMove');
    expect(body.step).toBeNull();
    const found = await digests();
    expect(found).toHaveLength(body.at_server);
    expect(found.find((one) => one.id === id)?.digest).toBe(
      await personalDigest({ ...TRACED, patient_id_number: 'Q-1' }),
    );
  });

  it('deletes nothing and takes nothing before an admin allows it with step-up authentication [OUR-660]', async () => {
    const [proof] = await digests();
    for (const [call, body] of [
      ['removeServerNames', { patients: [proof] }],
      ['returnNames', { patients: [{ id, ...TRACED }] }],
    ] as const)
      expect(await oga.call(call, { body })).toMatchObject({ status: 409, body: { name: 'MoveNotAllowed' } });
    const unproven = await signInOnly(pacs.lane.server, 'oga');
    for (const step of ['removing', 'returning'])
      expect(await unproven.call('setNamesMove', { body: { step } })).toMatchObject({
        status: 403,
        body: { name: 'StepUpRequired' },
      });
    expect((await unproven.call('getNamesMove')).body.step).toBeNull();
    await unproven.call('checkPassword', { body: { action: 'setNamesMove', password: DEMO_PASSWORD } });
    expect((await unproven.call('setNamesMove', { body: { step: 'removing' } })).body.step).toBe('removing');
    expect((await unproven.call('setNamesMove', { body: { step: null } })).body.step).toBeNull();
  });

  it('is for office-group admins of a clinic that has an agent [OUR-660]', async () => {
    for (const username of ['doctor', 'oa', 'operator']) {
      const by = await signIn(pacs.lane.server, username);
      expect((await by.call('getNamesMove')).status).toBe(403);
    }
    await setAgent(null);
    expect((await oga.call('getNamesMove')).status).toBe(403);
    expect((await allow('removing')).status).toBe(403);
  });

  it('keeps names that are others than the ones that were compared [OUR-660]', async () => {
    await allow('removing');
    const digest = await personalDigest({ ...TRACED, patient_id_number: 'Q-2' });
    const { body } = await oga.call('removeServerNames', { body: { patients: [{ id, digest }] } });
    expect(body).toEqual({ removed: 0, kept: [id] });
    expect((await oga.call('getPatient', { params: { id } })).body.last_name).toBe(TRACED.last_name);
  });

  it('has nothing of a patient in any table once the names of all are deleted, and ends the move [OUR-661]', async () => {
    await setAgent(null);
    await leaveTraces({ pacs, id });
    const doctor_id = pacs.lane.people.doctor;
    const { body: merged } = await pacs.doctor.call('createPatient', { body: { ...TRACED, doctor_id } });
    await setAgent(AGENT);
    // into a patient whose name the server never had
    const { body: nameless } = await pacs.doctor.call('createPatient', { body: { doctor_id } });
    const merging = { params: { id: merged.id }, body: { patient: nameless.id } };
    expect((await pacs.doctor.call('mergePatient', merging)).status).toBe(204);
    expect(await findTraces(db())).toContain('import_picture');
    await allow('removing');
    await remove(await digests());
    expect(await findTraces(db())).toEqual([]);
    expect((await oga.call('getNamesMove')).body).toEqual({ step: null, at_server: 0 });
    expect(await db().$count(patient, eq(patient.searchText, ''))).toBeGreaterThan(0);
  });

  it('accepts valid names for patients of the clinic, and returns the stored ones [OUR-662]', async () => {
    await allow('removing');
    await remove(await digests());
    await allow('returning');
    const [foreign] = await db()
      .select({ id: patient.id })
      .from(patient)
      .innerJoin(officeGroup, eq(officeGroup.id, patient.officeGroupId))
      .where(sql`${officeGroup.name} <> ${DEMO_OFFICE_GROUP}`)
      .limit(1);
    const unknown = crypto.randomUUID();
    const back = { ...TRACED, patient_id_number: 'Q-9' };
    const patients = [{ id, ...back }, ...[foreign!.id, unknown].map((one) => ({ id: one, ...back }))];
    const { body } = await oga.call('returnNames', { body: { patients } });
    expect(body).toEqual({ stored: [{ id, digest: await personalDigest(back) }] });
    const early = [{ id, ...back, date_of_birth: '1700-01-01' }];
    expect((await oga.call('returnNames', { body: { patients: early } })).body).toEqual({ stored: [] });
    await setAgent(null);
    const { results } = (await pacs.doctor.call('listPatients', { query: { search: 'zsofia quillf' } })).body;
    expect(results.map((one: { id: string }) => one.id)).toContain(id);
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { dayAfter, dayIn, MwlMessage, MwlQuery, WorkItem } from '@isopter/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { PacsConnection } from './db/pacsTypes.ts';
import { audit, device, mwlItem, mwlQuery, officeGroup, patient, test } from './db/schema.ts';
import { stimulus } from './fakes/device.ts';
import { FAST, type Lane, startLane, status } from './fakes/lane.ts';
import { type Browser, ENGINES, setFlags, signIn } from './fakes/server.ts';
import { pacsClient } from './pacs/client.ts';
import { removeOldQueries } from './pacs/queries.ts';
import { beginSending } from './pacs/records.ts';
import { type PacsSandbox, startPacsSandbox } from './pacs/sandbox.ts';
import { DEMO_OFFICE_GROUP } from './seed/people.ts';

// A report is drawn by a thread that has to start first, beside whatever else the machine is doing.
vi.setConfig({ testTimeout: 120_000 });

const POOL = { id: randomUUID(), name: 'Ground floor' };
const FILTER = { pacs_integration_device_pool: POOL.id };
/** A code of refusal that may pass, and one that does not. */
const OUT_OF_RESOURCES = 0xa700;
const NOT_UNDERSTOOD = 0xc000;

const named = (items: readonly WorkItem[], name: string) => items.find((one) => one.patient_name?.startsWith(name));

/** A listener that answers whoever connects as it likes. */
async function listener(answer: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

describe.each(ENGINES)('the PACS on %s', (engine) => {
  let lane: Lane;
  let sandbox: PacsSandbox;
  let doctor: Browser;
  let oga: Browser;
  /** What the PACS was sent, and what it says to it. */
  let heard: Readonly<Record<string, unknown>>[] = [];
  let refusal: number | undefined;

  const setUp = (connection: PacsConnection | undefined, pacs: object = {}) =>
    lane.server.store.db
      .update(officeGroup)
      .set({
        pacs: { device_pools: [POOL], ...pacs },
        pacsConnections: connection ? { [POOL.id]: connection } : {},
      })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));

  beforeAll(async () => {
    lane = await startLane(engine);
    sandbox = await startPacsSandbox(lane.server.store.db, (elements) => {
      heard.push(elements);
      return refusal;
    });
    doctor = lane.doctor;
    oga = await signIn(lane.server, 'oga');
  });
  afterAll(async () => {
    await lane.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    heard = [];
    refusal = undefined;
    await setFlags(lane.server, { pacs_integration: true });
    await setUp(sandbox.connection);
  });

  const ask = (filter: object = {}, by = doctor) => by.call('createMwlQuery', { body: { ...FILTER, ...filter } });
  const look = async (id: string, by = doctor) => (await by.call('getMwlQuery', { params: { id } })).body;
  /** Asked, and waited for. */
  async function found(filter: object = {}, patience = 20_000): Promise<MwlQuery> {
    const { status: answered, body } = await ask(filter);
    expect({ answered, body }).toEqual({ answered: 200, body: { mwl_query_id: expect.any(String) } });
    return vi.waitFor(
      async () => {
        const query = await look(body.mwl_query_id);
        expect(query.status).not.toBe('PENDING');
        return query;
      },
      { timeout: patience, interval: 50 },
    );
  }

  it('answers a query with the worklist of today, and whose each item is (of PACS-05)', async () => {
    const { status: end, results, truncated } = await found();
    expect({ end, truncated, count: results?.length }).toEqual({ end: 'SUCCEEDED', truncated: false, count: 9 });
    for (const item of results ?? []) expect(z.safeParse(WorkItem, item).success).toBe(true);
    const { db } = lane.server.store;
    // those of the sample data are of two clinics here, one of which is not the asker's
    const known = results?.find((item) => item.visuall_patient_id);
    const [owner] = await db
      .select()
      .from(patient)
      .where(eq(patient.id, known?.visuall_patient_id ?? ''));
    expect(owner).toMatchObject({ patientIdNumber: known?.patient_id, dateOfBirth: known?.patient_birth_date });
    expect(known).toMatchObject({ status: 'Success', status_details: null, can_create_patient: true });
    expect(known?.patient_name).toBe(`${owner?.lastName}^${owner?.firstName}`);
    expect(named(results ?? [], 'Nakamura')).toMatchObject({ visuall_patient_id: null, can_create_patient: true });
    expect(named(results ?? [], 'Abara')).toMatchObject({ status: 'Warning', status_details: expect.any(String) });
    const rows = await db.select().from(audit).where(eq(audit.action, 'getMwlQuery'));
    expect(rows.flatMap(({ patientIds }) => patientIds)).toContain(owner?.id);
  });

  it('asks by every filter (of PACS-10)', async () => {
    const names = async (filter: object) => (await found(filter)).results?.map((one) => one.patient_name) ?? [];
    expect(await names({ patient_last_name: 'Møl' })).toEqual(['Møller^Astrid']);
    expect(await names({ patient_first_name: 'Ken', patient_last_name: null })).toEqual(['Nakamura^Ken']);
    expect(await names({ patient_id: 'QY-90213' })).toEqual(['Abara^Ngozi']);
    expect(await names({ modality: 'US' })).toEqual([]);
    expect(await names({ scheduled_station_ae_title: 'OTHER' })).toEqual([]);
    expect(await names({ scheduled_station_ae_title_auto: true })).toHaveLength(9);
    const days = (from: string | null, to: string | null) =>
      names({ scheduled_procedure_step_start_date_from: from, scheduled_procedure_step_start_date_to: to });
    const today = dayIn(new Date(), 'UTC');
    expect(await days(today, null)).toHaveLength(9);
    expect(await days(today, dayAfter(today, 1))).toHaveLength(9);
    expect(await days(null, dayAfter(today, -1))).toEqual([]);
    expect(await days(dayAfter(today, 1), null)).toEqual([]);
    const [first] = (await found()).results ?? [];
    const { accession_number, requested_procedure_id } = first as Record<string, string>;
    expect(await names({ accession_number })).toEqual([first?.patient_name]);
    expect(await names({ requested_procedure_id })).toEqual([first?.patient_name]);
  });

  it('refuses a pool of nobody, a hidden filter and days the wrong way round, at their fields (of PACS-02)', async () => {
    await setUp(sandbox.connection, { disabled_mwl_query_filters: ['modality'] });
    const fieldsOf = async (filter: object) => {
      const { status: answered, body } = await ask(filter);
      expect(answered).toBe(400);
      return Object.keys(body.fields);
    };
    expect(await fieldsOf({ pacs_integration_device_pool: randomUUID() })).toEqual(['pacs_integration_device_pool']);
    expect(await fieldsOf({ modality: 'OPV' })).toEqual(['modality']);
    const days = {
      scheduled_procedure_step_start_date_from: '2026-01-02',
      scheduled_procedure_step_start_date_to: '2026-01-01',
    };
    expect(await fieldsOf(days)).toEqual(['scheduled_procedure_step_start_date_to']);
    expect((await ask({ modality: null })).status).toBe(200);
  });

  it('is for users of an office group with a PACS, and a query for who asked alone (of ROLE-03)', async () => {
    const { mwl_query_id: id } = (await ask()).body;
    expect((await oga.call('getMwlQuery', { params: { id } })).status).toBe(404);
    await setFlags(lane.server, { pacs_integration: false });
    const answers = await Promise.all([
      ask(),
      doctor.call('getMwlQuery', { params: { id } }),
      oga.call('listPacsRecords', { query: { limit: '10' } }),
      oga.call('retryPacsRecord', { params: { id } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403]);
  });

  const setPreferences = (preferences: object) =>
    lane.server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));

  it('leaves names and days of birth out where personal data are hidden (of PAT-13)', async () => {
    await setPreferences({ disable_pi: true });
    const { results } = await found({ patient_id: 'QY-90211' });
    await setPreferences({ disable_pi: false });
    expect(results).toEqual([expect.objectContaining({ patient_name: null, patient_birth_date: '1958' })]);
  });

  const watch = (id: string, by: Browser, origin = lane.address) =>
    new Promise<{ frames: unknown[]; code: number }>((resolve) => {
      const cookie = Object.entries(by.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const url = `${lane.address.replace('http', 'ws')}/live/pacs-integration/${id}`;
      const socket = new WebSocket(url, { headers: { cookie, origin } });
      const frames: unknown[] = [];
      socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString())));
      socket.on('error', () => undefined);
      socket.on('close', (code) => resolve({ frames, code }));
    });

  it('tells the end of a query with its results on a socket, to who asked (of PACS-03) [OUR-330]', async () => {
    const { mwl_query_id: id } = (await ask()).body;
    expect((await oga.call('getMwlQuery', { params: { id } })).status).toBe(404);
    const [mine, other, elsewhere] = await Promise.all([
      watch(id, doctor),
      watch(id, oga),
      watch(id, doctor, 'https://evil.example'),
    ]);
    expect(other).toEqual({ frames: [], code: 4404 });
    expect(elsewhere).toEqual({ frames: [], code: 4403 });
    expect(mine.code).toBe(1000);
    for (const frame of mine.frames) expect(z.safeParse(MwlMessage, frame).success).toBe(true);
    expect(mine.frames.at(-1)).toEqual({ type: 'query_ended', data: await look(id) });
    // who comes late is told at once
    expect((await watch(id, doctor)).frames).toEqual([mine.frames.at(-1)]);
  });

  it('fails a query of a PACS that is down, has another AE title, is none, or is not set up [OUR-331]', async () => {
    const garbage = await listener((socket) => socket.write(randomBytes(4096)));
    const at = (over: Partial<PacsConnection>) => setUp({ ...sandbox.connection, ...over });
    for (const connection of [
      at({ port: 1 }),
      at({ calledAe: 'OTHER' }),
      at({ port: garbage.port }),
      setUp(undefined),
    ]) {
      await connection;
      expect(await found()).toEqual({ status: 'FAILED' });
    }
    garbage.server.close();
    await setUp(sandbox.connection);
    expect((await found()).status).toBe('SUCCEEDED');
  });

  it('gives a query up after the time of the configuration, and two at a time do not wait for each other [OUR-338]', async () => {
    const silent = await listener(() => undefined);
    await setUp({ ...sandbox.connection, port: silent.port }, { mwl_query_ttl_seconds: 1 });
    const started = performance.now();
    const [one, two] = await Promise.all([found(), found()]);
    expect([one.status, two.status]).toEqual(['TIMED_OUT', 'TIMED_OUT']);
    expect(performance.now() - started).toBeLessThan(4_000);
    silent.server.close();
  });

  it('lets nobody pile up queries [OUR-339]', async () => {
    const silent = await listener(() => undefined);
    await setUp({ ...sandbox.connection, port: silent.port }, { mwl_query_ttl_seconds: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({}, oga)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await ask({}, oga)).status).toBe(429);
    silent.server.close();
  });

  it('takes no more items than it was told, and says so', async () => {
    const client = pacsClient();
    const outcome = await client.find(sandbox.connection, { patient: {}, step: {} }, 3);
    await client.close();
    expect(outcome).toMatchObject({ result: 'done', value: { truncated: true, items: [{}, {}, {}] } });
  });

  it('keeps results as long as the configuration says, then removes them', async () => {
    const { db } = lane.server.store;
    const { mwl_query_id: id } = (await ask()).body;
    await vi.waitFor(async () => expect((await look(id)).status).toBe('SUCCEEDED'), 20_000);
    await removeOldQueries(db);
    expect(await db.$count(mwlItem, eq(mwlItem.queryId, id))).toBe(9);
    await db
      .update(mwlQuery)
      .set({ created: sql`now() - interval '25 hours'` })
      .where(eq(mwlQuery.id, id));
    expect((await doctor.call('getMwlQuery', { params: { id } })).status).toBe(404);
    await removeOldQueries(db);
    expect(await db.$count(mwlItem, eq(mwlItem.queryId, id))).toBe(0);
  });

  const statusOf = async (id: string) => (await doctor.call('getTest', { params: { id } })).body.pacs_integration;
  const becomes = (id: string, expected: string) =>
    vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: expected }), {
      timeout: 80_000,
      interval: 100,
    });
  const inPool = (poolId: string | null) =>
    lane.server.store.db.update(device).set({ poolId }).where(eq(device.id, lane.deviceId));
  /** A field of one eye, measured to its end. */
  async function examined(over: object = {}): Promise<string> {
    const { order, params } = await lane.order({ ...FAST, ...over });
    lane.headset.report(order, 1, [status('started'), stimulus(1), stimulus(2, { x: 9, y: 3 })]);
    await lane.finish(order, 4);
    return params.id;
  }
  const uids = () => heard.map((elements) => elements['SOPInstanceUID']);

  it('sends a result to the PACS of the pool of its device by itself, with its way shown at the test (of SRV-06, LIST-10)', async () => {
    await inPool(POOL.id);
    const id = await examined();
    await becomes(id, 'AGENT_SUCCESS');
    expect(await statusOf(id)).toEqual({ status: 'AGENT_SUCCESS', details: null });
    expect(heard.map((elements) => elements['Modality'])).toEqual(['DOC', 'OPV']);
    const [report] = heard;
    expect(report).toMatchObject({ PatientID: 'A-16008', MIMETypeOfEncapsulatedDocument: 'application/pdf' });
    const rows = await lane.server.store.db.select().from(audit).where(eq(audit.action, 'sendToPacs'));
    expect(rows.map(({ objectIds }) => objectIds)).toEqual([[id]]);
  });

  it('sends nothing of a device in no pool', async () => {
    await inPool(null);
    expect(await statusOf(await examined())).toBeNull();
  });

  it('keeps the item of the worklist a test was made from, and sends the result under its numbers (of FORM-32) [OUR-334]', async () => {
    await inPool(null);
    const { db } = lane.server.store;
    // the patient of the lane is the one of the item
    const own = (await found()).results?.find((item) => item.visuall_patient_id);
    await db.update(patient).set({ patientIdNumber: own?.patient_id }).where(eq(patient.id, lane.people.patient));
    await db
      .update(patient)
      .set({ patientIdNumber: null })
      .where(eq(patient.id, own?.visuall_patient_id ?? ''));
    const id = await examined({ mwl_query_result_item: own?.id });
    await becomes(id, 'AGENT_SUCCESS');
    expect(heard.map((elements) => elements['Modality'])).toEqual(['DOC', 'OPV']);
    for (const elements of heard) {
      expect(elements).toMatchObject({
        StudyInstanceUID: own?.study_instance_uid,
        AccessionNumber: own?.accession_number,
        PatientID: own?.patient_id,
      });
    }
    expect((await doctor.call('getTest', { params: { id } })).body.mwl_query_result_item).toBe(own?.id);
    // nothing is handed out in zero-PII mode
    await db.update(test).set({ pacsStatus: null }).where(eq(test.id, id));
    await setPreferences({ enable_zero_pii: true });
    await beginSending(db, [id]);
    await setPreferences({ enable_zero_pii: false });
    expect(await statusOf(id)).toBeNull();
    await beginSending(db, [id]);
    expect(await statusOf(id)).not.toBeNull();
  });

  it('adds the patient of an item whose number nobody has, once, with the test that is made from it [OUR-332] (of OUR-340)', async () => {
    const { db } = lane.server.store;
    const item = named((await found()).results ?? [], 'Nakamura');
    const [last, first] = (item?.patient_name ?? '').split('^');
    const { patient: _, ...people } = lane.people;
    const body = { ...people, ...FAST, status: 1, mwl_query_result_item: item?.id };
    // what is refused adds nobody
    const none = await doctor.call('createTest', { body: { ...body, device: lane.deviceId, doctor: randomUUID() } });
    expect(none.status).toBe(400);
    const numbered = () =>
      db
        .select()
        .from(patient)
        .where(eq(patient.patientIdNumber, item?.patient_id ?? ''));
    expect(await numbered()).toEqual([]);

    const id = await examined({ patient: null, mwl_query_result_item: item?.id });
    const [added, ...others] = await numbered();
    expect(others).toEqual([]);
    expect(added).toMatchObject({ firstName: first, lastName: last, dateOfBirth: item?.patient_birth_date });
    expect(added?.genderId).not.toBeNull();
    expect((await doctor.call('getTest', { params: { id } })).body.patient).toBe(added?.id);
    const rows = await db.select().from(audit).where(eq(audit.action, 'createPatient'));
    expect(rows.map(({ objectIds }) => objectIds)).toContainEqual([added?.id]);
    expect(named((await found()).results ?? [], 'Nakamura')).toMatchObject({ visuall_patient_id: added?.id });

    await examined({ patient: null, mwl_query_result_item: item?.id });
    expect(await numbered()).toHaveLength(1);
  });

  it('refuses an item of nobody, and one of another patient, at their field (of FORM-32, BUND-12) [OUR-333]', async () => {
    const other = named((await found()).results ?? [], 'Abara');
    const body = { ...lane.people, device: lane.deviceId };
    const answers = await Promise.all([
      doctor.call('createTest', { body: { status: 1, ...body, ...FAST, mwl_query_result_item: randomUUID() } }),
      doctor.call('createTest', { body: { status: 1, ...body, ...FAST, mwl_query_result_item: other?.id } }),
      doctor.call('createTestBundle', {
        body: { ...body, test_descriptions: [{ ...FAST, language: 'en' }], mwl_query_result_item: randomUUID() },
      }),
    ]);
    const old = named((await found()).results ?? [], 'Abara');
    await lane.server.store.db
      .update(patient)
      .set({ patientIdNumber: 'QY-90213' })
      .where(eq(patient.id, lane.people.patient));
    await lane.server.store.db.update(mwlQuery).set({ created: sql`now() - interval '25 hours'` });
    answers.push(
      await doctor.call('createTest', { body: { status: 1, ...body, ...FAST, mwl_query_result_item: old?.id } }),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { mwl_query_result_item: [expect.any(String)] } } });
    }
  });

  it('sends again what could not be handed over, by hand at once, as the same objects (of PACS-06, PACS-08, OUR-335)', async () => {
    await inPool(POOL.id);
    await setUp({ ...sandbox.connection, port: 1 });
    const id = await examined();
    await becomes(id, 'MESSAGE_FAILED');
    const retry = (by: Browser) => by.call('retryPacsRecord', { params: { id } });
    expect((await statusOf(id)).details).toMatch(/Nobody takes connections/);
    refusal = OUT_OF_RESOURCES;
    await setUp(sandbox.connection);
    expect((await retry(doctor)).status).toBe(403);
    expect((await retry(oga)).status).toBe(204);
    await becomes(id, 'AGENT_FAILED');
    expect((await statusOf(id)).details).toContain('0xA700');
    const [first] = uids();
    const rowOf = async () => (await lane.server.store.db.select().from(test).where(eq(test.id, id)))[0];
    expect((await rowOf())?.pacsDue).not.toBeNull();
    refusal = NOT_UNDERSTOOD;
    expect((await retry(oga)).status).toBe(204);
    await vi.waitFor(async () => expect((await statusOf(id)).details).toContain('0xC000'), 80_000);
    expect((await rowOf())?.pacsDue).toBeNull();
    refusal = undefined;
    heard = [];
    expect((await retry(oga)).status).toBe(204);
    await becomes(id, 'AGENT_SUCCESS');
    expect(uids()[0]).toBe(first);
    expect((await retry(oga)).status).toBe(409);
  });

  const list = async (query: object = {}) =>
    (await oga.call('listPacsRecords', { query: { limit: '50', ...query } })).body;

  it('lists what was sent by pages, filtered and sorted (of PACS-11)', async () => {
    const { db } = lane.server.store;
    const sent = await db.$count(test, isNotNull(test.pacsStatus));
    const all = await list();
    expect(all.count).toBe(sent);
    expect(sent).toBeGreaterThan(2);
    expect(all.results[0]).toEqual({
      id: expect.any(String),
      patient_name: 'Kowalska, Zofia',
      status: 'AGENT_SUCCESS',
      test_group: FAST.test_group,
      status_changed: expect.any(String),
    });
    const [newest] = all.results;
    expect((await list({ limit: '1' })).results).toEqual([newest]);
    expect((await list({ ordering: 'status_changed' })).results.at(-1)).toEqual(newest);
    await db
      .update(test)
      .set({ pacsStatus: 'AGENT_FAILED' })
      .where(and(eq(test.id, newest.id)));
    expect((await list({ status: 'AGENT_FAILED' })).results).toMatchObject([{ id: newest.id }]);
    expect((await list({ ordering: 'status' })).results[0].id).toBe(newest.id);
    expect((await list({ ordering: '-status' })).results.at(-1).id).toBe(newest.id);
    const ofLane = await db.$count(test, and(isNotNull(test.pacsStatus), eq(test.patientId, lane.people.patient)));
    expect(ofLane).toBeLessThan(sent);
    expect((await list({ patient_name__icontains: 'kowalska, z' })).count).toBe(ofLane);
    expect((await list({ patient_name__icontains: 'nobody' })).count).toBe(0);
  });
});

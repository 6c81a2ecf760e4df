import { randomBytes, randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { dayAfter, dayIn, MwlMessage, WorkItem } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import { audit, mwlItem, mwlQuery, patient } from '../../platform/db/schema.ts';
import { named, type PacsLane, POOL, startPacsLane } from '../../../test/support/dicom/pacs.ts';
import { type Browser, ENGINES, setFlags } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { pacsClient } from './client.ts';
import { removeOldQueries } from './queries.ts';

/** A TCP server that runs `answer` for every connection. */
async function listener(answer: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

describe.each(ENGINES)('the worklist of a PACS on %s', (engine) => {
  let pacs: PacsLane;
  beforeAll(async () => (pacs = await startPacsLane(engine)));
  afterAll(() => pacs.close());
  beforeEach(() => pacs.reset());
  /** The sandbox as the system of the worklist, with something changed. */
  const worklistAt = (over: Partial<PacsEndpoint>) => ({
    worklist: { ...pacs.sandbox.connection.worklist, ...over },
    archive: null,
  });

  it('answers a query with today’s worklist, and the patient of each item (of PACS-05)', async () => {
    const { status: end, results, truncated } = await pacs.found();
    expect({ end, truncated, count: results?.length }).toEqual({ end: 'SUCCEEDED', truncated: false, count: 10 });
    for (const item of results ?? []) expect(z.safeParse(WorkItem, item).success).toBe(true);
    const { db } = pacs.lane.server.store;
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
    // what the PACS does not support matters only if the user searched by it
    expect(results?.map(({ status }) => status)).not.toContain('Warning');
    const rows = await db.select().from(audit).where(eq(audit.action, 'getMwlQuery'));
    expect(rows.flatMap(({ patientIds }) => patientIds)).toContain(owner?.id);
  });

  it('asks by every filter [PACS-10]', async () => {
    const names = async (filter: object) => (await pacs.found(filter)).results?.map((one) => one.patient_name) ?? [];
    expect(await names({ patient_last_name: 'Møl' })).toEqual(['Møller^Astrid']);
    expect(await names({ patient_first_name: 'Ken', patient_last_name: null })).toEqual(['Nakamura^Ken']);
    expect(await names({ patient_id: 'QY-90213' })).toEqual(['Abara^Ngozi']);
    expect(await names({ modality: 'US' })).toEqual([]);
    expect(await names({ scheduled_station_ae_title: 'OTHER' })).toEqual([]);
    expect(await names({ scheduled_station_ae_title_auto: true })).toHaveLength(10);
    const days = (from: string | null, to: string | null) =>
      names({ scheduled_procedure_step_start_date_from: from, scheduled_procedure_step_start_date_to: to });
    const today = dayIn(new Date(), 'America/Chicago');
    expect(await days(today, null)).toHaveLength(10);
    expect(await days(today, dayAfter(today, 1))).toHaveLength(10);
    expect(await days(null, dayAfter(today, -1))).toEqual([]);
    expect(await days(dayAfter(today, 1), null)).toEqual([]);
    const [first] = (await pacs.found()).results ?? [];
    const { accession_number, requested_procedure_id } = first as Record<string, string>;
    const byNumber = (await pacs.found({ accession_number })).results ?? [];
    expect(byNumber.map(({ status, patient_name }) => [status, patient_name])).toEqual([
      ['Success', first?.patient_name],
      ['Warning', 'Abara^Ngozi'],
    ]);
    expect(byNumber[1]?.status_details).toContain('accession number');
    expect(await names({ requested_procedure_id })).toEqual([first?.patient_name]);
  });

  it('refuses an unknown pool, a hidden filter and swapped dates, at their fields (of PACS-02)', async () => {
    await pacs.setUp(pacs.sandbox.connection, { disabled_mwl_query_filters: ['modality'] });
    const fieldsOf = async (filter: object) => {
      const { status: answered, body } = await pacs.ask(filter);
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
    expect((await pacs.ask({ modality: null })).status).toBe(200);
  });

  it('is for users of an office group with a PACS, and a query only for its user (of ROLE-03)', async () => {
    const { mwl_query_id: id } = (await pacs.ask()).body;
    expect((await pacs.oga.call('getMwlQuery', { params: { id } })).status).toBe(404);
    await setFlags(pacs.lane.server, { pacs_integration: false });
    const answers = await Promise.all([
      pacs.ask(),
      pacs.doctor.call('getMwlQuery', { params: { id } }),
      pacs.oga.call('listPacsRecords', { query: { limit: '10' } }),
      pacs.oga.call('retryPacsRecord', { params: { id } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403]);
  });

  it('tests the connection to worklist, archive and the system for procedure steps for an admin, without saying where they are [OUR-729]', async () => {
    const test = (by = pacs.oga, id = POOL.id) => by.call('testPacsConnection', { params: { id } });
    expect((await test()).body).toEqual({ worklist: 'CONNECTED', archive: null, mpps: null });
    const { worklist } = pacs.sandbox.connection;
    await pacs.setUp({ worklist, archive: { ...worklist, calledAe: 'OTHER' }, mpps: { ...worklist, port: 1 } });
    expect((await test()).body).toEqual({ worklist: 'CONNECTED', archive: 'CALLED_AE', mpps: 'REFUSED' });
    await pacs.setUp(worklistAt({ port: 1 }));
    expect((await test()).body).toEqual({ worklist: 'REFUSED', archive: null, mpps: null });
    await pacs.setUp(undefined);
    expect((await test()).body).toEqual({ worklist: null, archive: null, mpps: null });
    expect((await test(pacs.doctor)).status).toBe(403);
    expect((await test(pacs.oga, randomUUID())).status).toBe(404);
    await setFlags(pacs.lane.server, { pacs_integration: false });
    expect((await test()).status).toBe(403);
  });

  it('leaves names and dates of birth out if personal data are hidden (of PAT-13)', async () => {
    await pacs.setPreferences({ disable_pi: true });
    const { results } = await pacs.found({ patient_id: 'QY-90211' });
    await pacs.setPreferences({ disable_pi: false });
    expect(results).toEqual([expect.objectContaining({ patient_name: null, patient_birth_date: '1958' })]);
  });

  const watch = (id: string, by: Browser, origin = pacs.lane.address) =>
    new Promise<{ frames: unknown[]; code: number }>((resolve) => {
      const cookie = Object.entries(by.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const url = `${pacs.lane.address.replace('http', 'ws')}/live/pacs-integration/${id}`;
      const socket = new WebSocket(url, { headers: { cookie, origin } });
      const frames: unknown[] = [];
      socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString())));
      socket.on('error', () => undefined);
      socket.on('close', (code) => resolve({ frames, code }));
    });

  it('sends the results at the end of a query over a socket, to its user [PACS-03] [OUR-330]', async () => {
    const { mwl_query_id: id } = (await pacs.ask()).body;
    expect((await pacs.oga.call('getMwlQuery', { params: { id } })).status).toBe(404);
    const [mine, other, elsewhere] = await Promise.all([
      watch(id, pacs.doctor),
      watch(id, pacs.oga),
      watch(id, pacs.doctor, 'https://evil.example'),
    ]);
    expect(other).toEqual({ frames: [], code: 4404 });
    expect(elsewhere).toEqual({ frames: [], code: 4403 });
    expect(mine.code).toBe(1000);
    for (const frame of mine.frames) expect(z.safeParse(MwlMessage, frame).success).toBe(true);
    expect(mine.frames.at(-1)).toEqual({ type: 'query_ended', data: await pacs.look(id) });
    // a client that connects after the end gets the result at once
    expect((await watch(id, pacs.doctor)).frames).toEqual([mine.frames.at(-1)]);
  });

  it('fails a query of a PACS that is down, has another AE title, is no PACS, or is not set up [OUR-331]', async () => {
    const garbage = await listener((socket) => socket.write(randomBytes(4096)));
    const at = (over: Partial<PacsEndpoint>) => pacs.setUp(worklistAt(over));
    for (const connection of [
      at({ port: 1 }),
      at({ calledAe: 'OTHER' }),
      at({ port: garbage.port }),
      pacs.setUp(undefined),
    ]) {
      await connection;
      expect(await pacs.found()).toEqual({ status: 'FAILED' });
    }
    garbage.server.close();
    await pacs.setUp(pacs.sandbox.connection);
    expect((await pacs.found()).status).toBe('SUCCEEDED');
  });

  it('gives the name of a patient in ideographs and in the script of its sounds, unless names are hidden [OUR-730]', async () => {
    const [item] = (await pacs.found({ patient_id: 'QY-90212' })).results ?? [];
    expect(item).toMatchObject({ patient_name_ideographic: '中村^健', patient_name_phonetic: 'なかむら^けん' });
    await pacs.setPreferences({ disable_pi: true });
    const [hidden] = (await pacs.found({ patient_id: 'QY-90212' })).results ?? [];
    await pacs.setPreferences({ disable_pi: false });
    expect(JSON.stringify(hidden)).not.toMatch(/中村|なかむら/);
  });

  it('refuses letters that the PACS does not have, at their fields [OUR-726]', async () => {
    await pacs.setUp(worklistAt({ characterSet: 'ISO_IR 101' }));
    const { status, body } = await pacs.ask({ patient_last_name: '山田', patient_first_name: 'Dvořák', modality: 'É' });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({
      status: 400,
      fields: ['patient_last_name', 'modality'],
    });
    expect((await pacs.ask({ patient_last_name: 'Møl' })).body.name).toBe('LettersUnknown');
    await pacs.setUp(worklistAt({ characterSet: 'ISO_IR 100' }));
    const { results } = await pacs.found({ patient_last_name: 'Møl' });
    expect(results?.map((one) => one.patient_name)).toEqual(['Møller^Astrid']);
  });

  it('gives a query up after the time of the configuration, whatever the PACS does [OUR-338]', async () => {
    const silent = await listener(() => undefined);
    await pacs.setUp(worklistAt({ port: silent.port }), { mwl_query_ttl_seconds: 1 });
    const both = await Promise.all([pacs.found(), pacs.found()]);
    expect(both.map(({ status }) => status)).toEqual(['TIMED_OUT', 'TIMED_OUT']);
    silent.server.close();
  });

  it('limits simultaneous queries [OUR-339]', async () => {
    const silent = await listener(() => undefined);
    await pacs.setUp(worklistAt({ port: silent.port }), { mwl_query_ttl_seconds: 10 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pacs.ask({}, pacs.oga)));
    const refused = Array.from({ length: 16 }, () => 429);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 200, ...refused]);
    expect((await pacs.ask({}, pacs.oga)).status).toBe(429);
    silent.server.close();
  });

  it('takes no more items than the limit, and reports the truncation', { tags: '@all' }, async () => {
    const client = pacsClient();
    const outcome = await client.find(pacs.sandbox.connection.worklist, { patient: {}, step: {} }, 3);
    await client.close();
    expect(outcome).toMatchObject({ result: 'done', value: { truncated: true, items: [{}, {}, {}] } });
  });

  it('returns the pools, hidden filters, default modality, and times of queries and results [PACS-09]', async () => {
    const configuration = async () => (await pacs.doctor.call('getPacsConfiguration')).body;
    expect(await configuration()).toEqual({
      device_pools: [POOL],
      disabled_mwl_query_filters: [],
      mwl_query_modality_default: '',
      mwl_query_ttl_seconds: 60,
      mwl_query_results_ttl_seconds: 24 * 3600,
    });
    const told = {
      device_pools: [POOL, { id: randomUUID(), name: 'First floor' }],
      disabled_mwl_query_filters: ['modality'],
      mwl_query_modality_default: 'OPV',
      mwl_query_ttl_seconds: 1,
      mwl_query_results_ttl_seconds: 600,
    };
    await pacs.setUp(pacs.sandbox.connection, told);
    expect(await configuration()).toEqual(told);
    const { mwl_query_id: id } = (await pacs.ask()).body;
    const made = (secondsAgo: number) =>
      pacs.lane.server.store.db
        .update(mwlQuery)
        .set({ created: sql`now() - ${secondsAgo} * interval '1 second'` })
        .where(eq(mwlQuery.id, id));
    const isThere = async () => (await pacs.doctor.call('getMwlQuery', { params: { id } })).status;
    await made(500);
    expect(await isThere()).toBe(200);
    await made(601);
    expect(await isThere()).toBe(404);

    const silent = await listener(() => undefined);
    await pacs.setUp(worklistAt({ port: silent.port }), told);
    expect(await pacs.found()).toEqual({ status: 'TIMED_OUT' });
    silent.server.close();
  });

  it('keeps results for the configured time, then removes them (of PACS-03)', async () => {
    const { db } = pacs.lane.server.store;
    const { mwl_query_id: id } = (await pacs.ask()).body;
    await eventually(async () => expect((await pacs.look(id)).status).toBe('SUCCEEDED'));
    await removeOldQueries(db);
    expect(await db.$count(mwlItem, eq(mwlItem.queryId, id))).toBe(10);
    await db
      .update(mwlQuery)
      .set({ created: sql`now() - interval '25 hours'` })
      .where(eq(mwlQuery.id, id));
    expect((await pacs.doctor.call('getMwlQuery', { params: { id } })).status).toBe(404);
    await removeOldQueries(db);
    expect(await db.$count(mwlItem, eq(mwlItem.queryId, id))).toBe(0);
  });
});

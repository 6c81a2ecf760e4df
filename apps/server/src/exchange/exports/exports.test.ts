import { ERROR_NAME } from '@isopter/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, exportTask, officeGroup, patient, test } from '../../platform/db/schema.ts';
import { makeExports } from './make.ts';
import { readTable, readZip } from '../../../test/support/exported.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { reportRenderer } from '../reports/renderer.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PARAMETERS = {
  device_type: null,
  test_strategy: 'AVA_FAST',
  test_protocol: '24-2',
  start_date: null,
  end_date: null,
  include_deviations: false,
  include_reports: false,
};

describe.each(ENGINES)('exports of tests on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  const reports = reportRenderer(silent);
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    await setOfficeClocks(server.store.db, 'UTC');
    doctor = await signIn(server, 'doctor');
  });
  afterAll(async () => {
    await reports.close();
    await server.close();
  });
  beforeEach(async () => {
    await setFlags(server, { research_mode: true, enable_zero_pii: false });
    await setPreferences({ disable_pi: false, enable_zero_pii: false, enable_access_to_other_offices: true });
  });

  const setPreferences = (preferences: object) =>
    server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  const ask = (more: object = {}, by = doctor) =>
    by.call('createExportTask', { body: { parameters: { ...PARAMETERS, ...more } } });
  const rowOf = async (id: string) =>
    (await server.store.db.select().from(exportTask).where(eq(exportTask.id, id)))[0]!;
  const becomes = (id: string, status: string) => eventually(async () => expect((await rowOf(id)).status).toBe(status));
  /** Asked for, and made at once; the server may have been quicker. */
  const made = async (more: object = {}): Promise<string> => {
    const { status, body } = await ask(more);
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    await makeExports({ db: server.store.db, reports, log: silent }, new AbortController().signal);
    await becomes(body.id, 'FINISHED');
    return body.id;
  };
  const download = (id: string, by = doctor) =>
    server.app.inject({ url: `/api/export-tasks/${id}/download/`, cookies: by.cookies });
  const filesOf = async (id: string) => readZip((await download(id)).rawPayload);

  it('are created by a job, listed for their user, and downloaded with an audit row that names each patient [EXP-01] [EXP-04] [SRV-03]', async () => {
    const { body } = await ask({ include_deviations: true });
    const { id } = body;
    await becomes(id, 'FINISHED');
    const list = await doctor.call('listExportTasks', { query: { limit: '10' } });
    expect(list.body).toEqual({
      results: [{ id, status: 'FINISHED', parameters: { ...PARAMETERS, include_deviations: true } }],
      count: 1,
    });
    const answer = await download(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="export AVA_FAST 24-2 [-\d]{10}\.zip"/,
    );
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    const { db } = server.store;
    const isFitting = and(eq(test.status, 'finished'), eq(test.strategy, 'AVA_FAST'), eq(test.protocol, '24-2'));
    const tests = await db.select().from(test).where(isFitting);
    const patients = [...new Set(tests.map(({ patientId }) => patientId))].toSorted();
    const [row] = await db.select().from(audit).where(eq(audit.action, 'downloadExportTask'));
    expect(row).toMatchObject({ objectKind: 'export', objectIds: [id], result: 200 });
    expect(row!.patientIds.toSorted()).toEqual(patients);
    const [asked] = await db.select().from(audit).where(eq(audit.action, 'createExportTask'));
    expect(asked).toMatchObject({ objectKind: 'export', objectIds: [id] });

    const files = readZip(answer.rawPayload);
    expect(Object.keys(files)).toEqual(['tests.csv', 'fields.csv', 'thresholds.csv', 'deviations.csv']);
    const rows = readTable(files, 'tests');
    expect(rows.map(({ test_id }) => test_id).toSorted()).toEqual(tests.map((one) => one.id).toSorted());
    const [first] = rows;
    const [of] = await db.select().from(patient).where(eq(patient.id, first!['patient_id']!));
    expect(first).toMatchObject({
      patient_id_number: of?.patientIdNumber ?? '',
      last_name: of?.lastName,
      first_name: of?.firstName,
      birth: of?.dateOfBirth,
      device_type: 'S',
      strategy: 'AVA_FAST',
      protocol: '24-2',
      eyes: 'OD OS',
      goldmann_size: '3',
      report: '',
    });
    expect(Number(first!['age'])).toBeGreaterThan(5);
    expect(readTable(files, 'fields')).toHaveLength(2 * rows.length);
    const ofOne = (name: string) => readTable(files, name).filter(({ test_id }) => test_id === first!['test_id']);
    const [right] = ofOne('fields');
    const thresholds = ofOne('thresholds');
    const deviations = ofOne('deviations');
    expect(thresholds).toHaveLength(2 * 54);
    expect(deviations).toHaveLength(2 * 52);
    const scored = thresholds.filter(({ eye, is_blind_spot }) => eye === 'OD' && is_blind_spot === '0');
    const mean = scored.reduce((sum, one) => sum + Math.max(0, Number(one['threshold_db'])), 0) / scored.length;
    expect(Number(right!['mean_sensitivity_db'])).toBeCloseTo(mean, 1);
    expect(Number(right!['md_db'])).toBeGreaterThan(-40);
    expect(right).toMatchObject({ eye: 'OD', not_compared: '' });
    expect(Object.keys(deviations[0]!)).toEqual([
      'test_id',
      'eye',
      'x_deg',
      'y_deg',
      'total_deviation_db',
      'total_probability',
      'pattern_deviation_db',
      'pattern_probability',
    ]);
  });

  it(
    'have deviations only where they are asked for, and only where norms hold [EXP-02]',
    { tags: '@all' },
    async () => {
      const { db } = server.store;
      const isOfSizeV = and(eq(test.status, 'finished'), eq(test.strategy, 'AVA_STANDARD'));
      await db
        .update(test)
        .set({ options: sql`${test.options} || '{"goldman_size": 5}'::jsonb` })
        .where(isOfSizeV);
      const without = await filesOf(await made());
      expect(Object.keys(without)).toEqual(['tests.csv', 'fields.csv', 'thresholds.csv']);
      expect(readTable(without, 'fields')[0]).not.toHaveProperty('md_db');
      const files = await filesOf(await made({ test_strategy: 'AVA_STANDARD', include_deviations: true }));
      const fields = readTable(files, 'fields');
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) expect(field).toMatchObject({ md_db: '', norms: '', not_compared: 'size' });
      expect(readTable(files, 'deviations')).toEqual([]);
      expect(readTable(files, 'thresholds').length).toBe(54 * fields.length);
    },
  );

  it('have the PDF of each test if reports are requested [EXP-02]', { tags: '@all' }, async () => {
    const { db } = server.store;
    const [one] = await db
      .select()
      .from(test)
      .where(and(eq(test.status, 'finished'), eq(test.strategy, 'FULL_THRESHOLD')))
      .orderBy(test.timeStart)
      .limit(1);
    const day = one!.timeStart!.toISOString().slice(0, 10);
    const asked = { test_strategy: 'FULL_THRESHOLD', start_date: day, end_date: day, include_reports: true };
    const files = await filesOf(await made(asked));
    const name = `reports/${one!.id}.pdf`;
    expect(Buffer.from(files[name] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(readTable(files, 'tests').find(({ test_id }) => test_id === one!.id)).toMatchObject({ report: name });
  });

  it('contain no names if personal data are hidden, and no formula that runs [EXP-02] [PAT-13] [OUR-808]', async () => {
    const { db } = server.store;
    await db.update(patient).set({ patientIdNumber: '=1+1, "x"', ideographicName: '山田^太郎' });
    const named = await made();
    expect(readTable(await filesOf(named), 'tests')[0]).toMatchObject({
      patient_id_number: `'=1+1, "x"`,
      ideographic_name: '山田^太郎',
    });
    await setPreferences({ disable_pi: true });
    const [row] = readTable(await filesOf(await made()), 'tests');
    expect(row).toMatchObject({
      last_name: '',
      first_name: '',
      ideographic_name: '',
      birth: expect.stringMatching(/^\d{4}$/),
    });
    // the file with names was made before, and cannot be downloaded any longer
    expect((await download(named)).statusCode).toBe(404);
  });

  it('are only for the user who created them, and out of reach if one of their tests is [SRV-07]', async () => {
    const { db } = server.store;
    const id = await made();
    const oga = await signIn(server, 'oga');
    expect((await oga.call('listExportTasks', { query: { limit: '10' } })).body).toEqual({ results: [], count: 0 });
    expect((await download(id, oga)).statusCode).toBe(404);
    expect((await download(id)).statusCode).toBe(200);
    const [gone] = (await rowOf(id)).testIds;
    await db.update(test).set({ deleted: new Date() }).where(eq(test.id, gone!));
    expect((await download(id)).statusCode).toBe(404);
    await db.update(test).set({ deleted: null }).where(eq(test.id, gone!));
    expect((await download(id)).statusCode).toBe(200);
  });

  it('are named by the day at the office of the user who downloads them [OUR-312]', { tags: '@all' }, async () => {
    const id = await made({ timezone: 'America/New_York' });
    await setOfficeClocks(server.store.db, 'Pacific/Kiritimati');
    // an hour of the morning there, while it is the day before in UTC
    await server.store.db
      .update(exportTask)
      .set({ created: new Date('2026-03-01T18:00:00Z') })
      .where(eq(exportTask.id, id));
    expect((await download(id)).headers['content-disposition']).toContain('AVA_FAST 24-2 2026-03-02.zip');
  });

  it('are refused outside of research mode, and if reports cannot be downloaded [NAV-13] [REP-08]', async () => {
    await setFlags(server, { enable_zero_pii: true });
    await setPreferences({ enable_zero_pii: true });
    expect((await ask({ include_reports: true })).status).toBe(409);
    await setFlags(server, { research_mode: false });
    expect((await ask()).status).toBe(403);
    expect((await doctor.call('listExportTasks', { query: { limit: '10' } })).status).toBe(403);
    expect((await download('00000000-0000-4000-8000-000000000001')).statusCode).toBe(403);
  });

  it.each([
    [{ test_protocol: '30-2-P' }, ['test_protocol']],
    [{ test_strategy: 'AVA_FAST', test_protocol: '10-2' }, ['test_protocol']],
    [{ test_strategy: 'ESTERMAN', test_protocol: '24-2' }, ['test_protocol']],
    [{ start_date: '2026-03-02', end_date: '2026-03-01' }, ['end_date']],
    [{ timezone: 'Mars/Olympus' }, ['timezone']],
  ])('of %j are refused at their field [EXP-02] [EXP-03]', async (more, fields) => {
    const { status, body } = await ask({ test_strategy: 'FULL_THRESHOLD', ...more });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields });
  });

  it('do not wait in any number', async () => {
    const { db } = server.store;
    const { accountId, officeGroupId, parameters, host } = (await db.select().from(exportTask).limit(1))[0]!;
    const waiting = { accountId, officeGroupId, parameters, host, due: new Date('2999-01-01') };
    const rows = await db
      .insert(exportTask)
      .values(Array.from({ length: 10 }, () => waiting))
      .returning({ id: exportTask.id });
    expect(await ask()).toMatchObject({ status: 409, body: { name: ERROR_NAME.TOO_MANY_EXPORTS } });
    const ids = rows.map(({ id }) => id);
    await db.delete(exportTask).where(inArray(exportTask.id, ids));
    expect((await ask()).status).toBe(200);
  });

  it('do not wait in any number when they are asked for at once', async () => {
    const { db } = server.store;
    await db.delete(exportTask);
    // none is made, and gives room, before all have been asked for
    await db.execute(sql`alter table export_task alter column due set default '2999-01-01'`);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask()));
    await db.execute(sql`alter table export_task alter column due set default now()`);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.name === ERROR_NAME.TOO_MANY_EXPORTS)).toHaveLength(20);
  });
});

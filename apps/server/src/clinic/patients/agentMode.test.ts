import { ERROR, ERROR_NAME, HEADER } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeGroup } from '../../platform/db/schema.ts';
import { ENGINES, signIn, startServer, type Browser, type TestServer } from '../../../test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

const AGENT = 'https://agent.clinic.example:4602';

describe.each(ENGINES)('a clinic whose agent stores its names, on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let doctorId: string;

  const store = (preferences: object, flags: object = {}) =>
    server.store.db
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || ${JSON.stringify(flags)}::jsonb`,
        preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb`,
      })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));

  beforeAll(async () => {
    const staticDirectory = mkdtempSync(join(tmpdir(), 'isopter-static-'));
    writeFileSync(join(staticDirectory, 'index.html'), '<!doctype html><title>Isopter</title>');
    server = await startServer(engine, 'small', undefined, { staticDirectory });
    await store({ on_prem_pii_agent_url: `${AGENT}/` }, { enable_on_prem_pii_agent: true });
    doctor = await signIn(server, 'doctor');
    doctorId = (await doctor.call('listDoctors')).body[0].id;
  });
  afterAll(() => server.close());

  it('stores the instruction language of patients [OUR-803]', async () => {
    const body = { doctor_id: doctorId, instruction_language: 'ja' };
    expect((await doctor.call('createPatient', { body })).body.instruction_language).toBe('ja');
  });

  it('stores patients without any personal data, with their office [OUR-653]', async () => {
    const { status, body } = await doctor.call('createPatient', { body: { doctor_id: doctorId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: null, date_of_birth: null, display_name: '', is_encrypted: false });
    expect(body.office_id).toMatch(/^[\w-]{36}$/);
    expect((await doctor.call('getPatient', { params: { id: body.id } })).body.office_id).toBe(body.office_id);
  });

  it.each([
    ['first_name', 'Quirin'],
    ['last_name', 'Zahlbruckner'],
    ['date_of_birth', '1961-03-14'],
    ['email', 'quirin@example.org'],
    ['phone', '+12025550123'],
    ['ideographic_name', '山田^太郎'],
    ['phonetic_name', 'やまだ^たろう'],
    ['patient_id_number', 'A-17'],
  ])('refuses a %s at its field, of new patients and of old ones [OUR-653]', async (field, value) => {
    const created = await doctor.call('createPatient', { body: { doctor_id: doctorId, [field]: value } });
    expect([created.status, created.body.fields?.[field]]).toEqual([400, [ERROR.AT_AGENT]]);
    const [{ id, version }] = (await doctor.call('listPatients', { query: { limit: '1' } })).body.results;
    const changes = { params: { id }, body: { version, [field]: value } };
    const changed = await doctor.call('updatePatient', changes);
    expect([changed.status, changed.body.fields?.[field]]).toEqual([400, [ERROR.AT_AGENT]]);
  });

  it('allows other changes of patients whose names the server still has [OUR-653]', async () => {
    const [{ id, version, last_name }] = (
      await doctor.call('listPatients', { query: { limit: '1', ordering: 'last_name' } })
    ).body.results;
    expect(last_name).toBeTruthy();
    const { status, body } = await doctor.call('updatePatient', { params: { id }, body: { version, ipd: 61 } });
    expect([status, body.ipd, body.last_name]).toEqual([200, 61, last_name]);
  });

  it('names its agent in every answer, also in errors, and nothing without one [OUR-682]', async () => {
    const said = async ({ cookies }: Browser, url: string) =>
      (await server.app.inject({ method: 'GET', url, cookies })).headers[HEADER.agent.toLowerCase()];
    const { office_group } = (await doctor.call('bootstrap')).body;
    for (const url of ['/api/patients/?limit=10', '/api/patients/?limit=none', '/api/audit/'])
      expect(await said(doctor, url)).toBe(`${office_group.id} ${AGENT}`);
    expect(await said(await signIn(server, 'harbour'), '/api/patients/?limit=10')).toBeUndefined();
  });

  it('hands out no reports without a name [OUR-653]', async () => {
    const { results } = (await doctor.call('listTests', { query: { limit: '1' } })).body;
    const query = { test_id: results[0].id };
    const { status, body } = await doctor.call('getTestReportPdf', { query });
    expect([status, body.name]).toEqual([409, ERROR_NAME.AT_AGENT]);
  });

  const documentFor = async (cookies: Record<string, string>, headers = {}) => {
    const answer = await server.app.inject({
      url: '/patients',
      cookies,
      headers: { accept: 'text/html', ...headers },
    });
    const policy = String(answer.headers['content-security-policy']).split(';');
    return { answer, connects: policy.find((directive) => directive.startsWith('connect-src')) };
  };

  describe('the documents of the application', () => {
    it('may connect to exactly the agent of the signed-in user, and are not stored [OUR-656]', async () => {
      const { answer, connects } = await documentFor(doctor.cookies);
      expect(connects).toBe(`connect-src 'self' ${AGENT}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      const again = await documentFor(doctor.cookies, { 'if-none-match': String(answer.headers.etag) });
      expect(again.answer.statusCode).toBe(200);
    });

    it('connect to no agent without a session, of another clinic, and once the flag is off [OUR-656]', async () => {
      expect((await documentFor({})).connects).toBe("connect-src 'self'");
      const other = await signIn(server, 'harbour');
      expect((await documentFor(other.cookies)).connects).toBe("connect-src 'self'");
      await store({}, { enable_on_prem_pii_agent: false });
      expect((await documentFor(doctor.cookies)).connects).toBe("connect-src 'self'");
      await store({}, { enable_on_prem_pii_agent: true });
    });
  });
});

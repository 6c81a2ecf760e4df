import { type Call, calls, ERROR, type Group, GROUPS } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayCall } from './access.ts';
import { removeExpiredSessions } from './session.ts';
import { account, audit, session } from '../../platform/db/schema.ts';
import { DEMO_PASSWORD } from './passwords/demoPassword.ts';
import { browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

/** Calls with which read-only users change their own account, its security keys and its preferences. */
const OWN: string[] = [
  'checkCode',
  'checkDemoPin',
  'checkKey',
  'checkPassword',
  'confirmTotp',
  'createAgentAssertion',
  'createAgentReportGrant',
  'createAuthenticator',
  'createPasskey',
  'createRecoveryCodes',
  'deleteAuthenticator',
  'endOtherSignIns',
  'endSignIn',
  'lockDemoMode',
  'removeTotp',
  'sendSupportMessage',
  'signBaaAgreement',
  'startKeyRegistration',
  'startPasskeyRegistration',
  'startTotp',
  'updateAuthenticator',
  'updatePreferences',
  'updateUser',
];

describe.each(ENGINES)('sign-in on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'large');
  });
  afterAll(() => server.close());

  it('signs in by username or e-mail in upper or lower case, and answers with the user [AUTH-06, AUTH-08]', async () => {
    const doctor = await signIn(server, ' Doctor@Isopter.example ');
    const { status, body } = await doctor.call('bootstrap');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'doctor',
      groups: [{ name: 'DOCTOR' }],
      doctor_id: expect.any(String),
    });
    expect(body.office_group).toMatchObject({ name: 'Northside Eye Clinic', beta_level: 100, corporation: null });
    expect((await doctor.call('getPreferences')).body.date_format).toBe('MM/DD/YYYY');
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('keeps only a digest of the session, in a cookie no script can read', async () => {
    const one = browser(server);
    await one.call('bootstrap');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth-token/',
      payload: { username: 'doctor', password: DEMO_PASSWORD },
      cookies: one.cookies,
      headers: { 'x-csrftoken': one.cookies['csrftoken'] },
    });
    const cookie = answer.cookies.find(({ name }) => name === 'sessionid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const rows = await server.store.db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it('answers the same for a wrong password and an unknown user [AUTH-11]', async () => {
    const one = browser(server);
    await one.call('bootstrap');
    const wrong = await one.call('signIn', { body: { username: 'ta', password: 'wrong' } });
    const unknown = await one.call('signIn', { body: { username: 'nobody', password: 'wrong' } });
    expect(wrong.status).toBe(400);
    expect(unknown).toEqual(wrong);
  });

  it('blocks a user after five failures for some minutes, the right password too [AUTH-11]', async () => {
    const one = browser(server);
    await one.call('bootstrap');
    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      answers.push(await one.call('signIn', { body: { username: 'operator', password: 'wrong' } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 403]);
    const right = await one.call('signIn', { body: { username: 'operator', password: DEMO_PASSWORD } });
    expect(right).toEqual({
      status: 403,
      body: { name: 'UserLockedOut', detail: `${ERROR.LOGIN_BLOCKED} 15 minutes` },
    });

    await server.store.db
      .update(account)
      .set({ lockedUntil: new Date(Date.now() - 1) })
      .where(eq(account.username, 'operator'));
    const later = await one.call('signIn', { body: { username: 'operator', password: DEMO_PASSWORD } });
    expect(later.status).toBe(200);
  });

  it('refuses an unsafe call without its page’s token [API-01]', async () => {
    const doctor = await signIn(server, 'doctor');
    const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello' };
    const without = await doctor.call('sendSupportMessage', {
      body: message,
      headers: { 'x-csrftoken': 'x'.repeat(43) },
    });
    const foreign = await doctor.call('sendSupportMessage', {
      body: message,
      headers: { origin: 'https://evil.example' },
    });
    expect([without.status, foreign.status]).toEqual([403, 403]);
    expect((await doctor.call('sendSupportMessage', { body: message })).status).toBe(204);
  });

  it('answers 401 without a session, before it validates the call [SRV-07]', async () => {
    const one = browser(server);
    expect((await one.call('listPatients', { query: { nonsense: '1' } })).status).toBe(401);
    expect((await one.call('listExportTasks')).status).toBe(401);
  });

  it('signs out for good [AUTH-10]', async () => {
    const doctor = await signIn(server, 'doctor');
    const cookies = { ...doctor.cookies };
    expect((await doctor.call('signOut')).status).toBe(204);
    expect(doctor.cookies['sessionid']).toBeUndefined();
    Object.assign(doctor.cookies, cookies);
    expect((await doctor.call('bootstrap')).status).toBe(401);
  });

  it('ends an idle session by the preferred limit and any session after twelve hours [AUTH-15]', async () => {
    const oga = await signIn(server, 'oga');
    const age = (column: 'last_seen' | 'created', minutes: number) =>
      server.store.db.execute(
        sql`update session set ${sql.identifier(column)} = now() - ${minutes} * interval '1 minute'
          where account_id = (select id from account where username = 'oga')`,
      );
    await age('last_seen', 59);
    expect((await oga.call('bootstrap')).status).toBe(200);
    await age('last_seen', 61);
    expect((await oga.call('bootstrap')).status).toBe(401);
    await removeExpiredSessions(server.store.db, new Date());
    expect(
      await server.store.db.$count(session, sql`account_id = (select id from account where username = 'oga')`),
    ).toBe(0);

    const again = await signIn(server, 'oga');
    await again.call('updatePreferences', { body: { user_inactivity_limit_seconds: 0 } });
    await age('last_seen', 600);
    expect((await again.call('bootstrap')).status).toBe(200);
    await age('created', 721);
    expect((await again.call('bootstrap')).status).toBe(401);
    await (await signIn(server, 'oga')).call('updatePreferences', { body: { user_inactivity_limit_seconds: 3600 } });
  });

  it('changes the user’s data with the messages the client expects, and ends other sessions with the password [VAL-01]', async () => {
    const here = await signIn(server, 'tu');
    const elsewhere = await signIn(server, 'tu');
    const taken = await here.call('updateUser', {
      body: { username: 'DOCTOR', email: 'oga@isopter.example' },
    });
    expect(taken.body.fields).toEqual({ username: [ERROR.USERNAME_TAKEN], email: [ERROR.EMAIL_TAKEN] });
    const weak = await here.call('updateUser', {
      body: { password: 'short', confirm_password: 'other' },
    });
    expect(Object.keys(weak.body.fields)).toEqual(['confirm_password', 'password']);
    const password = 'another-good-one-99';
    const changed = await here.call('updateUser', { body: { password, confirm_password: password } });
    expect(changed.status).toBe(204);
    expect((await here.call('bootstrap')).status).toBe(200);
    expect((await elsewhere.call('bootstrap')).status).toBe(401);
  });

  it('lets only corporate admins work in the other office groups of their corporation [AUTH-16]', async () => {
    const ca = await signIn(server, 'ca');
    const groups = (await ca.call('bootstrap')).body.office_group.corporation.office_groups as {
      id: string;
      name: string;
    }[];
    expect(groups.map(({ name }) => name)).toEqual(['Harbour Vision Center', 'Northside Eye Clinic']);
    const harbour = groups[0]?.id ?? '';
    expect((await ca.call('switchOfficeGroup', { body: { office_group: harbour } })).status).toBe(204);
    expect((await ca.call('bootstrap')).body.office_group.name).toBe('Harbour Vision Center');
    expect((await ca.call('listPatients')).body.count).toBe(5);

    const doctor = await signIn(server, 'doctor');
    expect((await doctor.call('switchOfficeGroup', { body: { office_group: harbour } })).status).toBe(403);
    expect((await doctor.call('listPatients', { headers: { 'x-office-group': harbour } })).status).toBe(401);
  });

  it('lets only office-group admins change shared preferences, and keeps missing fields [PREF-13]', async () => {
    const doctor = await signIn(server, 'doctor');
    expect((await doctor.call('updatePreferences', { body: { date_format: 'YYYY-MM-DD' } })).status).toBe(403);
    expect((await doctor.call('updatePreferences', { body: { app_language: 'es-es' } })).status).toBe(204);
    const oga = await signIn(server, 'oga');
    expect((await oga.call('updatePreferences', { body: { time_format: '24H' } })).status).toBe(204);
    const soon = await oga.call('updatePreferences', { body: { fixed_exam_date: '2026-01-01' } });
    expect(soon.body.fields).toHaveProperty('fixed_exam_date');
    expect((await doctor.call('getPreferences')).body).toMatchObject({
      app_language: 'es-es',
      time_format: '24H',
      date_format: 'MM/DD/YYYY',
    });
  });

  it('keeps the columns hidden of one list when another window hides those of another [OUR-200]', async () => {
    const doctor = await signIn(server, 'doctor');
    const hide = async (hidden_columns: unknown) =>
      expect((await doctor.call('updatePreferences', { body: { hidden_columns } })).status).toBe(204);
    await hide({ users: ['email'] });
    await hide({ patients: ['status'], devices: ['serial'] });
    await hide({ devices: [] });
    expect((await doctor.call('getPreferences')).body.hidden_columns).toEqual({
      users: ['email'],
      patients: ['status'],
      devices: [],
    });
  });

  it('refuses read-only support whatever would change something [ROLE-01, SUP-02]', async () => {
    const { db } = server.store;
    const support = await signIn(server, 'support');
    await db
      .update(account)
      .set({ groups: ['SUPPORT_READ_ONLY'] })
      .where(eq(account.username, 'support'));
    const id = '0a000000-0000-4000-8000-000000000001';
    for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
      if (!call.built || call.public || call.method === 'GET') continue;
      if (OWN.includes(name)) continue;
      const { status } = await support.call(name, { params: { id }, body: {} });
      expect([name, status]).toEqual([name, 403]);
    }
    expect((await support.call('listPatients')).status).toBe(200);
    expect((await support.call('updatePreferences', { body: { app_language: 'es-es' } })).status).toBe(204);
    await db
      .update(account)
      .set({ groups: ['SUPPORT_BASIC'] })
      .where(eq(account.username, 'support'));
  });

  it('writes an audit row for every action and refusal, and never changes one', async () => {
    const doctor = await signIn(server, 'doctor');
    const { body } = await doctor.call('listPatients', { query: { limit: '10' } });
    await doctor.call('listOffices');
    await eventually(async () => {
      const rows = await server.store.db.select().from(audit).where(eq(audit.action, 'listOffices'));
      expect(rows.at(-1)).toMatchObject({ result: 403, actorKind: 'account' });
    });
    const [read] = await server.store.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'listPatients'))
      .orderBy(sql`id desc`);
    expect(read?.patientIds).toEqual(body.results.map((row: { id: string }) => row.id));
    await expect(server.store.db.delete(audit)).rejects.toThrow(/delete from "audit"/);
    await expect(server.store.db.update(audit).set({ result: 200 })).rejects.toThrow(/update "audit"/);
  });
});

const may = (group: Group, name: keyof typeof calls) =>
  mayCall({ groups: [group], passwordChangeForced: false, visit: null }, name);
const allowed = (name: keyof typeof calls) => GROUPS.filter((group) => may(group, name));

describe('roles', () => {
  it('lets technicians neither move tests, nor delete patients, nor download reports [REP-08]', () => {
    for (const name of ['moveTest', 'getTestReportPdf', 'deletePatient'] as const) {
      expect(may('TECHALL_ADMIN', name)).toBe(false);
      expect(may('DOCTOR', name)).toBe(true);
    }
  });
  it('lets a technician user make a patient and not enter a test', () => {
    expect(may('TECHALL_USER', 'createPatient')).toBe(true);
    expect(may('TECHALL_USER', 'createTest')).toBe(false);
    expect(may('TECHALL_ADMIN', 'createTest')).toBe(true);
    expect(may('TECHALL_ADMIN', 'createPatient')).toBe(false);
  });
  it('lets read-only support read like the staff, and change only its own account [ROLE-01, SUP-02, SRV-03]', () => {
    const entries = Object.entries(calls) as [keyof typeof calls, Call][];
    const writes = entries.filter(([, call]) => call.method !== 'GET' && !call.public).map(([name]) => name);
    expect(writes.length).toBeGreaterThan(60);
    expect(writes.filter((name) => may('SUPPORT_READ_ONLY', name)).toSorted()).toEqual(OWN);
    const reads = entries.filter(([, call]) => call.method === 'GET').map(([name]) => name);
    expect(reads.filter((name) => may('SUPPORT_READ_ONLY', name))).toEqual(
      reads.filter((name) => may('SUPPORT_BASIC', name)),
    );
    // Rights add up.
    const both = { groups: ['SUPPORT_READ_ONLY', 'DOCTOR'] as const, passwordChangeForced: false, visit: null };
    expect(mayCall(both, 'createPatient')).toBe(true);
  });
  it('gives offices to admins and the switch to corporate admins [NAV-04, AUTH-16]', () => {
    expect(allowed('listOffices')).toEqual(['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN', 'OFFICE_ADMIN']);
    expect(allowed('switchOfficeGroup')).toEqual(['CORPORATE_ADMIN']);
  });
  it('allows nothing of the clinic while a password change is forced [AUTH-21]', () => {
    expect(mayCall({ groups: ['DOCTOR'], passwordChangeForced: true, visit: null }, 'listPatients')).toBe(false);
    expect(mayCall({ groups: ['DOCTOR'], passwordChangeForced: true, visit: null }, 'bootstrap')).toBe(true);
  });
  it('has a rule for every call that is built and not public', () => {
    const ruled = Object.entries(calls).filter(([, call]) => 'built' in call && !('public' in call));
    const lost = ruled.filter(([name]) => !GROUPS.some((group) => may(group, name as keyof typeof calls)));
    expect(lost.map(([name]) => name)).toEqual([]);
  });
});

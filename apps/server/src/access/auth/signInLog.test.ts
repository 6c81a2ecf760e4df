import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyAll } from '../../edge/auditChain/read.ts';
import { DEMO_PASSWORD } from './passwords/demoPassword.ts';
import { removeExpiredSessions } from './session.ts';
import { account, audit, officeGroup, session } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, sendBinary } from '../../../test/support/authenticator.ts';
import { type RunningDuo, startDuo } from '../../../test/support/duo.ts';
import { plainSession } from '../../../test/support/plainSession.ts';
import { type Browser, browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { sandbox } from '../../platform/outbox/sandbox.ts';

/** Used as secret or name wherever a user types one. */
const CANARY = 'zephyrine-88-canary';
const GOOD = `${CANARY}-good`;

interface Row {
  action: string;
  result: number;
  at: string;
  address: string | null;
}

const own = { password: GOOD, confirm_password: GOOD };
const said = ({ action, result }: Row) => `${action} ${result}`;
const ofGroup = (name: string) => sql`${audit.officeGroupId} = (select id from office_group where name = ${name})`;

describe.each(ENGINES)('the log of sign-ins, on %s', (engine) => {
  let server: TestServer;
  let duo: RunningDuo;
  let admin: Browser;
  const sent = sandbox();
  beforeAll(async () => {
    duo = await startDuo();
    const options = { duo: duo.client, outbox: sent.outbox, address: 'https://clinic.example' };
    server = await startServer(engine, 'small', undefined, options);
    admin = await signIn(server, 'oga');
  });
  afterAll(async () => {
    await server.close();
    await duo.app.close();
  });

  const known = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    if (!row) throw new Error(`there is no ${username}`);
    return row;
  };
  const idOf = async (username: string) => (await known(username)).id;
  const visitor = async () => {
    const one = browser(server);
    await one.call('bootstrap');
    return one;
  };
  /** Tries a password in a browser. */
  const attempt = async (username: string, password: string, by?: Browser) => {
    const one = by ?? (await visitor());
    return { one, ...(await one.call('signIn', { body: { username, password } })) };
  };
  const listed = async (actor: string): Promise<Row[]> =>
    (await admin.call('listAudit', { query: { actor, limit: '100' } })).body.results;
  /** A user's newest rows, the newest first; those of refused calls are stored after the answer. */
  const newest = (username: string, expected: string[]): Promise<Row[]> =>
    eventually(async () => {
      const rows = (await listed(await idOf(username))).slice(0, expected.length);
      expect(rows.map(said)).toEqual(expected);
      return rows;
    });

  it('is part of the access log with user, time and address, also of refused attempts [OUR-290]', async () => {
    const before = Date.now();
    await attempt('operator', 'wrong');
    await newest('operator', ['signIn 400']);
    const { one } = await attempt('Operator@Isopter.example', DEMO_PASSWORD);
    await one.call('signOut');
    const rows = await newest('operator', ['signOut 200', 'signIn 200', 'signIn 400']);
    const actor = { kind: 'account', id: await idOf('operator'), name: 'Perkins, Owen' };
    for (const row of rows) expect(row).toMatchObject({ actor, times: 1, address: '127.0.0.1' });
    expect(Date.parse(rows[2]?.at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    const { body } = await admin.call('exportAudit', { query: { actor: actor.id } });
    expect(body).toContain('"Perkins, Owen",signIn,400,1,,,,,,127.0.0.1,');
    expect(body).toContain('"Perkins, Owen",signOut,200,1,,,session,');
  });

  it('logs refused attempts on a locked account [OUR-290]', async () => {
    for (let time = 0; time < 6; time += 1) await attempt('oa', 'wrong');
    const locked = [...Array.from({ length: 4 }, () => 'signIn 400'), 'signIn 403', 'signIn 403'];
    const id = await idOf('oa');
    await eventually(async () => expect((await listed(id)).map(said).toSorted()).toEqual(locked));
  });

  it('has refused second factors and unfinished sign-ins [OUR-290]', async () => {
    const { db } = server.store;
    const key = new Authenticator();
    await addKeyOf(await signIn(server, 'doctor'), key);
    const set = (preferences: object) => db.update(account).set({ preferences }).where(eq(account.username, 'doctor'));
    await set({ enable2fa: true });
    for (const result of ['deny', 'allow'] as const) {
      const { one, body } = await attempt('doctor', DEMO_PASSWORD);
      const { searchParams } = await duo.answer(body.auth_url, result);
      const answer = { duo_state: searchParams.get('state'), duo_code: searchParams.get('duo_code') };
      const { status } = await one.call('verifyDuo', { body: answer });
      await newest('doctor', [`verifyDuo ${status}`, 'beginSignIn 200']);
    }
    await newest('doctor', ['verifyDuo 200', 'beginSignIn 200', 'verifyDuo 403', 'beginSignIn 200']);

    await set({});
    await db.update(officeGroup).set({ preferences: { enable_webauthn: true } });
    const { one } = await attempt('doctor', DEMO_PASSWORD);
    await one.call('requestKeyCheck');
    await sendBinary(one, 'verifySecurityKey', key.assert('another challenge'));
    await newest('doctor', ['verifySecurityKey 403']);
    const { challenge } = (await one.call('requestKeyCheck')).body;
    expect((await sendBinary(one, 'verifySecurityKey', key.assert(challenge))).status).toBe(204);
    await db.update(officeGroup).set({ preferences: {} });
    await newest('doctor', ['verifySecurityKey 200', 'verifySecurityKey 403', 'beginSignIn 200']);
  });

  it('logs the named account, not the one signed in at that browser [OUR-290]', async () => {
    const tu = await signIn(server, 'tu');
    await attempt('ta', 'wrong', tu);
    await newest('ta', ['signIn 400']);
    await attempt(CANARY, 'wrong', tu);
    expect((await listed(await idOf('tu'))).map(said)).toEqual(['signIn 200']);
    // who begins to sign in with a second factor has left
    await server.store.db
      .update(account)
      .set({ preferences: { enable2fa: true } })
      .where(eq(account.username, 'ta'));
    await attempt('ta', DEMO_PASSWORD, tu);
    await newest('tu', ['signOut 200', 'signIn 200']);
    await newest('ta', ['beginSignIn 200', 'signIn 400']);
  });

  it('logs sessions that time out and sessions that are ended [OUR-290]', async () => {
    const { db } = server.store;
    const [here, there] = [await signIn(server, 'operator'), await signIn(server, 'operator')];
    const sessions: { id: string; is_current: boolean }[] = (await here.call('listSignIns')).body;
    const id = sessions.find(({ is_current }) => !is_current)?.id ?? '';
    const prove = (action: string) => here.call('checkPassword', { body: { action, password: DEMO_PASSWORD } });
    await prove('endSignIn');
    await here.call('endSignIn', { params: { id } });
    expect((await there.call('bootstrap')).status).toBe(401);
    await prove('endOtherSignIns');
    await here.call('endOtherSignIns');
    const rows = ['endOtherSignIns 200', 'checkPassword 200', 'endSignIn 200', 'checkPassword 200', 'signIn 200'];
    await newest('operator', rows);

    const ofOperator = eq(session.accountId, await idOf('operator'));
    const lastSeen = new Date(Date.now() - 2 * 3_600_000);
    await db.update(session).set({ lastSeen }).where(ofOperator);
    await Promise.all([removeExpiredSessions(db, new Date()), removeExpiredSessions(db, new Date())]);
    const [ended] = await newest('operator', ['sessionExpired 200', 'endOtherSignIns 200']);
    expect(ended).toMatchObject({ actor: { name: 'Perkins, Owen' }, address: null });
  });

  it('logs password changes and resets, and the sessions they end [OUR-290]', async () => {
    const me = await signIn(server, 'operator');
    await signIn(server, 'operator');
    const wrong = { action: 'updateUser', password: CANARY };
    expect((await me.call('checkPassword', { body: wrong })).status).toBe(400);
    await newest('operator', ['checkPassword 400']);
    await me.call('checkPassword', { body: { ...wrong, password: DEMO_PASSWORD } });
    expect((await me.call('updateUser', { body: own })).status).toBe(204);
    const changed = ['endSessions 200', 'changePassword 200', 'updateUser 200', 'checkPassword 200'];
    await newest('operator', changed);
    await me.call('updateUser', { body: { first_name: 'Owen' } });
    await newest('operator', ['updateUser 200', ...changed]);

    const who = { email_phone_username: 'operator' };
    const stranger = await visitor();
    await stranger.call('sendResetPassword', { body: who });
    const link = await vi.waitUntil(() => sent.messages().find(({ text }) => text.includes('code='))?.text);
    const pin = new URL(/https?:\S+/.exec(link)?.[0] ?? '').searchParams.get('code') ?? '';
    const [asked] = await newest('operator', ['sendResetPassword 200', 'updateUser 200']);
    expect(asked).toMatchObject({ actor: { name: 'Perkins, Owen' }, address: '127.0.0.1' });
    expect((await stranger.call('resetPassword', { body: { ...who, pin, password: 'short' } })).status).toBe(400);
    await newest('operator', ['resetPassword 400']);
    await stranger.call('resetPassword', { body: { ...who, pin, password: `${GOOD}-2` } });
    const reset = ['endSessions 200', 'resetPassword 200', 'resetPassword 400', 'sendResetPassword 200'];
    await newest('operator', reset);

    await signIn(server, 'operator', `${GOOD}-2`);
    const params = { id: await idOf('operator') };
    expect((await admin.call('resetEmployeePassword', { params })).status).toBe(204);
    await newest('oga', ['endSessions 200', 'resetEmployeePassword 200']);
    const [row] = await server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'endSessions'), eq(audit.actorId, await idOf('oga'))));
    expect(row).toMatchObject({ objectKind: 'account', objectIds: [params.id] });
  });

  it('has every request for a new password, even if nothing is sent, and none of unknown users [OUR-290]', async () => {
    const stranger = await visitor();
    const ask = (login: string) => stranger.call('sendResetPassword', { body: { email_phone_username: login } });
    const rows = and(ofGroup('Northside Eye Clinic'), eq(audit.action, 'sendResetPassword'));
    const before = await server.store.db.$count(audit, rows);
    await ask('nobody-there');
    for (let time = 0; time < 6; time += 1) await ask('ca');
    await newest(
      'ca',
      Array.from({ length: 6 }, () => 'sendResetPassword 200'),
    );
    expect(await server.store.db.$count(audit, rows)).toBe(before + 6);
  });

  it('logs only to the account’s own office group [OUR-290]', async () => {
    const { db } = server.store;
    const before = await db.$count(audit, ofGroup('Northside Eye Clinic'));
    for (const name of ['nobody', 'harbour', CANARY]) await attempt(name, 'wrong');
    await (await signIn(server, 'harbour')).call('signOut');
    await (await visitor()).call('signOut');
    await eventually(async () => expect(await db.$count(audit, ofGroup('Harbour Vision Center'))).toBe(3));
    expect(await db.$count(audit, ofGroup('Northside Eye Clinic'))).toBe(before);

    const ca = await signIn(server, 'ca');
    const { id } = (await ca.call('bootstrap')).body.office_group.corporation.office_groups[0];
    await ca.call('switchOfficeGroup', { body: { office_group: id } });
    await ca.call('checkPassword', { body: { action: 'endOtherSignIns', password: DEMO_PASSWORD } });
    await ca.call('endOtherSignIns');
    await ca.call('checkPassword', { body: { action: 'updateUser', password: DEMO_PASSWORD } });
    await ca.call('updateUser', { body: own });
    await ca.call('signOut');
    await newest('ca', ['signOut 200', 'changePassword 200', 'updateUser 200', 'checkPassword 200']);
    const abroad = and(ofGroup('Harbour Vision Center'), eq(audit.actorId, await idOf('ca')));
    expect(await db.$count(audit, abroad)).toBe(0);
  });

  it('leaves no secret and nothing that was typed in any row or in the file, and the chains hold [OUR-290]', async () => {
    const one = await visitor();
    const body = { username: CANARY, password: CANARY };
    const who = { email_phone_username: CANARY, pin: CANARY };
    await attempt('doctor', CANARY, one);
    await one.call('signIn', { body });
    await one.call('signIn', { body: { ...body, [CANARY]: CANARY } });
    await one.call('verifyDuo', { body: { duo_state: CANARY, duo_code: CANARY } });
    await one.call('sendResetPassword', { body: { email_phone_username: CANARY } });
    await one.call('validateResetPassword', { body: who });
    await one.call('resetPassword', { body: { ...who, password: CANARY } });
    await newest('doctor', ['signIn 400']);
    await server.restart();
    const { db } = server.store;
    const rows = JSON.stringify(await db.select().from(audit));
    const { body: file } = await admin.call('exportAudit');
    expect(file).toContain(',changePassword,200,');
    for (const text of [rows, file]) {
      expect(text.toLowerCase()).not.toContain(CANARY);
      for (const value of Object.values(one.cookies)) expect(text).not.toContain(value);
      const hashes = await db
        .select({ hash: account.passwordHash })
        .from(account)
        .where(inArray(account.username, ['doctor', 'operator']));
      for (const { hash } of hashes) expect(text).not.toContain(hash);
    }
    const checked = await verifyAll(plainSession(server), undefined, new Set());
    expect(checked.length).toBeGreaterThan(2);
    expect(checked.map(({ fault }) => fault)).toEqual(checked.map(() => null));
  });
});

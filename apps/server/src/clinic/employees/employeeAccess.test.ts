import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueReset } from '../../access/auth/passwords/reset.ts';
import { account, audit, person, session, totp } from '../../platform/db/schema.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { type Browser, browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { sessionTopic } from '../../platform/bus/topics.ts';
import { sandbox } from '../../platform/outbox/sandbox.ts';

const PASSWORD = 'given-by-admin-77';

describe.each(ENGINES)('rights and access of users on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let main: string;
  let lakeview: string;
  const letters = sandbox();

  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, {
      outbox: letters.outbox,
      address: 'https://clinic.example',
    });
    oga = await signIn(server, 'oga');
    const { body } = await oga.call('listOffices', { query: { limit: '10' } });
    [lakeview, main] = body.results.map(({ id }: { id: string }) => id);
  });
  afterAll(() => server.close());

  const somebody = (more: object = {}) => {
    const name = `u${randomUUID().slice(0, 8)}`;
    return {
      first_name: 'Nina',
      last_name: 'Okoye',
      username: name,
      email: `${name}@isopter.example`,
      offices: [main],
      groups: ['OPERATOR'],
      password: PASSWORD,
      confirm_password: PASSWORD,
      ...more,
    };
  };
  const add = async (more: object = {}) => {
    const { status, body } = await oga.call('createEmployee', { body: somebody(more) });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const update = (id: string, body: object) => oga.call('updateEmployee', { params: { id }, body });
  const me = async (id: string) => (await server.store.db.select().from(account).where(eq(account.id, id)))[0]!;

  const suspend = (id: string) => oga.call('suspendEmployee', { params: { id } });
  const list = async (query: Record<string, string>) =>
    (await oga.call('listEmployees', { query: { limit: '100', ...query } })).body.results as {
      id: string;
      last_sign_in: string | null;
      invitation: string | null;
      factors: string[];
      locked_until: string | null;
    }[];
  const idsOf = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);

  describe('every role and administered office', () => {
    it('can be given and removed, with other roles [OUR-520]', async () => {
      const { id } = await add({ groups: ['DOCTOR', 'OPERATOR'] });
      const more = { offices: [main, lakeview], groups: ['DOCTOR', 'OFFICE_ADMIN'], administrated_offices: [lakeview] };
      expect((await update(id, more)).body).toMatchObject({
        groups: ['DOCTOR', 'OFFICE_ADMIN'],
        administrated_offices: [lakeview],
      });
      const all = await update(id, { administrated_offices: [main, lakeview] });
      expect(all.body.administrated_offices.toSorted()).toEqual([main, lakeview].toSorted());
      expect((await update(id, { groups: ['DOCTOR'] })).body).toMatchObject({
        groups: ['DOCTOR'],
        administrated_offices: [],
      });
    });

    it('is refused at its field if it is not allowed [OUR-520]', async () => {
      const { id } = await add({ groups: ['OFFICE_ADMIN'] });
      const cases = [
        { administrated_offices: [] },
        { administrated_offices: [lakeview] },
        { groups: ['OPERATOR'], administrated_offices: [main] },
      ];
      for (const body of cases) {
        const refused = await update(id, body);
        expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['administrated_offices']]);
      }
      expect((await update(id, { groups: [] })).status).toBe(400);
      expect((await oga.call('getEmployee', { params: { id } })).body).toMatchObject({ administrated_offices: [main] });
    });

    it('can be taken from an office-group admin, who can then be deleted [OUR-521]', async () => {
      const { id } = await add();
      await server.store.db
        .update(account)
        .set({ groups: ['OPERATOR', 'OFFICE_GROUP_ADMIN'] })
        .where(eq(account.id, id));
      expect((await oga.call('deleteEmployee', { params: { id } })).status).toBe(403);
      expect((await update(id, { groups: ['OPERATOR'] })).body.groups).toEqual(['OPERATOR']);
      expect((await update(id, { groups: ['OPERATOR', 'OFFICE_GROUP_ADMIN'] })).status).toBe(400);
      expect((await oga.call('deleteEmployee', { params: { id } })).status).toBe(204);
    });

    it('leaves the office group one admin, also if two take it from each other at once [OUR-521]', async () => {
      const { id, username } = await add();
      const admin = { groups: ['OFFICE_GROUP_ADMIN' as const], forcePasswordChange: false };
      await server.store.db.update(account).set(admin).where(eq(account.id, id));
      const other = await signIn(server, username, PASSWORD);
      const own = (await oga.call('bootstrap')).body.user.id;
      const answers = await Promise.all([
        oga.call('suspendEmployee', { params: { id } }),
        other.call('suspendEmployee', { params: { id: own } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const one of [id, own])
        await server.store.db.update(account).set({ active: true, suspended: null }).where(eq(account.id, one));
      oga = await signIn(server, 'oga');
      await update(id, { groups: ['OPERATOR'] });
    });
  });

  describe('a suspended user', () => {
    it('is signed out at once and cannot sign in by password, half a sign-in or a link [OUR-522]', async () => {
      const { id, username } = await add();
      const theirs = await signIn(server, username, PASSWORD);
      const link = (await issueReset(server.store.db, username))!;
      const answer = await suspend(id);
      expect(answer.body.suspended).toEqual(expect.any(String));
      expect((await theirs.call('bootstrap')).status).toBe(401);
      await expect(signIn(server, username, PASSWORD)).rejects.toThrow('signing in failed');
      const guest = browser(server);
      await guest.call('bootstrap');
      const body = { email_phone_username: username, pin: link.secret };
      expect((await guest.call('validateResetPassword', { body })).status).toBe(400);
      expect(await issueReset(server.store.db, username)).toBeUndefined();
      const rows = await server.store.db
        .select()
        .from(audit)
        .where(and(eq(audit.action, 'suspendEmployee'), eq(audit.result, 200)));
      expect(rows.some(({ objectIds }) => objectIds.includes(id))).toBe(true);
    });

    it('hears on open sockets that the session ended [OUR-522]', async () => {
      const { id, username } = await add();
      await signIn(server, username, PASSWORD);
      const [row] = await server.store.db.select().from(session).where(eq(session.accountId, id));
      const heard: string[] = [];
      server.bus.subscribe(sessionTopic(row!.digest), (said) => void heard.push(String(said)));
      await suspend(id);
      await eventually(() => expect(heard).toEqual(['ended']));
    });

    it('keeps name and rights, is offered by no form, and can return with the old password [OUR-522]', async () => {
      const { id, username } = await add({ groups: ['DOCTOR'] });
      const { doctorId } = await me(id);
      await suspend(id);
      const doctors = async () => (await oga.call('listDoctors')).body as { id: string; active: boolean }[];
      expect((await doctors()).find((one) => one.id === doctorId)).toMatchObject({ active: false });
      expect((await oga.call('getEmployee', { params: { id } })).body).toMatchObject({ groups: ['DOCTOR'] });
      // an operator they become meanwhile is not offered either
      await update(id, { groups: ['DOCTOR', 'OPERATOR'] });
      const { operatorId } = await me(id);
      const [operator] = await server.store.db.select().from(person).where(eq(person.id, operatorId!));
      expect(operator?.active).toBe(false);
      const back = await oga.call('reinstateEmployee', { params: { id } });
      expect(back.body.suspended).toBeNull();
      expect((await doctors()).find((one) => one.id === doctorId)).toMatchObject({ active: true });
      expect((await signIn(server, username, PASSWORD)).cookies['sessionid']).toBeDefined();
    });

    it('is not the user, no one twice, and gets no way to a password [OUR-522]', async () => {
      const own = (await oga.call('bootstrap')).body.user.id;
      expect((await suspend(own)).body.name).toBe('OwnAccount');
      const { id } = await add();
      expect((await oga.call('reinstateEmployee', { params: { id } })).body.name).toBe('NotSuspended');
      await suspend(id);
      expect((await suspend(id)).body.name).toBe('AlreadySuspended');
      expect((await oga.call('resetEmployeePassword', { params: { id } })).body.name).toBe('Suspended');
      expect((await oga.call('resendEmployeeInvitation', { params: { id } })).body.name).toBe('Suspended');
      expect((await oga.call('deleteEmployee', { params: { id } })).status).toBe(204);
      expect((await oga.call('getEmployee', { params: { id } })).status).toBe(404);
    });
  });

  describe('the list', () => {
    beforeEach(() => server.app.settled());
    it('shows last sign-in, lock, invitation and factors, and filters by each [OUR-523]', async () => {
      const invited = await add({ password: null, confirm_password: null });
      await server.app.settled();
      const [row] = await list({ search: invited.username });
      expect(row).toMatchObject({ invitation: 'EMAIL_SENT', last_sign_in: null, factors: [] });
      expect(await idsOf({ invitation: 'EMAIL_SENT' })).toContain(invited.id);
      expect(await idsOf({ state: 'never_signed_in' })).toContain(invited.id);
      const doctor = (await list({ search: 'doctor' }))[0]!;
      expect(await idsOf({ factor: 'none', search: invited.username })).toEqual([invited.id]);

      const known = await add();
      await signIn(server, known.username, PASSWORD);
      expect((await list({ search: known.username }))[0]?.last_sign_in).toEqual(expect.any(String));
      expect(await idsOf({ ordering: '-last_sign_in' })).not.toEqual(await idsOf({ ordering: 'last_sign_in' }));
      expect((await idsOf({ ordering: '-last_sign_in' }))[0]).toBe(known.id);
      const until = new Date(Date.now() + 600_000);
      await server.store.db.update(account).set({ lockedUntil: until }).where(eq(account.id, known.id));
      expect(await idsOf({ state: 'locked' })).toEqual([known.id]);
      expect((await list({ search: known.username }))[0]?.locked_until).toBe(until.toISOString());
      await server.store.db.insert(totp).values({ accountId: known.id, secret: 'GEZDGNBVGY3TQOJQ', lastStep: -1 });
      expect((await list({ factor: 'totp' })).map(({ id, factors }) => ({ id, factors }))).toEqual([
        { id: known.id, factors: ['totp'] },
      ]);
      expect(await idsOf({ state: 'active' })).not.toContain(known.id);
      await oga.call('suspendEmployee', { params: { id: known.id } });
      expect(await idsOf({ state: 'suspended' })).toContain(known.id);
      expect(await idsOf({ group: 'DOCTOR' })).toContain(doctor.id);
      const names = (await list({ ordering: 'username' })) as unknown as { username: string }[];
      expect(names.map(({ username }) => username)).toEqual(
        names.map(({ username }) => username).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
      );
    });

    it('counts an invitation as accepted once its link was used, and sends it again until then [OUR-524]', async () => {
      const { id, email } = await add({ password: null, confirm_password: null });
      const stateOf = async () => (await oga.call('getEmployee', { params: { id } })).body.invitation;
      const linkOf = () => {
        const letter = letters.messages().find(({ to }) => to === email);
        return new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none').searchParams;
      };
      await server.app.settled();
      const first = linkOf();
      expect((await oga.call('resendEmployeeInvitation', { params: { id } })).status).toBe(204);
      await server.app.settled();
      expect(linkOf().get('code')).not.toBe(first.get('code'));
      expect(await stateOf()).toBe('EMAIL_SENT');
      await server.store.db
        .update(account)
        .set({ invitationSent: new Date(0), invited: new Date(0) })
        .where(eq(account.id, id));
      expect(await stateOf()).toBe('EXPIRED');
      await server.store.db.update(account).set({ invitationSent: null }).where(eq(account.id, id));
      expect(await stateOf()).toBe('FAILED');
      const guest = browser(server);
      await guest.call('bootstrap');
      const body = { email_phone_username: email, pin: linkOf().get('code'), password: 'a-first-good-one-42' };
      expect((await guest.call('resetPassword', { body })).status).toBe(204);
      expect(await stateOf()).toBe('COMPLETED');
      expect((await oga.call('resendEmployeeInvitation', { params: { id } })).body.name).toBe('InvitationClosed');
    });
  });
});

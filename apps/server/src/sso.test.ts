import { calls } from '@isopter/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from './auth/demoPassword.ts';
import { removeOldSsoSignIns, type SsoProviders } from './auth/sso.ts';
import {
  account,
  accountOffice,
  audit,
  invitation,
  officeGroup,
  securityKey,
  ssoIdentity,
  ssoSignIn,
} from './db/schema.ts';
import { addKeyOf, Authenticator } from './fakes/authenticator.ts';
import { type Browser, browser, ENGINES, signIn, startServer, type TestServer } from './fakes/server.ts';
import { type RunningSso, startSso } from './fakes/sso.ts';
import { digest } from './lib/secret.ts';
import type { Letter } from './outbox/outbox.ts';
import type { SsoAnswer, SsoProvider, Vouched } from './sso/client.ts';

const DOMAIN = 'lakeside.example';
const ISSUER = 'https://login.lakeside.example';
const REFUSED = { status: 403, body: { name: 'SsoRefused', detail: 'Single sign-on let nobody in.' } };
const UNAVAILABLE = {
  status: 403,
  body: { name: 'SsoUnavailable', detail: 'The provider of single sign-on does not answer.' },
};

const verify = (one: Browser, state: string, more: object = {}) =>
  one.call('verifySso', { body: { state, code: 'code', ...more } });
const isIn = async (one: Browser) => (await one.call('bootstrap')).status === 200;
const enter = async (server: TestServer, username: string, password: string) => {
  const one = browser(server);
  await one.call('bootstrap');
  return { one, ...(await one.call('signIn', { body: { username, password } })) };
};

describe.each(ENGINES)('single sign-on without a provider, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer(engine, 0)));
  afterAll(() => server.close());

  const ask = (query: Record<string, string>) =>
    server.app.inject({ method: 'GET', url: `${calls.authorizeSso.path}?${new URLSearchParams(query)}` });

  it('leads to the screen that says so, and never to an address it was given', async () => {
    for (const return_url of ['', 'https://elsewhere.example/', '//elsewhere.example', '/patients']) {
      const answer = await ask({ sso_domain: DOMAIN, return_url, invitation: 'secret' });
      expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({
        status: 302,
        to: '/sso/error?error_code=not_set_up',
      });
      expect(answer.cookies.map(({ name }) => name)).not.toContain('sessionid');
    }
  });

  it('asks for a domain', async () => {
    expect((await ask({})).statusCode).toBe(400);
    expect((await ask({ sso_domain: 'a'.repeat(254) })).statusCode).toBe(400);
  });

  it('leaves people their passwords [OUR-329]', async () => {
    expect((await (await signIn(server, 'sso')).call('bootstrap')).status).toBe(200);
  });
});

describe.each(ENGINES)('single sign-on on %s', (engine) => {
  let server: TestServer;
  const letters: Letter[] = [];
  let vouched: Vouched | undefined;
  let isAway = false;
  let answers: SsoAnswer[] = [];
  /** Vouches for whom a test wants. What a provider has to prove is tested with the client. */
  const provider: SsoProvider = {
    issuer: ISSUER,
    authorize: ({ state, challenge }) =>
      isAway
        ? Promise.reject(new Error('fetch failed'))
        : Promise.resolve(new URL(`${ISSUER}/?${new URLSearchParams({ state, challenge })}`)),
    identify: (answer) => {
      answers.push(answer);
      return isAway ? Promise.reject(new Error('fetch failed')) : Promise.resolve(vouched);
    },
  };
  const sso: SsoProviders = new Map([[DOMAIN, provider]]);
  const outbox = {
    sendLetter: (letter: Letter) => {
      letters.push(letter);
      return Promise.resolve();
    },
  };

  beforeAll(async () => {
    server = await startServer(engine, 1, undefined, { sso, outbox, address: 'https://clinic.example' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.store;
    [isAway, answers] = [false, []];
    letters.splice(0);
    vouched = { subject: 'selma', email: 'sso@isopter.example' };
    await db.delete(ssoIdentity);
    await db.delete(ssoSignIn);
    await db.delete(securityKey);
    await db.update(account).set({ failedLogins: 0, lockedUntil: null, active: true });
  });

  const row = async (username = 'sso') => {
    const [found] = await server.store.db.select().from(account).where(eq(account.username, username));
    return found!;
  };
  /** A browser that has left for the provider. */
  const leave = async (query: Record<string, string> = {}) => {
    const one = browser(server);
    await one.call('bootstrap');
    const url = `${calls.authorizeSso.path}?${new URLSearchParams({ sso_domain: DOMAIN, ...query })}`;
    const answer = await server.app.inject({ method: 'GET', url });
    for (const { name, value } of answer.cookies) one.cookies[name] = value;
    const to = new URL(String(answer.headers.location), 'https://clinic.example');
    return { one, to, answer, state: to.searchParams.get('state') ?? '' };
  };
  const lastRow = async () => {
    const [last] = await server.store.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'verifySso'))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    return last;
  };
  /** What must not change where nobody is let in. */
  const world = async () => ({
    accounts: await server.store.db.select().from(account).orderBy(account.id),
    identities: await server.store.db.select().from(ssoIdentity),
    invitations: await server.store.db.select().from(invitation).orderBy(invitation.id),
  });
  /** Leaves and comes back: nobody is let in, and nothing is changed. */
  const expectRefused = async (is: object = REFUSED) => {
    const before = await world();
    const { one, state } = await leave();
    expect(await verify(one, state)).toEqual(is);
    expect(await isIn(one)).toBe(false);
    expect(await world()).toEqual(before);
  };

  it('leaves for the provider with a state whose cookie no script reads, and comes back signed in (of AUTH-18)', async () => {
    const { one, to, answer, state } = await leave({
      return_url: 'https://clinic.example/sso/success?return_to=/today',
    });
    expect(to.origin).toBe(ISSUER);
    const cookie = answer.cookies.find(({ name }) => name === 'ssoid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(to.searchParams.get('challenge')).toBe(digest(cookie?.value ?? ''));
    const kept = JSON.stringify(await server.store.db.select().from(ssoSignIn));
    for (const secret of [state, cookie?.value]) expect(kept).not.toContain(secret);

    expect(await isIn(one)).toBe(false);
    expect(await verify(one, state, { iss: ISSUER })).toEqual({
      status: 200,
      body: { return_url: '/sso/success?return_to=/today' },
    });
    expect(answers).toMatchObject([{ code: 'code', iss: ISSUER, verifier: cookie?.value }]);
    expect(one.cookies).not.toHaveProperty('ssoid');
    expect((await one.call('bootstrap')).body.user.username).toBe('sso');
    const { id, officeGroupId } = await row();
    expect(await lastRow()).toMatchObject({ actorId: id, officeGroupId, result: 200, objectIds: [id] });
  });

  it('leads to no address that it was given (of OUR-326)', async () => {
    for (const return_url of [
      'https://elsewhere.example/',
      '//elsewhere.example/sso/../patients',
      'javascript:alert(1)',
      '/patients',
      '/sso/success/../../outbox',
      '\\\\elsewhere.example',
      'https://clinic.example/sso/success/',
      '',
    ]) {
      const { one, state } = await leave({ return_url });
      expect((await verify(one, state)).body).toEqual({ return_url: '/sso/success' });
    }
    const { one, state } = await leave({ return_url: 'https://elsewhere.example/sso/success?a=b' });
    expect((await verify(one, state)).body).toEqual({ return_url: '/sso/success?a=b' });
  });

  it('is good once, for ten minutes, in the browser that left, and for a state of its own [OUR-321]', async () => {
    const first = await leave();
    const second = await leave();
    expect(await verify(first.one, second.state)).toEqual(REFUSED);
    const other = browser(server);
    await other.call('bootstrap');
    expect(await verify(other, first.state)).toEqual(REFUSED);
    expect(await verify(second.one, 'made up')).toEqual(REFUSED);
    expect(answers).toEqual([]);
    // what others tried has closed nobody's way
    expect((await verify(second.one, second.state)).status).toBe(200);
    second.one.cookies['ssoid'] = first.one.cookies['ssoid'] ?? '';
    expect(await verify(second.one, second.state)).toEqual(REFUSED);
    const bold = await Promise.all([1, 2, 3].map(() => verify(first.one, first.state)));
    expect(bold.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);

    const late = await leave();
    const [kept] = await server.store.db.select().from(ssoSignIn).orderBy(desc(ssoSignIn.expires)).limit(1);
    expect(Math.round(((kept?.expires.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
    await server.store.db.update(ssoSignIn).set({ expires: new Date(Date.now() - 1) });
    expect(await verify(late.one, late.state)).toEqual(REFUSED);
    await removeOldSsoSignIns(server.store.db, new Date());
    expect(await server.store.db.$count(ssoSignIn)).toBe(0);
  });

  it('lets nobody in whom the provider does not vouch for, or denies (of AUTH-18)', async () => {
    const { one, state } = await leave();
    expect(await one.call('verifySso', { body: { state } })).toEqual(REFUSED);
    expect(await verify(one, state)).toEqual(REFUSED);
    expect(answers).toEqual([]);
    vouched = undefined;
    await expectRefused();
  });

  it('lets nobody in who is unknown, of another clinic, locked or gone; the access log names whom it knows (of OUR-290)', async () => {
    vouched = { subject: 'x', email: 'nobody@lakeside.example' };
    await expectRefused();
    for (const email of ['doctor@isopter.example', 'keys@isopter.example']) {
      vouched = { subject: 'x', email };
      await expectRefused();
    }
    vouched = { subject: 'selma', email: 'sso@isopter.example' };
    const { id } = await row();
    const only = eq(account.id, id);
    await server.store.db
      .update(account)
      .set({ lockedUntil: new Date(Date.now() + 60_000) })
      .where(only);
    await expectRefused();
    await vi.waitFor(async () => expect(await lastRow()).toMatchObject({ actorId: id, result: 403 }));
    await server.store.db.update(account).set({ lockedUntil: null, active: false }).where(only);
    await expectRefused();
  });

  it('lets nobody in of an office group that has single sign-on no more, or by another domain', async () => {
    const { officeGroupId } = await row();
    const only = eq(officeGroup.id, officeGroupId);
    const [before] = await server.store.db.select().from(officeGroup).where(only);
    expect(before?.flags).toMatchObject({ enable_sso: true, sso_domain: DOMAIN });
    for (const flags of [{ enable_sso: false }, { sso_domain: 'other.example' }, { sso_domain: null }]) {
      await server.store.db
        .update(officeGroup)
        .set({ flags: { ...before?.flags, ...flags } })
        .where(only);
      await expectRefused();
    }
    await server.store.db
      .update(officeGroup)
      .set({ flags: before?.flags ?? {} })
      .where(only);
  });

  it('knows somebody by the subject, not by an address that has passed to another person [OUR-322]', async () => {
    const come = async (subject: string, email = 'sso@isopter.example') => {
      vouched = { subject, email };
      const { one, state } = await leave();
      return (await verify(one, state)).status;
    };
    expect(await come('selma')).toBe(200);
    expect(await come('somebody who has her address now')).toBe(403);
    expect(await come('selma', 'selma.married@lakeside.example')).toBe(200);
    // of an address that an admin has changed, whoever has it is meant
    const admin = await server.store.db.select().from(account).where(eq(account.username, 'sso-oa'));
    expect(await come('otis', 'sso-oa@isopter.example')).toBe(200);
    vouched = { subject: 'selma', email: 'sso@isopter.example' };
    const { one, state } = await leave();
    await verify(one, state);
    const email = `otis-${engine}@lakeside.example`;
    const params = { id: admin[0]?.id ?? '' };
    expect((await one.call('updateEmployee', { params, body: { email } })).status).toBe(200);
    expect(await come('another subject of his', email)).toBe(200);
    expect(await come('otis', 'sso-oa@isopter.example')).toBe(403);
    const bySupport = { email: `third-${email}` };
    const support = await signIn(server, 'support');
    expect((await support.call('updateUserEmail', { params, body: bySupport })).status).toBe(204);
    expect(await come('a third subject of his', bySupport.email)).toBe(200);
    await server.store.db.update(account).set({ email: 'sso-oa@isopter.example' }).where(eq(account.id, params.id));
  });

  it('says when the provider is away, before and after', async () => {
    isAway = true;
    const { answer } = await leave();
    expect(answer.headers.location).toBe('/sso/error?error_code=unavailable');
    isAway = false;
    const { one, state } = await leave();
    isAway = true;
    expect(await verify(one, state)).toEqual(UNAVAILABLE);
    expect(await isIn(one)).toBe(false);
  });

  it('ends the session of whoever was signed in with the browser, and none where nobody is let in', async () => {
    const doctor = await signIn(server, 'doctor');
    const former = { ...doctor.cookies };
    const { one, state } = await leave();
    doctor.cookies['ssoid'] = one.cookies['ssoid'] ?? '';
    expect(await verify(doctor, 'made up')).toEqual(REFUSED);
    expect((await doctor.call('bootstrap')).body.user.username).toBe('doctor');
    expect((await verify(doctor, state)).status).toBe(200);
    expect((await doctor.call('bootstrap')).body.user.username).toBe('sso');
    expect(doctor.cookies['sessionid']).not.toBe(former['sessionid']);
    Object.assign(one.cookies, former);
    expect(await isIn(one)).toBe(false);
  });

  it('asks for no second factor of ours, and for a key before sensitive actions all the same [OUR-323]', async () => {
    const { id } = await row();
    await server.store.db
      .update(account)
      .set({ preferences: { enable2fa: true, enable_webauthn: true }, webauthnRequired: true })
      .where(eq(account.id, id));
    const { one, state } = await leave();
    expect((await verify(one, state)).status).toBe(200);
    await addKeyOf(one, new Authenticator());
    const other = await row('sso-oa');
    const answer = await one.call('deleteEmployee', { params: { id: other.id } });
    expect(answer).toMatchObject({ status: 403, body: { name: 'SecurityKeyAsked' } });
    await server.store.db.update(account).set({ preferences: {}, webauthnRequired: false }).where(eq(account.id, id));
  });

  it('makes a password that had to be changed nobody’s, and asks for no other [OUR-328]', async () => {
    const { id, passwordHash } = await row();
    await server.store.db.update(account).set({ forcePasswordChange: true }).where(eq(account.id, id));
    const { one, state } = await leave();
    await verify(one, state);
    expect((await one.call('listOffices', { query: { limit: '10' } })).status).toBe(200);
    expect(await row()).toMatchObject({ forcePasswordChange: false });
    expect((await row()).passwordHash).not.toBe(passwordHash);
    await server.store.db.update(account).set({ passwordHash }).where(eq(account.id, id));
  });

  it('refuses a password with the domain, but only a right one: nothing tells whose account has single sign-on (of ERR-02) (of OUR-320)', async () => {
    const right = await enter(server, 'sso', DEMO_PASSWORD);
    expect(right).toMatchObject({ status: 403, body: { detail: 'sso_required', sso_domain: DOMAIN } });
    expect(await isIn(right.one)).toBe(false);
    const wrong = await enter(server, 'sso', 'another-password-1');
    const nobody = await enter(server, 'nobody-of-this-name', 'another-password-1');
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    // a right one forgives nothing
    expect((await row()).failedLogins).toBe(1);
    await enter(server, 'sso', DEMO_PASSWORD);
    expect((await row()).failedLogins).toBe(1);
    expect((await enter(server, 'doctor', DEMO_PASSWORD)).status).toBe(200);
  });

  it('sends no way to a password that would open nothing, and answers as for anybody [OUR-327]', async () => {
    const asked = await signIn(server, 'doctor');
    for (const login of ['sso@isopter.example', 'operator@isopter.example'])
      expect((await asked.call('sendResetPassword', { body: { email_phone_username: login } })).status).toBe(204);
    await vi.waitFor(() => expect(letters.map(({ to }) => to)).toEqual(['operator@isopter.example']));
  });

  it('says in the access log what was refused of nobody known, and limits how often an address may try (of OUR-290)', async () => {
    await using another = await startServer(engine, 0, undefined, { sso });
    const one = browser(another);
    await one.call('bootstrap');
    expect(await verify(one, 'made up')).toEqual(REFUSED);
    // it is written after the answer
    await vi.waitFor(
      async () => {
        const [told] = await another.store.db.select().from(audit).where(eq(audit.action, 'verifySso'));
        expect(told).toMatchObject({ actorKind: 'anonymous', actorId: null, result: 403, times: 1 });
      },
      { timeout: 20_000 },
    );
    const { headers: leaving } = await another.app.inject(`${calls.authorizeSso.path}?sso_domain=${DOMAIN}`);
    const { headers: coming } = await another.app.inject({
      method: 'POST',
      url: calls.verifySso.path,
      cookies: one.cookies,
      headers: { 'x-csrftoken': one.cookies['csrftoken'] },
      payload: { state: 'made up' },
    });
    expect([leaving['x-ratelimit-limit'], coming['x-ratelimit-limit']]).toEqual(['60', '60']);
  });

  describe('an invitation', () => {
    // what was tried before counts no more
    beforeAll(() => server.restart());
    let secret: string;
    let email: string;
    let count = 0;
    const invited = async () => {
      const [found] = await server.store.db.select().from(invitation).where(eq(invitation.email, email));
      return found!;
    };
    const invite = async (more: object = {}) => {
      const { one, state } = await leave();
      await verify(one, state);
      const [lakeside] = (await one.call('listOffices', { query: { limit: '10' } })).body.results;
      count += 1;
      email = `nina-${count}@lakeside.example`;
      const body = {
        first_name: 'Nina',
        last_name: 'Okoye',
        email,
        offices: [lakeside.id],
        groups: ['DOCTOR'],
        ...more,
      };
      expect((await one.call('inviteEmployee', { body })).status).toBe(204);
      await vi.waitFor(async () => expect((await invited()).status).toBe('EMAIL_SENT'));
      const link = new URL(/https:\S+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? 'https://none');
      secret = link.searchParams.get('invitation') ?? '';
      vouched = { subject: email, email };
      return { office: lakeside.id as string };
    };
    const accept = async (by: string = secret) => {
      const { one, state } = await leave({ invitation: by });
      return { one, ...(await verify(one, state)) };
    };

    it('becomes an account with its names, role and offices, whose password is nobody’s (of INV-03) (of OUR-324)', async () => {
      const { office } = await invite();
      const { one, status } = await accept();
      expect(status).toBe(200);
      const { user } = (await one.call('bootstrap')).body;
      expect(user).toMatchObject({ username: email, email, first_name: 'Nina', groups: [{ name: 'DOCTOR' }] });
      expect(user.doctor_id).not.toBeNull();
      const places = await server.store.db.select().from(accountOffice).where(eq(accountOffice.accountId, user.id));
      expect(places).toMatchObject([{ officeId: office, administers: false }]);
      const { id } = await invited();
      expect(await invited()).toMatchObject({ status: 'COMPLETED', secretDigest: null });
      const [said] = await server.store.db.select().from(audit).where(eq(audit.action, 'acceptInvitation')).limit(1);
      expect(said).toMatchObject({ actorId: user.id, objectIds: [id], result: 200 });
      // the link opens no second account, and lets its person in as everybody is
      const again = await accept();
      expect((await again.one.call('bootstrap')).body.user.id).toBe(user.id);
    });

    it('to administer an office gives its administration (of ORG-04)', async () => {
      const { office } = await invite({ groups: ['OFFICE_ADMIN'] });
      const { one } = await accept();
      expect((await one.call('bootstrap')).body.user.administrated_offices).toEqual([office]);
    });

    it('is accepted once by however many come at once (of OUR-324)', async () => {
      await invite();
      const all = await Promise.all([accept(), accept(), accept()]);
      expect(all.some(({ status }) => status === 200)).toBe(true);
      expect(await server.store.db.$count(account, eq(account.email, email))).toBe(1);
    });

    it('opens nothing for another address, another secret, or once it is over; then it is accepted (of INV-03) [OUR-324]', async () => {
      const { office } = await invite();
      const { id } = await invited();
      const only = eq(invitation.id, id);
      const isClosed = async (by?: string) => {
        const before = await world();
        const { one, status, body } = await accept(by);
        expect({ status, body }).toEqual(REFUSED);
        expect(await isIn(one)).toBe(false);
        expect(await world()).toEqual(before);
      };
      await isClosed('another secret');
      await isClosed('');
      vouched = { subject: email, email: `someone-else@lakeside.example` };
      await isClosed();
      vouched = { subject: email, email };
      await server.store.db
        .update(invitation)
        .set({ expires: new Date(Date.now() - 1) })
        .where(only);
      await isClosed();
      await server.store.db.update(invitation).set({ expires: null }).where(only);
      for (const status of ['FAILED', 'CANCELED', 'EXPIRED', 'COMPLETED'] as const) {
        await server.store.db.update(invitation).set({ status }).where(only);
        await isClosed();
      }
      await server.store.db.update(invitation).set({ status: 'EMAIL_SENT' }).where(only);
      const { user } = (await (await accept()).one.call('bootstrap')).body;
      expect(user).toMatchObject({ email, first_name: 'Nina', last_name: 'Okoye', groups: [{ name: 'DOCTOR' }] });
      const places = await server.store.db.select().from(accountOffice).where(eq(accountOffice.accountId, user.id));
      expect(places.map(({ officeId }) => officeId)).toEqual([office]);
      expect(await server.store.db.$count(account, eq(account.email, email))).toBe(1);
    });
  });
});

describe.each(ENGINES)('the provider of the sample data, on %s', (engine) => {
  it('lets in whom one chooses on its page, and nobody who is denied (of AUTH-18)', async () => {
    const providers = new Map<string, SsoProvider>();
    await using server = await startServer(engine, 0, undefined, { sso: providers });
    const running: RunningSso = await startSso(server.store.db);
    providers.set(DOMAIN, running.client);
    const come = async (as: string | undefined) => {
      const one = browser(server);
      await one.call('bootstrap');
      const url = `${calls.authorizeSso.path}?sso_domain=${DOMAIN}`;
      const left = await server.app.inject({ method: 'GET', url });
      for (const { name, value } of left.cookies) one.cookies[name] = value;
      const { searchParams } = await running.answer(String(left.headers.location), as);
      const { state, code, iss } = Object.fromEntries(searchParams);
      const { status } = await one.call('verifySso', { body: { state, ...(code && { code }), ...(iss && { iss }) } });
      return { status, username: (await one.call('bootstrap')).body.user?.username };
    };
    expect(await come('sso-oa@isopter.example')).toEqual({ status: 200, username: 'sso-oa' });
    expect(await come(undefined)).toEqual({ status: 403, username: undefined });
    // whom it does not offer it does not vouch for: its page is still there
    await expect(come('doctor@isopter.example')).rejects.toThrow('Invalid URL');
    await running.app.close();
  });
});

import { calls } from '@isopter/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldSsoSignIns } from './providers.ts';
import { account, audit, officeGroup, ssoSignIn } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, makeKeysOld } from '../../../test/support/authenticator.ts';
import { browser, ENGINES, signIn, startServer } from '../../../test/support/server.ts';
import {
  DOMAIN,
  isIn,
  ISSUER,
  REFUSED,
  type SsoClinic,
  proveBySso,
  startSsoClinic,
  verify,
} from '../../../test/support/ssoClinic.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { digest } from '../../platform/lib/secret.ts';

const UNAVAILABLE = {
  status: 403,
  body: { name: 'SsoUnavailable', detail: 'The provider of single sign-on does not answer.' },
};

describe.each(ENGINES)('single sign-on on %s', (engine) => {
  let sso: SsoClinic;
  beforeAll(async () => (sso = await startSsoClinic(engine)));
  afterAll(() => sso.server.close());
  beforeEach(() => sso.reset());

  const lastRow = async () => {
    const [last] = await sso.server.store.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'verifySso'))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    return last;
  }; /** Leaves and comes back: nobody is let in, and nothing is changed. */
  const expectRefused = async (is: object = REFUSED) => {
    const before = await sso.world();
    const { one, state } = await sso.leave();
    expect(await verify(one, state)).toEqual(is);
    expect(await isIn(one)).toBe(false);
    expect(await sso.world()).toEqual(before);
  };
  it('redirects to the provider with a state in an HttpOnly cookie, and returns signed in (of AUTH-18)', async () => {
    const { one, to, answer, state } = await sso.leave({
      return_url: 'https://clinic.example/sso/success?return_to=/today',
    });
    expect(to.origin).toBe(ISSUER);
    const cookie = answer.cookies.find(({ name }) => name === 'ssoid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(to.searchParams.get('challenge')).toBe(digest(cookie?.value ?? ''));
    const kept = JSON.stringify(await sso.server.store.db.select().from(ssoSignIn));
    for (const secret of [state, cookie?.value]) expect(kept).not.toContain(secret);

    expect(await isIn(one)).toBe(false);
    expect(await verify(one, state, { iss: ISSUER })).toEqual({
      status: 200,
      body: { return_url: '/sso/success?return_to=/today' },
    });
    expect(sso.answers).toMatchObject([{ code: 'code', iss: ISSUER, verifier: cookie?.value }]);
    expect(one.cookies).not.toHaveProperty('ssoid');
    expect((await one.call('bootstrap')).body.user.username).toBe('sso');
    const { id, officeGroupId } = await sso.row();
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
      const { one, state } = await sso.leave({ return_url });
      expect((await verify(one, state)).body).toEqual({ return_url: '/sso/success' });
    }
    const { one, state } = await sso.leave({ return_url: 'https://elsewhere.example/sso/success?a=b' });
    expect((await verify(one, state)).body).toEqual({ return_url: '/sso/success?a=b' });
  });

  it('accepts an answer once, within ten minutes, in the same browser, and for its state only [OUR-321]', async () => {
    const first = await sso.leave();
    const second = await sso.leave();
    expect(await verify(first.one, second.state)).toEqual(REFUSED);
    const other = browser(sso.server);
    await other.call('bootstrap');
    expect(await verify(other, first.state)).toEqual(REFUSED);
    expect(await verify(second.one, 'made up')).toEqual(REFUSED);
    expect(sso.answers).toEqual([]);
    // attempts of others have not closed the sign-in
    expect((await verify(second.one, second.state)).status).toBe(200);
    second.one.cookies['ssoid'] = first.one.cookies['ssoid'] ?? '';
    expect(await verify(second.one, second.state)).toEqual(REFUSED);
    const bold = await Promise.all([1, 2, 3].map(() => verify(first.one, first.state)));
    expect(bold.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);

    const late = await sso.leave();
    const [kept] = await sso.server.store.db.select().from(ssoSignIn).orderBy(desc(ssoSignIn.expires)).limit(1);
    expect(Math.round(((kept?.expires.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
    await sso.server.store.db.update(ssoSignIn).set({ expires: new Date(Date.now() - 1) });
    expect(await verify(late.one, late.state)).toEqual(REFUSED);
    await removeOldSsoSignIns(sso.server.store.db, new Date());
    expect(await sso.server.store.db.$count(ssoSignIn)).toBe(0);
  });

  it('rejects users whom the provider does not identify, or denies (of AUTH-18)', async () => {
    const { one, state } = await sso.leave();
    expect(await one.call('verifySso', { body: { state } })).toEqual(REFUSED);
    expect(await verify(one, state)).toEqual(REFUSED);
    expect(sso.answers).toEqual([]);
    sso.vouched = undefined;
    await expectRefused();
  });

  it('rejects unknown, foreign, locked and deleted users; the access log names the known ones (of OUR-290)', async () => {
    sso.vouched = { subject: 'x', email: 'nobody@lakeside.example' };
    await expectRefused();
    for (const email of ['doctor@isopter.example', 'keys@isopter.example']) {
      sso.vouched = { subject: 'x', email };
      await expectRefused();
    }
    sso.vouched = { subject: 'selma', email: 'sso@isopter.example' };
    const { id } = await sso.row();
    const only = eq(account.id, id);
    await sso.server.store.db
      .update(account)
      .set({ lockedUntil: new Date(Date.now() + 60_000) })
      .where(only);
    await expectRefused();
    await eventually(async () => expect(await lastRow()).toMatchObject({ actorId: id, result: 403 }));
    await sso.server.store.db.update(account).set({ lockedUntil: null, active: false }).where(only);
    await expectRefused();
  });

  it('rejects users of an office group that no longer has single sign-on, or of another domain', async () => {
    const { officeGroupId } = await sso.row();
    const only = eq(officeGroup.id, officeGroupId);
    const [before] = await sso.server.store.db.select().from(officeGroup).where(only);
    expect(before?.flags).toMatchObject({ enable_sso: true, sso_domain: DOMAIN });
    for (const flags of [{ enable_sso: false }, { sso_domain: 'other.example' }, { sso_domain: null }]) {
      await sso.server.store.db
        .update(officeGroup)
        .set({ flags: { ...before?.flags, ...flags } })
        .where(only);
      await expectRefused();
    }
    await sso.server.store.db
      .update(officeGroup)
      .set({ flags: before?.flags ?? {} })
      .where(only);
  });

  it('identifies users by the subject, not by an e-mail address that has passed to another person [OUR-322]', async () => {
    const come = async (subject: string, email = 'sso@isopter.example') => {
      sso.vouched = { subject, email };
      const { one, state } = await sso.leave();
      return (await verify(one, state)).status;
    };
    expect(await come('selma')).toBe(200);
    expect(await come('somebody who has her address now')).toBe(403);
    expect(await come('selma', 'selma.married@lakeside.example')).toBe(200);
    // after an admin has moved an e-mail address, it identifies its present owner
    const admin = await sso.server.store.db.select().from(account).where(eq(account.username, 'sso-oa'));
    expect(await come('otis', 'sso-oa@isopter.example')).toBe(200);
    sso.vouched = { subject: 'selma', email: 'sso@isopter.example' };
    const { one, state } = await sso.leave();
    await verify(one, state);
    const email = `otis-${engine}@lakeside.example`;
    const params = { id: admin[0]?.id ?? '' };
    await proveBySso(sso, one, 'updateEmployee');
    expect((await one.call('updateEmployee', { params, body: { email } })).status).toBe(200);
    expect(await come('another subject of his', email)).toBe(200);
    expect(await come('otis', 'sso-oa@isopter.example')).toBe(403);
    const bySupport = { email: `third-${email}` };
    const support = await signIn(sso.server, 'support');
    expect((await support.call('updateUserEmail', { params, body: bySupport })).status).toBe(204);
    expect(await come('a third subject of his', bySupport.email)).toBe(200);
    await sso.server.store.db.update(account).set({ email: 'sso-oa@isopter.example' }).where(eq(account.id, params.id));
  });

  it('reports that the provider does not answer, before and after the redirect', async () => {
    sso.isAway = true;
    const { answer } = await sso.leave();
    expect(answer.headers.location).toBe('/sso/error?error_code=unavailable');
    sso.isAway = false;
    const { one, state } = await sso.leave();
    sso.isAway = true;
    expect(await verify(one, state)).toEqual(UNAVAILABLE);
    expect(await isIn(one)).toBe(false);
  });

  it('ends the browser’s previous session at a sign-in, and none after a refused one', async () => {
    const doctor = await signIn(sso.server, 'doctor');
    const former = { ...doctor.cookies };
    const { one, state } = await sso.leave();
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
    const { id } = await sso.row();
    await sso.server.store.db
      .update(account)
      .set({ preferences: { enable2fa: true, enable_webauthn: true }, webauthnRequired: true })
      .where(eq(account.id, id));
    const { one, state } = await sso.leave();
    expect((await verify(one, state)).status).toBe(200);
    await proveBySso(sso, one, 'startKeyRegistration');
    await addKeyOf(one, new Authenticator());
    await makeKeysOld(sso.server.store.db);
    const other = await sso.row('sso-oa');
    const answer = await one.call('deleteEmployee', { params: { id: other.id } });
    expect(answer).toMatchObject({ status: 403, body: { name: 'StepUpRequired', step_up: 'key' } });
    await sso.server.store.db
      .update(account)
      .set({ preferences: {}, webauthnRequired: false })
      .where(eq(account.id, id));
  });

  it('replaces a password that had to be changed with a random one, and asks for no other [OUR-328]', async () => {
    const { id, passwordHash } = await sso.row();
    await sso.server.store.db.update(account).set({ forcePasswordChange: true }).where(eq(account.id, id));
    const { one, state } = await sso.leave();
    await verify(one, state);
    expect((await one.call('listOffices', { query: { limit: '10' } })).status).toBe(200);
    expect(await sso.row()).toMatchObject({ forcePasswordChange: false });
    expect((await sso.row()).passwordHash).not.toBe(passwordHash);
    await sso.server.store.db.update(account).set({ passwordHash }).where(eq(account.id, id));
  });
  it('logs refusals of unknown users, and limits attempts by address (of OUR-290)', async () => {
    await using another = await startServer(engine, 'small', undefined, { sso: sso.providers });
    const one = browser(another);
    await one.call('bootstrap');
    expect(await verify(one, 'made up')).toEqual(REFUSED);
    // it is written after the answer
    await eventually(async () => {
      const [told] = await another.store.db.select().from(audit).where(eq(audit.action, 'verifySso'));
      expect(told).toMatchObject({ actorKind: 'anonymous', actorId: null, result: 403, times: 1 });
    });
    const { headers: leaving } = await another.app.inject(`${calls.authorizeSso.path}?sso_domain=${DOMAIN}`);
    const { headers: coming } = await another.app.inject({
      method: 'POST',
      url: calls.verifySso.path,
      cookies: one.cookies,
      headers: { 'x-csrftoken': one.cookies['csrftoken'] },
      payload: { state: 'made up' },
    });
    expect([leaving['x-ratelimit-limit'], coming['x-ratelimit-limit']]).toEqual(['300', '300']);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, factorReset, securityKey, session, totp } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, makeKeysOld } from '../../../test/support/authenticator.ts';
import { type Browser, ENGINES, signIn } from '../../../test/support/server.ts';
import { digest } from '../../platform/lib/secret.ts';
import {
  leaveToProve,
  proveBySso,
  REFUSED,
  type SsoClinic,
  startSsoClinic,
  verify,
} from '../../../test/support/ssoClinic.ts';

const ASKED = { status: 403, body: { name: 'StepUpRequired', step_up: 'sso' } };
const endOthers = (one: Browser) => one.call('endOtherSignIns');
const confirm = (by: Browser) => by.call('confirmFactorReset', { body: { code: 'link', password: 'x' } });
const seconds = () => Date.now() / 1_000;

describe.each(ENGINES)('step-up authentication at the identity provider, on %s', (engine) => {
  let sso: SsoClinic;
  beforeAll(async () => {
    sso = await startSsoClinic(engine);
  });
  afterAll(() => sso.server.close());
  beforeEach(() => sso.reset());

  const enter = async (): Promise<Browser> => {
    const { one, state } = await sso.leave();
    await verify(one, state);
    return one;
  };

  it('opens one call, and creates no new session [OUR-480]', async () => {
    const one = await enter();
    expect(await endOthers(one)).toMatchObject(ASKED);
    const { sessionid } = one.cookies;
    const proven = await proveBySso(sso, one, 'endOtherSignIns');
    expect(proven).toMatchObject({ status: 200, body: { return_url: '/sso/success?confirmed=1' } });
    expect(one.cookies['sessionid']).toBe(sessionid);
    expect((await endOthers(one)).status).toBe(204);
    expect(await endOthers(one)).toMatchObject(ASKED);
  });

  it('leaves for the provider with the wish for a fresh sign-in [OUR-480]', async () => {
    const one = await enter();
    const leaving = await leaveToProve(sso, one, 'endOtherSignIns');
    expect(new URL(String(leaving.headers.location)).searchParams.get('prompt')).toBe('login');
    expect((await sso.leave()).to.searchParams.get('prompt')).toBeNull();
    sso.isAway = true;
    const away = await leaveToProve(sso, one, 'endOtherSignIns');
    expect(away.headers.location).toBe('/sso/error?error_code=unavailable');
  });

  it('is not begun by a link of another page, which could bind the proof to itself [OUR-599]', async () => {
    const one = await enter();
    for (const site of ['cross-site', 'same-site', 'none']) {
      const answer = await leaveToProve(sso, one, 'endOtherSignIns', { 'sec-fetch-site': site });
      expect(answer.headers.location).toBe('/sso/error?error_code=auth_failed');
    }
    const own = await leaveToProve(sso, one, 'endOtherSignIns', { 'sec-fetch-site': 'same-origin' });
    expect(new URL(String(own.headers.location)).searchParams.get('prompt')).toBe('login');
  });

  it('is no proof if the sign-in at the provider is older, or has no time [OUR-480]', async () => {
    const one = await enter();
    expect(await proveBySso(sso, one, 'endOtherSignIns', seconds() - 3_600)).toEqual(REFUSED);
    expect(await proveBySso(sso, one, 'endOtherSignIns', 0)).toEqual(REFUSED);
    expect(await endOthers(one)).toMatchObject(ASKED);
  });

  it('is no proof for another user, without a user, or for another session of the browser [OUR-480]', async () => {
    const one = await enter();
    sso.vouched = { subject: 'otis', email: 'sso-oa@isopter.example' };
    expect(await proveBySso(sso, one, 'endOtherSignIns')).toEqual(REFUSED);
    sso.vouched = { subject: 'nobody', email: 'nobody@isopter.example' };
    expect(await proveBySso(sso, one, 'endOtherSignIns')).toEqual(REFUSED);
    expect((await one.call('bootstrap')).body.user.username).toBe('sso');

    sso.vouched = { subject: 'selma', email: 'sso@isopter.example' };
    const other = await enter();
    const { sessionid = '' } = other.cookies;
    const leaving = await leaveToProve(sso, one, 'endOtherSignIns');
    for (const { name, value } of leaving.cookies) one.cookies[name] = value;
    one.cookies['sessionid'] = sessionid;
    const state = new URL(String(leaving.headers.location)).searchParams.get('state') ?? '';
    sso.vouched = { ...sso.vouched, authTime: seconds() };
    expect(await verify(one, state)).toEqual(REFUSED);
  });

  it('is not used for users who have a password or an older key here [OUR-480]', async () => {
    const one = await enter();
    const { body } = await one.call('checkPassword', { body: { action: 'endOtherSignIns', password: 'x' } });
    expect(body).toMatchObject(ASKED.body);
    await proveBySso(sso, one, 'startKeyRegistration');
    await addKeyOf(one, new Authenticator());
    await makeKeysOld(sso.server.store.db);
    expect(await endOthers(one)).toMatchObject({ status: 403, body: { step_up: 'key' } });
    const doctor = await signIn(sso.server, 'doctor');
    const leaving = await leaveToProve(sso, doctor, 'endOtherSignIns');
    expect(leaving.headers.location).toBe('/sso/error?error_code=not_set_up');
  });

  it('replaces an app from before single sign-on, which could not be removed otherwise [OUR-480]', async () => {
    const one = await enter();
    const { id } = (await one.call('bootstrap')).body.user;
    const created = new Date(Date.now() - 86_400_000);
    const app = { accountId: id, secret: 'GEZDGNBVGY3TQOJQ', lastStep: -1, created };
    await sso.server.store.db.insert(totp).values(app);
    expect(await endOthers(one)).toMatchObject(ASKED);
    await sso.server.store.db.delete(totp);
  });

  it('confirms the reset of lost keys, which the user can then not use as proof [OUR-580]', async () => {
    const { db } = sso.server.store;
    const key = await enter();
    await proveBySso(sso, key, 'startKeyRegistration');
    await addKeyOf(key, new Authenticator());
    await makeKeysOld(db);
    const admin = await signIn(sso.server, 'support');
    const { id } = await sso.row();
    await db.insert(factorReset).values({
      accountId: id,
      digest: digest('link'),
      expires: new Date(Date.now() + 60_000),
    });
    const needsSso = { status: 403, body: { detail: 'sso_required' } };
    expect(await confirm((await sso.leave()).one)).toMatchObject(needsSso);
    expect(await confirm(admin)).toMatchObject(needsSso);
    const one = await enter();
    expect(await endOthers(one)).toMatchObject({ body: { step_up: 'key' } });
    expect(await confirm(one)).toMatchObject(ASKED);
    expect(await proveBySso(sso, one, 'confirmFactorReset', seconds() - 3_600)).toEqual(REFUSED);
    expect(await db.$count(securityKey)).toBe(1);
    await proveBySso(sso, one, 'confirmFactorReset');
    expect((await confirm(one)).status).toBe(204);
    expect(await db.$count(securityKey)).toBe(0);
    expect((await one.call('bootstrap')).status).toBe(401);
  });

  it('is asked for before an admin is invited, or invited again [OUR-480]', async () => {
    const one = await enter();
    const [place] = (await one.call('listOffices', { query: { limit: '10' } })).body.results;
    const person = { first_name: 'Nina', last_name: 'Okoye', offices: [place.id] };
    const invite = (groups: string[]) =>
      one.call('inviteEmployee', {
        body: { ...person, email: `${groups[0]!.toLowerCase()}@lakeside.example`, groups },
      });
    expect((await invite(['OPERATOR'])).status).toBe(204);
    expect(await invite(['OFFICE_ADMIN'])).toMatchObject(ASKED);
    await proveBySso(sso, one, 'inviteEmployee');
    expect((await invite(['OFFICE_ADMIN'])).status).toBe(204);
    const { results } = (await one.call('listInvitations', { query: { limit: '10' } })).body;
    for (const { id, groups } of results as { id: string; groups: string[] }[]) {
      const again = await one.call('resendInvitation', { params: { id } });
      expect([groups, again.status]).toEqual([groups, groups.includes('OFFICE_ADMIN') ? 403 : 204]);
    }
  });

  it('ends with the session that requested it [OUR-480]', async () => {
    const one = await enter();
    const leaving = await leaveToProve(sso, one, 'endOtherSignIns');
    for (const { name, value } of leaving.cookies) one.cookies[name] = value;
    const state = new URL(String(leaving.headers.location)).searchParams.get('state') ?? '';
    const [me] = await sso.server.store.db.select().from(account).where(eq(account.username, 'sso'));
    await sso.server.store.db.delete(session).where(eq(session.accountId, me!.id));
    expect(await verify(one, state)).toEqual(REFUSED);
  });
});

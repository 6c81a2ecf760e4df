import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, accountOffice, audit, invitation } from '../../platform/db/schema.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { isIn, proveBySso, REFUSED, type SsoClinic, startSsoClinic, verify } from '../../../test/support/ssoClinic.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

describe.each(ENGINES)('an invitation to single sign-on, on %s', (engine) => {
  let sso: SsoClinic;
  beforeAll(async () => (sso = await startSsoClinic(engine)));
  afterAll(() => sso.server.close());
  beforeEach(() => sso.reset());

  let secret: string;
  let email: string;
  let count = 0;
  const invited = async () => {
    const [found] = await sso.server.store.db.select().from(invitation).where(eq(invitation.email, email));
    return found!;
  };
  const invite = async (more: object = {}) => {
    const { one, state } = await sso.leave();
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
    await proveBySso(sso, one, 'inviteEmployee');
    expect((await one.call('inviteEmployee', { body })).status).toBe(204);
    await eventually(async () => expect((await invited()).status).toBe('EMAIL_SENT'));
    const link = new URL(/https:\S+/.exec(sso.letters.at(-1)?.text ?? '')?.[0] ?? 'https://none');
    secret = link.searchParams.get('invitation') ?? '';
    sso.vouched = { subject: email, email };
    return { office: lakeside.id as string };
  };
  const accept = async (by: string = secret) => {
    const { one, state } = await sso.leave({ invitation: by });
    return { one, ...(await verify(one, state)) };
  };

  it('becomes an account with its names, role and offices, and a random password (of INV-03) (of OUR-324)', async () => {
    const { office } = await invite();
    const { one, status } = await accept();
    expect(status).toBe(200);
    const { user } = (await one.call('bootstrap')).body;
    expect(user).toMatchObject({ username: email, email, first_name: 'Nina', groups: [{ name: 'DOCTOR' }] });
    expect(user.doctor_id).not.toBeNull();
    const places = await sso.server.store.db.select().from(accountOffice).where(eq(accountOffice.accountId, user.id));
    expect(places).toMatchObject([{ officeId: office, administers: false }]);
    const { id } = await invited();
    expect(await invited()).toMatchObject({ status: 'COMPLETED', secretDigest: null });
    const [said] = await sso.server.store.db.select().from(audit).where(eq(audit.action, 'acceptInvitation')).limit(1);
    expect(said).toMatchObject({ actorId: user.id, objectIds: [id], result: 200 });
    // the link creates no second account, but signs its user in as usual
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
    expect(await sso.server.store.db.$count(account, eq(account.email, email))).toBe(1);
  });

  it('is refused for another address, another secret, or after its end; then it is accepted (of INV-03) [OUR-324]', async () => {
    const { office } = await invite();
    const { id } = await invited();
    const only = eq(invitation.id, id);
    const isClosed = async (by?: string) => {
      const before = await sso.world();
      const { one, status, body } = await accept(by);
      expect({ status, body }).toEqual(REFUSED);
      expect(await isIn(one)).toBe(false);
      expect(await sso.world()).toEqual(before);
    };
    await isClosed('another secret');
    await isClosed('');
    sso.vouched = { subject: email, email: `someone-else@lakeside.example` };
    await isClosed();
    sso.vouched = { subject: email, email };
    await sso.server.store.db
      .update(invitation)
      .set({ expires: new Date(Date.now() - 1) })
      .where(only);
    await isClosed();
    await sso.server.store.db.update(invitation).set({ expires: null }).where(only);
    for (const status of ['FAILED', 'CANCELED', 'EXPIRED', 'COMPLETED'] as const) {
      await sso.server.store.db.update(invitation).set({ status }).where(only);
      await isClosed();
    }
    await sso.server.store.db.update(invitation).set({ status: 'EMAIL_SENT' }).where(only);
    const { user } = (await (await accept()).one.call('bootstrap')).body;
    expect(user).toMatchObject({ email, first_name: 'Nina', last_name: 'Okoye', groups: [{ name: 'DOCTOR' }] });
    const places = await sso.server.store.db.select().from(accountOffice).where(eq(accountOffice.accountId, user.id));
    expect(places.map(({ officeId }) => officeId)).toEqual([office]);
    expect(await sso.server.store.db.$count(account, eq(account.email, email))).toBe(1);
  });
});

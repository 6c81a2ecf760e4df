import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, audit, passwordReset } from '../../platform/db/schema.ts';
import { type Browser, browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { sandbox } from '../../platform/outbox/sandbox.ts';
import { DEMO_PASSWORD } from './passwords/demoPassword.ts';
import { type Issued, issueReset } from './passwords/reset.ts';

const PHONE = '+15075550143';

const signingIn = (one: Browser, username: string) =>
  one.call('signIn', { body: { username, password: DEMO_PASSWORD } });

describe.each(ENGINES)('leftover sessions and reset links on %s', (engine) => {
  let server: TestServer;
  let visitor: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, {
      outbox: sandbox().outbox,
      address: 'https://clinic.example',
    });
    visitor = browser(server);
    await visitor.call('bootstrap');
  });
  afterAll(() => server.close());

  const validate = async (login: string, { secret }: Issued) =>
    (await visitor.call('validateResetPassword', { body: { email_phone_username: login, pin: secret } })).status;
  const issued = async (login: string) => (await issueReset(server.store.db, login))!;
  const idOf = async (username: string) =>
    (await server.store.db.select().from(account).where(eq(account.username, username)))[0]!.id;

  it('end when another user signs in in the same browser [OUR-412]', async () => {
    const one = await signIn(server, 'operator');
    const former = browser(server);
    Object.assign(former.cookies, one.cookies);
    expect((await former.call('bootstrap')).status).toBe(200);
    expect((await signingIn(one, 'doctor')).status).toBe(200);
    expect((await one.call('bootstrap')).body.user.username).toBe('doctor');
    expect((await former.call('bootstrap')).status).toBe(401);
    const [row] = await server.store.db.select().from(audit).where(eq(audit.action, 'signOut'));
    expect(row).toMatchObject({ actorId: await idOf('operator'), objectKind: 'session', result: 200 });
  });

  it('do not end when a sign-in in the same browser fails [OUR-412]', async () => {
    const one = await signIn(server, 'operator');
    const refused = await one.call('signIn', { body: { username: 'doctor', password: 'wrong' } });
    expect(refused.status).toBe(400);
    expect((await one.call('bootstrap')).body.user.username).toBe('operator');
  });

  describe('end if they went to a previous e-mail address or phone number [OUR-413]', () => {
    it('once they have changed it themselves', async () => {
      const doctor = await signIn(server, 'doctor');
      const link = await issued('doctor');
      expect(await validate('doctor', link)).toBe(204);
      const body = { email: 'marta@isopter.example' };
      expect((await doctor.call('updateUser', { body })).status).toBe(204);
      expect(await validate('doctor', link)).toBe(400);
      expect(await validate('marta@isopter.example', link)).toBe(400);
    });

    it('once an admin has changed it', async () => {
      const [oga, id] = [await signIn(server, 'oga'), await idOf('expired')];
      const change = async (body: object) =>
        expect((await oga.call('updateEmployee', { params: { id }, body })).status).toBe(200);
      const [link, pin] = [await issued('expired'), await issued(PHONE)];
      await change({ first_name: 'Elif Nur' });
      expect([await validate('expired', link), await validate(PHONE, pin)]).toEqual([204, 204]);
      await change({ email: 'elif@isopter.example' });
      expect(await validate('expired', link)).toBe(400);
      const [another, again] = [await issued('expired'), await issued(PHONE)];
      await change({ phone_number: '+15075550144' });
      expect(await validate('+15075550144', again)).toBe(400);
      expect(await validate('expired', another)).toBe(400);
      expect(await server.store.db.$count(passwordReset, eq(passwordReset.accountId, id))).toBe(0);
    });
  });
});

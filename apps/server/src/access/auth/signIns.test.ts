import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './passwords/demoPassword.ts';
import { account, audit, session } from '../../platform/db/schema.ts';
import { keepLetters } from '../../../test/support/keepLetters.ts';
import {
  type Browser,
  browser,
  ENGINES,
  signIn,
  signInOnly,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

interface Listed {
  id: string;
  is_current: boolean;
}
const listed = async (by: Browser): Promise<Listed[]> => (await by.call('listSignIns')).body;
const idOf = async (by: Browser) => (await listed(by)).find(({ is_current }) => is_current)?.id ?? '';
const isIn = async (by: Browser) => (await by.call('bootstrap')).status === 200;

describe.each(ENGINES)('the list of sign-ins, on %s', (engine) => {
  let server: TestServer;
  const { letters, outbox } = keepLetters();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.store.db.delete(session);
    letters.length = 0;
  });

  it('is listed with browser, system and times, the one that asks marked, and nothing that opens it [OUR-120]', async () => {
    const here = await signIn(server, 'doctor');
    const tablet = browser(server);
    await tablet.call('bootstrap');
    const body = { username: 'doctor', password: DEMO_PASSWORD };
    await tablet.call('signIn', { body, headers: { 'user-agent': IPAD } });
    await signIn(server, 'operator');
    const one = { id: expect.any(String), created: expect.any(String), last_seen: expect.any(String) };
    const { body: rows } = await tablet.call('listSignIns');
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ ...one, browser: 'Safari', system: 'iPadOS', is_current: true });
    expect(rows).toContainEqual({ ...one, browser: null, system: null, is_current: false });
    const digests = await server.store.db.select({ digest: session.digest }).from(session);
    for (const { digest } of digests) expect(JSON.stringify(rows)).not.toContain(digest);
    expect(await isIn(here)).toBe(true);
  });

  it('ends only the session its owner chooses [OUR-121]', async () => {
    const [here, there, third] = [
      await signIn(server, 'doctor'),
      await signIn(server, 'doctor'),
      await signIn(server, 'doctor'),
    ];
    const id = await idOf(there);
    const stranger = await signIn(server, 'oga');
    expect((await stranger.call('endSignIn', { params: { id } })).status).toBe(404);
    expect(await isIn(there)).toBe(true);

    expect((await here.call('endSignIn', { params: { id } })).status).toBe(204);
    expect([await isIn(here), await isIn(there), await isIn(third)]).toEqual([true, false, true]);
    expect((await here.call('endSignIn', { params: { id } })).status).toBe(404);
    await eventually(() => expect(letters).toMatchObject([{ subject: 'You were signed out on other devices' }]));
    const rows = await server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'endSignIn'), eq(audit.result, 200)));
    expect(rows).toMatchObject([{ objectKind: 'session', objectIds: [id] }]);
  });

  it('ends all other sessions of this user only [OUR-121]', async () => {
    const [here, there] = [await signIn(server, 'doctor'), await signIn(server, 'doctor')];
    const other = await signIn(server, 'operator');
    expect((await here.call('endOtherSignIns')).status).toBe(204);
    expect([await isIn(here), await isIn(there), await isIn(other)]).toEqual([true, false, true]);
    await eventually(() =>
      expect(letters).toMatchObject([
        { to: 'doctor@isopter.example', subject: 'You were signed out on other devices' },
      ]),
    );
  });

  it('sends letters about a new e-mail address to both addresses, and about no other change [OUR-122]', async () => {
    const me = await signIn(server, 'operator');
    const [row] = await server.store.db.select().from(account).where(eq(account.username, 'operator'));
    const former = row?.email ?? '';
    const email = 'new-place@isopter.example';
    await me.call('updateUser', { body: { first_name: 'Otto', email: former } });
    expect((await (await signInOnly(server, 'operator')).call('updateUser', { body: { email } })).status).toBe(403);
    expect(letters).toEqual([]);
    await me.call('updateUser', { body: { email } });
    await eventually(() => expect(letters.map(({ to }) => to).toSorted()).toEqual([email, former].toSorted()));
    expect(letters[0]?.subject).toBe('Your e-mail address was changed');
    expect(letters[0]?.text).toContain(email);
  });

  it('sends letters about a new username or phone number, whether the user or an admin changed it [OUR-583]', async () => {
    const me = await signIn(server, 'operator');
    const { id, email } = (await me.call('bootstrap')).body.user;
    await me.call('updateUser', { body: { username: 'otto', phone_number: '+15075550161' } });
    const subjects = () => letters.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
    const told = [`${email}: Your phone number was changed`, `${email}: Your username was changed`];
    await eventually(() => expect(subjects()).toEqual(told));
    expect(letters.map(({ text }) => text).join()).toMatch(/otto[^]*\+15075550161|\+15075550161[^]*otto/);
    letters.length = 0;
    const body = { username: 'operator', phone_number: null };
    await (await signIn(server, 'oga')).call('updateEmployee', { params: { id }, body });
    const removed = [`${email}: Your phone number was removed`, `${email}: Your username was changed`];
    await eventually(() => expect(subjects()).toEqual(removed));
    expect(letters.map(({ text }) => text).join()).toMatch(/You cannot sign in with the old number/);
  });
});

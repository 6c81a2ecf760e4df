import { ERROR, passwordProblems } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, audit, officeGroup } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const USER = { first_name: 'Nora', last_name: 'Vance', username: 'nora.vance', email: 'nora@bayside.example' };
const NEW = { name: 'Bayside Optics', user: USER, waggoner_module: true };

describe.each(ENGINES)('a new customer, on %s', (engine) => {
  let server: TestServer;
  let support: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    support = await signIn(server, 'support');
  });
  afterAll(() => server.close());

  const create = (body: object, who = support) => who.call('createOfficeGroup', { body });

  it('is an office group with an admin, whose generated password is shown once and works [SUP-03] [SUP-07] [OUR-301]', async () => {
    const { status, body } = await create(NEW);
    const { password } = body.user;
    expect({ status, body }).toEqual({
      status: 200,
      body: { name: 'Bayside Optics', user: { username: 'nora.vance', password } },
    });
    expect(passwordProblems(password)).toEqual([]);
    const { db } = server.store;
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, NEW.name));
    const [admin] = await db.select().from(account).where(eq(account.username, 'nora.vance'));
    expect(group?.flags).toEqual({ waggoner_module: true });
    expect(admin).toMatchObject({
      officeGroupId: group?.id,
      groups: ['OFFICE_GROUP_ADMIN'],
      email: 'nora@bayside.example',
      forcePasswordChange: true,
    });
    // of the password only a hash is kept
    const kept = await db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'createOfficeGroup'), eq(audit.result, 200)));
    expect(kept).toMatchObject([{ objectIds: [admin?.id], officeGroupId: group?.id }]);
    expect(JSON.stringify([group, admin, kept])).not.toContain(password);
    const nora = await signIn(server, 'nora.vance', password);
    expect((await nora.call('bootstrap')).body.user).toMatchObject({
      force_password_change_on_next_login: true,
      show_baa_agreement: true,
    });
  });

  it('has no module that was not requested [SUP-03]', async () => {
    const user = { ...USER, username: 'plain', email: 'plain@bayside.example' };
    expect((await create({ name: 'Plain Optics', user })).status).toBe(200);
    const [group] = await server.store.db.select().from(officeGroup).where(eq(officeGroup.name, 'Plain Optics'));
    expect(group?.flags).toEqual({ waggoner_module: false });
  });

  it('has another name, user name and e-mail than all others, whatever the case [SUP-03] [OUR-301]', async () => {
    const before = await server.store.db.$count(officeGroup);
    const taken = {
      name: 'harbour VISION center',
      user: { ...USER, username: 'Doctor', email: 'oga@isopter.example' },
    };
    expect(await create(taken)).toMatchObject({
      status: 400,
      body: {
        fields: { name: [ERROR.OFFICE_GROUP_TAKEN], username: [ERROR.USERNAME_TAKEN], email: [ERROR.EMAIL_TAKEN] },
      },
    });
    expect(await server.store.db.$count(officeGroup)).toBe(before);
  });

  it.each([
    ['name', { ...NEW, name: ' ' }],
    ['user', { ...NEW, user: { ...USER, email: 'nora' } }],
    ['user', { ...NEW, user: { ...USER, first_name: '' } }],
    ['user', { ...NEW, user: { ...USER, groups: ['SUPPORT_BASIC'] } }],
  ])('needs a valid %s: %j [SUP-03]', async (field, body) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('can be created by basic support only, with a security key if the user must have one [SUP-02] [AUTH-17]', async () => {
    for (const name of ['reader', 'oga', 'ca']) {
      expect((await create({ ...NEW, name: `By ${name}` }, await signIn(server, name))).status).toBe(403);
    }
    await server.store.db.update(account).set({ webauthnRequired: true }).where(eq(account.username, 'support'));
    expect(await create({ ...NEW, name: 'Keyless' }, await signIn(server, 'support'))).toMatchObject({
      status: 403,
      body: { name: 'NoSecurityKey' },
    });
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import {
  account,
  device,
  deviceOffice,
  keyChallenge,
  keyProof,
  office,
  officeGroup,
  securityKey,
} from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, makeKeysOld, proveByKey, sendBinary } from '../../../test/support/authenticator.ts';
import {
  type Answer,
  type Browser,
  browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';

const REFUSED: Answer = {
  status: 403,
  body: { name: 'SecurityKeyRefused', detail: 'WebAuthn authentication failed.' },
};

const asked = async (by: Browser, action?: string) =>
  (await by.call('requestKeyCheck', action ? { query: { action } } : {})).body.challenge as string;

/** A paired device within the reach of support. */
async function pairedDevice({ store: { db } }: TestServer): Promise<string> {
  const [me] = await db.select().from(account).where(eq(account.username, 'support'));
  const officeGroupId = me?.officeGroupId ?? '';
  const values = { officeGroupId, name: randomUUID(), deviceType: 'S' as const, userId: randomUUID() };
  const [made] = await db.insert(device).values(values).returning();
  const [place] = await db.select().from(office).where(eq(office.officeGroupId, officeGroupId));
  await db.insert(deviceOffice).values({ deviceId: made?.id ?? '', officeId: place?.id ?? '' });
  return made?.id ?? '';
}

describe.each(ENGINES)('security keys before a sensitive action, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [securityKey, keyChallenge, keyProof]) await server.store.db.delete(table);
    await server.store.db.update(account).set({ webauthnRequired: false });
  });

  const key = new Authenticator();
  let support: Browser;
  beforeEach(async () => {
    key.counter = 0;
    support = await signIn(server, 'support');
    await addKeyOf(support, key);
    await makeKeysOld(server.store.db);
    await server.store.db.update(account).set({ webauthnRequired: true }).where(eq(account.username, 'support'));
    await server.store.db.update(officeGroup).set({ preferences: {} });
  });
  const unlink = async (by = support, id?: string) =>
    (await by.call('unlinkDevice', { params: { id: id ?? (await pairedDevice(server)) } })).status;
  const prove = async (action?: string, by = support) =>
    sendBinary(by, 'checkKey', key.assert(await asked(by, action)), action ? { action } : undefined);

  it('are required of users who must have one, each time [AUTH-17]', async () => {
    const id = await pairedDevice(server);
    const without = await support.call('unlinkDevice', { params: { id } });
    expect(without).toMatchObject({ status: 403, body: { name: 'StepUpRequired', step_up: 'key' } });
    const [stillPaired] = await server.store.db.select().from(device).where(eq(device.id, id));
    expect(stillPaired?.userId).not.toBeNull();
    expect((await prove('unlinkDevice')).status).toBe(204);
    expect(await unlink(support, id)).toBe(204);
    expect(await unlink()).toBe(403);
  });

  it('are required only of users who have one [OUR-480]', async () => {
    await server.store.db.update(account).set({ webauthnRequired: false });
    expect(await unlink()).toBe(403);
    await server.store.db.delete(securityKey);
    expect(await unlink()).toBe(204);
  });

  it('are asked of the admins of a clinic that has them on, from then on, and added by each for themselves [AUTH-17] [OUR-406]', async () => {
    const oa = await signIn(server, 'oa');
    const remove = async () => (await oa.call('deleteEmployee', { params: { id: randomUUID() } })).body.name;
    const needKey = async (...names: string[]) =>
      Promise.all(
        names.map(async (name) => {
          const { body } = await (await signIn(server, name)).call('bootstrap');
          return body.user.is_webauthn_authentication_required;
        }),
      );
    expect(await needKey('oga', 'oa', 'operator')).toEqual([false, false, false]);
    expect(await remove()).toBe('NotFound');
    await server.store.db
      .update(officeGroup)
      .set({ preferences: { enable_webauthn: true } })
      .where(eq(officeGroup.name, 'Northside Eye Clinic'));
    expect(await needKey('oga', 'oa', 'operator', 'doctor', 'ta', 'tu')).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    await server.store.db.delete(keyProof);
    expect(await remove()).toBe('NoSecurityKey');
    const own = new Authenticator();
    await addKeyOf(oa, own);
    // a key of this session proves nothing, and the password does not take its place [OUR-581]
    expect((await oa.call('requestKeyCheck', { query: { action: 'deleteEmployee' } })).body.name).toBe('NoSecurityKey');
    const body = { action: 'deleteEmployee', password: DEMO_PASSWORD };
    expect((await oa.call('checkPassword', { body })).body.name).toBe('NoSecurityKey');
    expect(await remove()).toBe('NoSecurityKey');
    await makeKeysOld(server.store.db);
    await server.store.db.delete(keyProof);
    expect(await remove()).toBe('StepUpRequired');
    expect((await proveByKey(oa, own, 'deleteEmployee')).status).toBe(204);
    expect(await remove()).toBe('NotFound');
  });

  it('open the one action they were checked for, in the one session [AUTH-17]', async () => {
    await prove('deleteEmployee');
    await prove();
    const elsewhere = await signIn(server, 'support');
    await prove('unlinkDevice', elsewhere);
    expect(await unlink()).toBe(403);
    expect(await unlink(elsewhere)).toBe(204);
    const other = key.assert(await asked(support, 'deleteEmployee'));
    expect(await sendBinary(support, 'checkKey', other, { action: 'unlinkDevice' })).toEqual(REFUSED);
    expect(await unlink()).toBe(403);
  });

  it('allow it only for the page that sent the proof, not for a thief of its cookies [OUR-599]', async () => {
    await prove('unlinkDevice');
    const thief = browser(server);
    Object.assign(thief.cookies, support.cookies);
    expect(await unlink(thief)).toBe(403);
    expect(await unlink()).toBe(204);
  });

  it('open it for a short time, and again after a call that was refused [AUTH-17]', async () => {
    await prove('unlinkDevice');
    expect(await unlink(support, randomUUID())).toBe(404);
    expect(await unlink()).toBe(204);
    await prove('unlinkDevice');
    await server.store.db.update(keyProof).set({ expires: new Date(Date.now() - 1) });
    expect(await unlink()).toBe(403);
  });

  it('open it once, however many calls come at once [AUTH-17]', async () => {
    await prove('unlinkDevice');
    const ids = [await pairedDevice(server), await pairedDevice(server), await pairedDevice(server)];
    const statuses = await Promise.all(ids.map((id) => unlink(support, id)));
    expect(statuses.toSorted()).toEqual([204, 403, 403]);
  });

  it('are refused with an answer that is used, expired, or of an unknown key [AUTH-17, KEY-03]', async () => {
    const action = 'unlinkDevice';
    const check = (body: Uint8Array) => sendBinary(support, 'checkKey', body, { action });
    const used = key.assert(await asked(support, action), { counter: 0 });
    expect((await check(used)).status).toBe(204);
    expect(await check(used)).toEqual(REFUSED);
    expect(await check(new Authenticator().assert(await asked(support, action)))).toEqual(REFUSED);
    const old = await asked(support, action);
    await server.store.db.update(keyChallenge).set({ expires: new Date(Date.now() - 1) });
    expect(await check(key.assert(old))).toEqual(REFUSED);
    expect((await support.call('requestKeyCheck', { query: { action: 'listPatients' } })).status).toBe(400);
  });
});

import { ERROR } from '@isopter/contract';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, audit, device, officeGroup, passwordReset } from '../../platform/db/schema.ts';
import {
  type Answer,
  type Browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';
import type { Letter } from '../../platform/outbox/outbox.ts';

const WEEKLY = { unlinks: 1, ogas: 1, emails: 2 };
const isOfEmail = ({ subject }: Letter) => subject === 'Your e-mail address was changed';
const refusedAs = (detail: string) => ({ status: 400, body: { detail } });

describe.each(ENGINES)('support for users of all clinics, on %s', (engine) => {
  let server: TestServer;
  let support: Browser;
  let letters: Letter[];
  beforeAll(async () => {
    letters = [];
    const sendLetter = (letter: Letter) => Promise.resolve(void letters.push(letter));
    server = await startServer(engine, 'small', undefined, { weeklyLimits: WEEKLY, outbox: { sendLetter } });
    support = await signIn(server, 'support');
  });
  afterAll(() => server.close());

  const find = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    if (!row) throw new Error(`there is no ${username}`);
    return row;
  };
  const assign = async (username: string, who = support): Promise<Answer> =>
    who.call('assignUserToOga', { params: { id: (await find(username)).id } });
  const rename = async (username: string, email: string): Promise<Answer> =>
    support.call('updateUserEmail', { params: { id: (await find(username)).id }, body: { email } });

  it('makes a user admin of their office group, up to the weekly limit of each group [SRV-05]', async () => {
    expect((await assign('operator')).status).toBe(204);
    expect((await find('operator')).groups.toSorted()).toEqual(['OFFICE_GROUP_ADMIN', 'OPERATOR']);
    expect((await (await signIn(server, 'operator')).call('listAudit')).status).toBe(200);
    expect(await assign('operator')).toMatchObject({ status: 400, body: { name: 'AlreadyAdmin' } });
    expect(await assign('ta')).toMatchObject(refusedAs(ERROR.OGA_WEEKLY_LIMIT));
    expect((await find('ta')).groups).toEqual(['TECHALL_ADMIN']);
    expect((await assign('harbour')).status).toBe(204);
  });

  it('changes an e-mail address, with letters to both, up to the weekly limit [SRV-05] [OUR-122]', async () => {
    const { id } = await find('doctor');
    const expires = new Date('2999-01-01');
    const sent = { accountId: id, door: 'link' as const, hash: 'x', expires, since: new Date() };
    await server.store.db.insert(passwordReset).values(sent);
    expect((await rename('doctor', 'Marta.Ruiz@Northside.example')).status).toBe(204);
    expect((await find('doctor')).email).toBe('marta.ruiz@northside.example');
    await eventually(() =>
      expect(
        letters
          .filter(isOfEmail)
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(['doctor@isopter.example', 'marta.ruiz@northside.example']),
    );
    // links sent to the previous address no longer work
    expect(await server.store.db.$count(passwordReset, eq(passwordReset.accountId, id))).toBe(0);
    for (const taken of ['oga@isopter.example', 'marta.ruiz@northside.example'])
      expect(await rename('doctor', taken)).toMatchObject(refusedAs(ERROR.EMAIL_IN_USE));
    expect((await rename('oa', 'odile@northside.example')).status).toBe(204);
    expect(await rename('tu', 'tomas@northside.example')).toMatchObject(refusedAs(ERROR.USER_EMAIL_WEEKLY_LIMIT));
    expect((await find('tu')).email).toBe('tu@isopter.example');
    expect((await rename('harbour', 'harriet@harbour.example')).status).toBe(204);
  });

  it('is not both the last of a week when two ask at once [SRV-05]', async () => {
    const both = await Promise.all([assign('duo'), assign('agreement', await signIn(server, 'support'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('is in the access log of the clinic it concerns, with the user [OUR-140]', async () => {
    const oga = await signIn(server, 'oga');
    const { results } = (await oga.call('listAudit', { query: { limit: '100' } })).body;
    const bySupport = results.filter(({ action }: { action: string }) =>
      ['assignUserToOga', 'updateUserEmail'].includes(action),
    );
    expect(bySupport).toHaveLength(3);
    for (const row of bySupport) expect(row.actor.name).toBe('Bauer, Sven');
  });

  it('cannot be used on support users, nor by read-only users [SRV-03]', async () => {
    expect((await assign('reader')).status).toBe(404);
    expect((await rename('support', 'sven@elsewhere.example')).status).toBe(404);
    const { id } = await find('tu');
    for (const name of ['reader', 'oga', 'ca']) {
      const who = await signIn(server, name);
      expect((await who.call('assignUserToOga', { params: { id } })).status).toBe(403);
      const body = { email: 'tomas@northside.example' };
      expect((await who.call('updateUserEmail', { params: { id }, body })).status).toBe(403);
    }
  });

  const claimed = async (group: string, name: string): Promise<string> => {
    const { db } = server.store;
    const [owner] = await db.select().from(officeGroup).where(eq(officeGroup.name, group));
    const values = { officeGroupId: owner?.id ?? '', name, deviceType: 'S' as const, userId: randomUUID() };
    const [row] = await db.insert(device).values(values).returning();
    return row?.id ?? '';
  };
  const unlink = (id: string, who = support): Promise<Answer> => who.call('unlinkDevice', { params: { id } });

  it('unlinks devices of every office group, up to the weekly limit of each group [SUP-02] [SUP-05] [SRV-05] [OUR-300]', async () => {
    const first = await claimed('Harbour Vision Center', 'Harbour 1');
    expect((await unlink(first)).status).toBe(204);
    const [row] = await server.store.db.select().from(device).where(eq(device.id, first));
    expect(row).toMatchObject({ userId: null, code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) });
    const second = await claimed('Harbour Vision Center', 'Harbour 2');
    expect(await unlink(second)).toMatchObject(refusedAs(ERROR.UNLINK_WEEKLY_LIMIT));
    expect((await unlink(await claimed(DEMO_OFFICE_GROUP, 'Northside 1'))).status).toBe(204);
    expect((await unlink(first)).status).toBe(400);
    expect((await unlink(randomUUID())).status).toBe(404);
    const { results } = (await (await signIn(server, 'oga')).call('listAudit', { query: { limit: '100' } })).body;
    expect(results.filter(({ action }: { action: string }) => action === 'unlinkDevice')).toHaveLength(1);
    for (const name of ['reader', 'oga']) expect((await unlink(second, await signIn(server, name))).status).toBe(403);
  });

  it('deletes users of every office group, but neither admins of one nor other support users [SUP-02] [SUP-06] [OUR-300]', async () => {
    const remove = async (username: string) =>
      support.call('deleteEmployee', { params: { id: (await find(username)).id } });
    const { id, officeGroupId } = await find('sso-oa');
    expect((await remove('sso-oa')).status).toBe(204);
    const [gone] = await server.store.db.select().from(account).where(eq(account.id, id));
    expect(gone).toMatchObject({ active: false, username: `deleted-${id}` });
    for (const name of ['keys', 'ca']) expect((await remove(name)).status).toBe(403);
    expect((await remove('reader')).status).toBe(404);
    const done = and(eq(audit.action, 'deleteEmployee'), eq(audit.result, 200));
    expect(await server.store.db.select().from(audit).where(done)).toMatchObject([{ officeGroupId, objectIds: [id] }]);
  });

  it('requires a security key of support users who must have one [AUTH-17]', async () => {
    const { id } = await find('support');
    // without the proofs of refused calls
    support = await signIn(server, 'support');
    const lane = await claimed('Harbour Vision Center', 'Harbour 3');
    await server.store.db.update(account).set({ webauthnRequired: true }).where(eq(account.id, id));
    for (const answer of [await assign('tu'), await rename('tu', 'tomas@northside.example'), await unlink(lane)])
      expect(answer).toMatchObject({ status: 403, body: { name: 'NoSecurityKey' } });
  });
});

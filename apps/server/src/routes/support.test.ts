import { ERROR } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, passwordReset } from '../db/schema.ts';
import { type Answer, type Browser, ENGINES, signIn, startServer, type TestServer } from '../fakes/server.ts';
import type { Letter } from '../outbox/outbox.ts';

const WEEKLY = { unlinks: 20, ogas: 1, emails: 2 };
const refusedAs = (detail: string) => ({ status: 400, body: { detail } });

describe.each(ENGINES)('what support does for people of all clinics, on %s', (engine) => {
  let server: TestServer;
  let support: Browser;
  let letters: Letter[];
  beforeAll(async () => {
    letters = [];
    const sendLetter = (letter: Letter) => Promise.resolve(void letters.push(letter));
    server = await startServer(engine, 5, undefined, { weeklyLimits: WEEKLY, outbox: { sendLetter } });
    support = await signIn(server, 'support');
  });
  afterAll(() => server.close());

  const find = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    if (!row) throw new Error(`there is no ${username}`);
    return row;
  };
  const assign = async (username: string): Promise<Answer> =>
    support.call('assignUserToOga', { params: { id: (await find(username)).id } });
  const rename = async (username: string, email: string): Promise<Answer> =>
    support.call('updateUserEmail', { params: { id: (await find(username)).id }, body: { email } });

  it('makes somebody admin of their office group, so often a week in each of them [SRV-05]', async () => {
    expect((await assign('operator')).status).toBe(204);
    expect((await find('operator')).groups.toSorted()).toEqual(['OFFICE_GROUP_ADMIN', 'OPERATOR']);
    expect((await (await signIn(server, 'operator')).call('listAudit')).status).toBe(200);
    expect(await assign('operator')).toMatchObject({ status: 400, body: { name: 'AlreadyAdmin' } });
    expect(await assign('ta')).toMatchObject(refusedAs(ERROR.OGA_WEEKLY_LIMIT));
    expect((await find('ta')).groups).toEqual(['TECHALL_ADMIN']);
    expect((await assign('harbour')).status).toBe(204);
  });

  it('changes an e-mail address, tells both of them, and so often a week [SRV-05] [OUR-122]', async () => {
    const { id } = await find('doctor');
    const expires = new Date('2999-01-01');
    const sent = { accountId: id, door: 'link' as const, hash: 'x', expires, since: new Date() };
    await server.store.db.insert(passwordReset).values(sent);
    expect((await rename('doctor', 'Marta.Ruiz@Northside.example')).status).toBe(204);
    expect((await find('doctor')).email).toBe('marta.ruiz@northside.example');
    await vi.waitFor(() =>
      expect(letters.map(({ to }) => to).toSorted()).toEqual([
        'doctor@isopter.example',
        'marta.ruiz@northside.example',
      ]),
    );
    // what was sent to the former address opens nothing
    expect(await server.store.db.$count(passwordReset, eq(passwordReset.accountId, id))).toBe(0);
    for (const taken of ['oga@isopter.example', 'marta.ruiz@northside.example'])
      expect(await rename('doctor', taken)).toMatchObject(refusedAs(ERROR.EMAIL_IN_USE));
    expect((await rename('oa', 'odile@northside.example')).status).toBe(204);
    expect(await rename('tu', 'tomas@northside.example')).toMatchObject(refusedAs(ERROR.USER_EMAIL_WEEKLY_LIMIT));
    expect((await find('tu')).email).toBe('tu@isopter.example');
    expect((await rename('harbour', 'harriet@harbour.example')).status).toBe(204);
  });

  it('is not both the last of a week when two ask at once [SRV-05]', async () => {
    const both = await Promise.all([assign('duo'), assign('agreement')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('stands in the access log of the clinic it concerns, with who it was [OUR-140]', async () => {
    const oga = await signIn(server, 'oga');
    const { results } = (await oga.call('listAudit', { query: { limit: '100' } })).body;
    const bySupport = results.filter(({ action }: { action: string }) =>
      ['assignUserToOga', 'updateUserEmail'].includes(action),
    );
    expect(bySupport).toHaveLength(3);
    for (const row of bySupport) expect(row.actor.name).toBe('Bauer, Sven');
  });

  it('is done to nobody of the support, and by nobody who only reads [SRV-03]', async () => {
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

  it('asks for the security key of whoever has to have one [AUTH-17]', async () => {
    const { id } = await find('support');
    await server.store.db.update(account).set({ webauthnRequired: true }).where(eq(account.id, id));
    for (const answer of [await assign('tu'), await rename('tu', 'tomas@northside.example')])
      expect(answer).toMatchObject({ status: 403, body: { name: 'SecurityKeyAsked' } });
  });
});

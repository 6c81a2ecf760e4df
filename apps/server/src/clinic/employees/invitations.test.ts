import { randomUUID } from 'node:crypto';
import { ERROR } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit, invitation } from '../../platform/db/schema.ts';
import { endInvitations, sendInvitations } from './inviting.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { digest } from '../../platform/lib/secret.ts';
import type { Letter } from '../../platform/outbox/outbox.ts';

const letters: Letter[] = [];
/** The mail server accepts letters. */
let isOpen = true;
/** Recipients of refused letters. */
const refused: string[] = [];
const outbox = {
  sendLetter: (letter: Letter) => {
    if (!isOpen) {
      refused.push(letter.to);
      return Promise.reject(new Error('the mail server is away'));
    }
    letters.push(letter);
    return Promise.resolve();
  },
};
const ADDRESS = 'https://clinic.example';
const secretIn = (letter: Letter | undefined) =>
  new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none').searchParams;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

describe.each(ENGINES)('invitations to single sign-on on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let oa: Browser;
  let lakeside: string;
  let annex: string;

  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox, address: ADDRESS });
    [oga, oa] = [await signIn(server, 'sso'), await signIn(server, 'sso-oa')];
    const [own] = (await oga.call('listOffices', { query: { limit: '10' } })).body.results;
    lakeside = own.id;
    annex = (
      await oga.call('createOffice', {
        body: { ...own, id: undefined, version: undefined, timezone_confirmed: undefined, name: 'Annex' },
      })
    ).body.id;
  });
  afterAll(() => server.close());
  afterEach(() => {
    isOpen = true;
    letters.splice(0);
  });

  const somebody = (more: object = {}) => ({
    first_name: 'Nina',
    last_name: 'Okoye',
    email: `${randomUUID()}@lakeside.example`,
    offices: [lakeside],
    groups: ['OPERATOR'],
    ...more,
  });
  const list = async (search: string, by = oga) =>
    (await by.call('listInvitations', { query: { limit: '10', search } })).body;
  const invite = async (more: object = {}, by = oga) => {
    const body = somebody(more);
    expect((await by.call('inviteEmployee', { body })).status).toBe(204);
    const [made] = (await list(body.email)).results;
    return made as { id: string; email: string; status: string };
  };
  const rowOf = async (id: string) => {
    const [row] = await server.store.db.select().from(invitation).where(eq(invitation.id, id));
    return row!;
  };
  const becomes = (id: string, status: string) => eventually(async () => expect((await rowOf(id)).status).toBe(status));

  it('are sent by the outbox, with a link of which only a digest is kept, and listed [INV-02] [INV-03] [OUR-280]', async () => {
    const { id, email } = await invite({ email: `${randomUUID()}@LAKESIDE.Example` });
    expect(email).toBe(email.toLowerCase());
    await becomes(id, 'EMAIL_SENT');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: email, subject: 'Invitation to Isopter' });
    expect(letters[0]?.text).toContain(`${ADDRESS}/sso/onboarding?`);
    expect(letters[0]?.text).toContain('Lakeside Eye Institute');
    const link = secretIn(letters[0]);
    expect(link.get('sso_domain')).toBe('lakeside.example');
    expect((await rowOf(id)).secretDigest).toBe(digest(link.get('invitation') ?? ''));
    expect(await list(`okoye nina`)).toMatchObject({ results: [{ id, first_name: 'Nina', offices: [lakeside] }] });
    expect(await list('nobody of this name')).toEqual({ results: [], count: 0 });
    const [row] = await server.store.db.select().from(audit).where(eq(audit.action, 'inviteEmployee')).limit(1);
    expect(row).toMatchObject({ objectKind: 'invitation', objectIds: [id], result: 200 });
  });

  it('can be sent again with a new link, and revoked while they are open [INV-01] [INV-03] [OUR-280]', async () => {
    const { id, email } = await invite();
    await becomes(id, 'EMAIL_SENT');
    const first = secretIn(letters[0]).get('invitation');
    const params = { id };
    expect((await oga.call('resendInvitation', { params })).status).toBe(204);
    await eventually(() => expect(letters).toHaveLength(2));
    await becomes(id, 'EMAIL_SENT');
    const { secretDigest } = await rowOf(id);
    expect(secretDigest).not.toBe(digest(first ?? ''));
    expect((await oga.call('cancelInvitation', { params })).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELED', secretDigest: null });
    expect((await oga.call('cancelInvitation', { params })).status).toBe(400);
    // the address is free again, so the previous invitation cannot be reopened next to the new one
    const other = await invite({ email });
    expect((await oga.call('resendInvitation', { params })).status).toBe(409);
    expect((await rowOf(other.id)).status).not.toBe('CANCELED');
  });

  it('are refused at an e-mail address that a user or another invitation has [INV-02]', async () => {
    const { email } = await invite();
    for (const taken of [email, 'Doctor@isopter.example']) {
      const { status, body } = await oga.call('inviteEmployee', { body: somebody({ email: taken }) });
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { email: [ERROR.EMAIL_TAKEN] } });
    }
  });

  it('end automatically if nobody opens the link in time, or the letter cannot be sent [OUR-280]', async () => {
    const { db } = server.store;
    const late = await invite();
    await becomes(late.id, 'EMAIL_SENT');
    await endInvitations(db, inDays(6.9));
    expect((await rowOf(late.id)).status).toBe('EMAIL_SENT');
    await endInvitations(db, inDays(7.1));
    expect(await rowOf(late.id)).toMatchObject({ status: 'EXPIRED', secretDigest: null });

    isOpen = false;
    const lost = await invite();
    await eventually(async () => expect((await rowOf(lost.id)).attempts).toBe(1));
    expect((await rowOf(lost.id)).status).toBe('INITIALIZED');
    for (const day of [1, 2]) {
      await expect(sendInvitations({ db, outbox, address: ADDRESS }, inDays(day))).rejects.toThrow('could not be sent');
    }
    expect((await rowOf(lost.id)).status).toBe('FAILED');
    isOpen = true;
    await sendInvitations({ db, outbox, address: ADDRESS }, inDays(3));
    expect(letters.map(({ to }) => to)).not.toContain(lost.email);
    // of one whose server ended at its last attempt, too
    const stuck = await invite();
    await becomes(stuck.id, 'EMAIL_SENT');
    await db.update(invitation).set({ status: 'INITIALIZED', attempts: 3 }).where(eq(invitation.id, stuck.id));
    await endInvitations(db, inDays(1));
    expect((await rowOf(stuck.id)).status).toBe('FAILED');
  });

  it('are sent once, whatever number of servers run', async () => {
    const { db } = server.store;
    isOpen = false;
    const { id, email } = await invite();
    await eventually(() => expect(refused).toContain(email));
    expect((await rowOf(id)).attempts).toBe(1);
    isOpen = true;
    const ways = { db, outbox, address: ADDRESS };
    await Promise.all([sendInvitations(ways, inDays(1)), sendInvitations(ways, inDays(1))]);
    expect(letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('of an office admin are limited to their offices and the roles they may give; others are hidden [ORG-07] [INV-01] [OUR-281]', async () => {
    for (const [more, field] of [
      [{ offices: [lakeside, annex] }, 'offices'],
      [{ groups: ['OFFICE_ADMIN'] }, 'groups'],
    ] as const) {
      const { status, body } = await oa.call('inviteEmployee', { body: somebody(more) });
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
    const own = await invite({}, oa);
    expect((await list(own.email, oa)).count).toBe(1);
    for (const foreign of [await invite({ offices: [annex] }), await invite({ groups: ['OFFICE_ADMIN'] })]) {
      expect((await list(foreign.email, oa)).count).toBe(0);
      expect((await oa.call('resendInvitation', { params: { id: foreign.id } })).status).toBe(404);
      expect((await oa.call('cancelInvitation', { params: { id: foreign.id } })).status).toBe(404);
    }
  });

  it('to a single office are revoked when it is deleted [OUR-280]', async () => {
    const place = (await oga.call('getOffice', { params: { id: annex } })).body;
    const { id: gone } = (
      await oga.call('createOffice', {
        body: { ...place, id: undefined, version: undefined, timezone_confirmed: undefined, name: 'Gone' },
      })
    ).body;
    const only = await invite({ offices: [gone] });
    const both = await invite({ offices: [gone, lakeside] });
    expect((await oga.call('deleteOffice', { params: { id: gone } })).status).toBe(204);
    expect((await rowOf(only.id)).status).toBe('CANCELED');
    expect((await rowOf(both.id)).status).not.toBe('CANCELED');
    expect((await oga.call('resendInvitation', { params: { id: only.id } })).status).toBe(400);
  });

  it('are only for office groups with single sign-on, whose users cannot be added or given passwords [ORG-08] [ORG-05]', async () => {
    const plain = await signIn(server, 'oga');
    const { id } = await invite();
    for (const [name, args] of [
      ['listInvitations', { query: { limit: '10' } }],
      ['inviteEmployee', { body: somebody() }],
      ['resendInvitation', { params: { id } }],
      ['cancelInvitation', { params: { id } }],
    ] as const) {
      expect([name, (await plain.call(name, args)).status]).toEqual([name, 403]);
    }
    const user = { ...somebody(), username: 'nina.okoye', phone_number: null };
    expect((await oga.call('createEmployee', { body: user })).status).toBe(403);
    const left = await server.store.db
      .select()
      .from(invitation)
      .where(sql`${invitation.email} = ${user.email}`);
    expect(left).toEqual([]);
  });
});

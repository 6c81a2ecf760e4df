import { dayAfter, today } from '@isopter/contract';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, appointment, audit, calendarFeed, patient } from '../../platform/db/schema.ts';
import { type BundleLane, FIELD, startBundleLane } from '../../../test/support/bundleLane.ts';
import { ENGINES, signIn } from '../../../test/support/server.ts';

const TOKEN = /^[\w-]{43}$/;
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe.each(ENGINES)('the calendar of a doctor on %s', (engine) => {
  let lane: BundleLane;
  const db = () => lane.server.store.db;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
  });
  afterAll(() => lane.close());

  const create = async (who = lane.doctor): Promise<string> => {
    const { status, body } = await who.call('createCalendarFeed');
    expect(status).toBe(200);
    return body.token;
  };
  const read = (token: string, headers: Record<string, string> = {}) =>
    lane.server.app.inject({ method: 'GET', url: `/api/calendar/?token=${token}`, headers });
  const plan = async (over: object = {}): Promise<string> => {
    const body = { ...lane.setting, day: dayAfter(today('UTC'), 3), time: '10:30', test: FIELD, ...over };
    const answer = await lane.doctor.call('createAppointment', { body });
    expect(answer.status).toBe(200);
    return answer.body.id;
  };
  const reads = () =>
    db()
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'readCalendarFeed'), eq(audit.result, 200)));

  it('is made of their planned tests: kind, room, time and a link, without names [OUR-772] [OUR-773]', async () => {
    const token = await create();
    const id = await plan({ room: 'Room 2' });
    const answer = await read(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const text = lines(answer.body);
    const [row] = await db().select().from(appointment).where(eq(appointment.id, id));
    expect(text).toContain(`UID:${id}@isopter`);
    expect(text).toContain(String.raw`SUMMARY:Perimetry 24-2\, AVA Fast`);
    expect(text).toContain('LOCATION:Room 2');
    const day = row!.day.replaceAll('-', '');
    expect(text.filter((line) => line.startsWith('DTSTART:'))).toEqual([
      expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/),
    ]);
    expect(text.find((line) => line.startsWith('DTSTART:'))).toMatch(new RegExp(`:(${day}|\\d{8})T`));
    const [whose] = await db().select().from(patient).where(eq(patient.id, lane.setting.patient));
    for (const personal of [
      whose!.lastName!,
      whose!.firstName!,
      whose!.patientIdNumber!,
      whose!.dateOfBirth!,
      lane.setting.patient,
      'Okafor',
    ])
      expect(answer.body).not.toContain(personal);
  });

  it('has a version that does not change until an appointment does [OUR-773]', async () => {
    const token = await create();
    const id = await plan();
    const { headers } = await read(token);
    const etag = String(headers.etag);
    const before = (await reads()).length;
    const same = await read(token, { 'if-none-match': `W/${etag}, "other"` });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect(await reads()).toHaveLength(before);
    const { body } = await lane.doctor.call('getAppointment', { params: { id } });
    await lane.doctor.call('updateAppointment', { params: { id }, body: { version: body.version, time: '11:45' } });
    const moved = await read(token, { 'if-none-match': etag });
    expect([
      moved.statusCode,
      lines(moved.body).filter((line) => line === `SEQUENCE:${body.version + 1}`).length,
    ]).toEqual([200, 1]);
    await lane.doctor.call('deleteAppointment', { params: { id } });
    expect((await read(token)).body).not.toContain(id);
  });

  it('leaves a row of the access log with the doctor and the patients [OUR-774]', async () => {
    const token = await create();
    await plan();
    await read(token);
    const { user } = (await lane.doctor.call('bootstrap')).body;
    expect((await reads()).at(-1)).toMatchObject({
      actorId: user.id,
      objectKind: 'appointment',
      patientIds: expect.arrayContaining([lane.setting.patient]),
    });
    const [made] = await db().select().from(audit).where(eq(audit.action, 'createCalendarFeed'));
    expect(made).toMatchObject({ objectKind: 'account', objectIds: [user.id] });
  });

  it('has a token that is shown once, stored as a digest, renewed and revoked [OUR-772]', async () => {
    const first = await create();
    expect(first).toMatch(TOKEN);
    const [stored] = await db().select().from(calendarFeed);
    expect(JSON.stringify(stored)).not.toContain(first);
    const shown = (await lane.doctor.call('getCalendarFeed')).body;
    expect(shown).toEqual({ feed: { created: expect.any(String), last_read: null } });
    await read(first);
    expect((await lane.doctor.call('getCalendarFeed')).body.feed.last_read).toEqual(expect.any(String));
    const second = await create();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect((await lane.doctor.call('deleteCalendarFeed')).status).toBe(204);
    expect((await read(second)).statusCode).toBe(404);
    expect((await lane.doctor.call('getCalendarFeed')).body).toEqual({ feed: null });
  });

  it('cannot be read with another or a malformed token, and exists only for doctors [OUR-772]', async () => {
    expect((await read('x'.repeat(43))).statusCode).toBe(404);
    for (const token of ['', 'x', `${'x'.repeat(43)}x`, '%27or%271'.padEnd(43, 'x')])
      expect((await read(token)).statusCode).toBe(400);
    const operator = await signIn(lane.server, 'operator');
    for (const call of ['getCalendarFeed', 'createCalendarFeed', 'deleteCalendarFeed'] as const)
      expect((await operator.call(call)).status).toBe(403);
  });

  it('is closed while its doctor is suspended or no longer a doctor [OUR-772]', async () => {
    const token = await create();
    const { user } = (await lane.doctor.call('bootstrap')).body;
    const [{ groups }] = (await db().select().from(account).where(eq(account.id, user.id))) as [
      typeof account.$inferSelect,
    ];
    for (const without of [{ active: false }, { groups: ['OPERATOR' as const] }]) {
      await db().update(account).set(without).where(eq(account.id, user.id));
      expect((await read(token)).statusCode).toBe(404);
      await db().update(account).set({ active: true, groups }).where(eq(account.id, user.id));
    }
    expect((await read(token)).statusCode).toBe(200);
  });

  it('has no appointments of other doctors [OUR-773]', async () => {
    const token = await create();
    const others = (await lane.doctor.call('listDoctors')).body as { id: string }[];
    const other = others.find(({ id }) => id !== lane.setting.doctor);
    const id = await plan({ doctor: other!.id });
    expect((await read(token)).body).not.toContain(id);
  });

  it('has its token in no row of the access log [OUR-774]', async () => {
    const token = await create();
    await read(token);
    await read('y'.repeat(43));
    const rows = await db().select().from(audit).where(like(audit.action, '%alendarFeed'));
    expect(rows.length).toBeGreaterThan(2);
    for (const secret of [token, 'y'.repeat(43)]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

import { ERROR, type ReadingAssignment, type Today, today } from '@isopter/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  accountOffice,
  audit,
  office,
  officeGroup,
  readingAssignment,
  test,
} from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { sealed, turnOnZeroPii } from '../../../test/support/zeroPii.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const AGENT = 'https://agent.clinic.example';

/** Loads the reading queue of a user. */
async function queue(who: Browser, query: object = {}): Promise<Today['unread']> {
  const day = today((await who.call('bootstrap')).body.timezone);
  return (await who.call('getToday', { query: { day, ...query } })).body.unread;
}

describe.each(ENGINES)('the assignment of a reading on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let colleague: Browser;
  /** Accounts of the two doctors. */
  let own: string;
  let other: string;
  /** Finished tests that no doctor has read, all of the first office. */
  let ids: string[];
  const db = () => server.store.db;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    const query = { unread: 'true', limit: '6' };
    ids = (await doctor.call('listTests', { query })).body.results.map(({ id }: { id: string }) => id);
    await db().update(test).set({ signOff: 'signed' }).where(eq(test.signOff, 'new'));
    const main = await officeOf('Northside Main Street');
    await db().update(test).set({ signOff: 'new', officeId: main }).where(inArray(test.id, ids));
    const [row] = await db().select().from(account).where(eq(account.username, 'doctor'));
    own = row!.id;
    other = await addDoctor('colleague', 'Ana', main);
    colleague = await signIn(server, 'colleague');
    const oga = await signIn(server, 'oga');
    await oga.call('updatePreferences', { body: { enable_access_to_other_offices: false } });
  });
  afterAll(() => server.close());

  /** Adds a doctor who works in one office and has the password of the first. */
  async function addDoctor(username: string, firstName: string, officeId: string): Promise<string> {
    const [row] = await db().select().from(account).where(eq(account.username, 'doctor'));
    const { officeGroupId, passwordHash } = row!;
    const [made] = await db()
      .insert(account)
      .values({
        officeGroupId,
        passwordHash,
        username,
        email: `${username}@isopter.example`,
        firstName,
        lastName: 'Abel',
        groups: ['DOCTOR'],
      })
      .returning({ id: account.id });
    await db().insert(accountOffice).values({ accountId: made!.id, officeId });
    return made!.id;
  }

  const assign = (id: string, body: object, who = doctor) => who.call('assignReading', { params: { id }, body });
  const place = async (id: string, query: object = {}, who = doctor) =>
    (await who.call('getReadingPlace', { params: { id }, query: { order: 'oldest', ...query } })).body;
  const stored = async (id: string) => {
    const [row] = await db().select().from(readingAssignment).where(eq(readingAssignment.testId, id));
    return row;
  };
  const read = async (id: string) => {
    const [row] = await db().select().from(test).where(eq(test.id, id));
    return row!;
  };
  const setAgent = (url: string | null) =>
    db()
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || ${JSON.stringify({ enable_on_prem_pii_agent: url !== null })}::jsonb`,
        preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
      })
      .where(eq(officeGroup.name, 'Northside Eye Clinic'));
  const officeOf = async (name: string) => {
    const [row] = await db().select().from(office).where(eq(office.name, name));
    return row!.id;
  };

  it('is shown in the queue and with the test, with the note, and replaced by a later one [OUR-746] [OUR-747]', async () => {
    const [id] = ids as [string];
    expect((await place(id)).assigned).toBeNull();
    const { status, body } = await assign(id, { to: other, note: '  Compare with 2024. ' });
    expect(status).toBe(200);
    const given: ReadingAssignment = {
      to: { id: other, name: 'Ana Abel' },
      by: { id: own, name: 'Marta Ruiz' },
      at: expect.any(String) as string,
      note: 'Compare with 2024.',
    };
    expect(body).toEqual(given);
    expect((await place(id)).assigned).toEqual(body);
    const operator = await signIn(server, 'operator');
    const rows = (await queue(operator)).results;
    expect(rows.find((row) => row.test.id === id)?.assigned).toEqual(body);
    expect(rows.filter((row) => row.assigned)).toHaveLength(1);
    expect((await assign(id, { to: own }, colleague)).body).toMatchObject({
      to: { id: own },
      by: { id: other },
      note: null,
    });
    expect((await place(id)).assigned).toMatchObject({ to: { id: own } });
  });

  it('can be removed by any doctor, and ends when the test is read [OUR-746]', async () => {
    const [id, reviewed, signed] = ids as [string, string, string];
    await assign(id, { to: own });
    const unassign = () => colleague.call('unassignReading', { params: { id } });
    expect([(await unassign()).status, (await unassign()).status]).toEqual([204, 204]);
    expect((await place(id)).assigned).toBeNull();
    await assign(reviewed, { to: other });
    await assign(signed, { to: other });
    await colleague.call('reviewTest', { params: { id: reviewed } });
    await colleague.call('signInterpretation', { params: { id: signed }, body: { version: 0, text: 'Normal.' } });
    expect([await stored(reviewed), await stored(signed)]).toEqual([undefined, undefined]);
    expect((await place(signed)).assigned).toBeNull();
    expect(await assign(signed, { to: other })).toMatchObject({ status: 409, body: { name: 'TestRead' } });
  });

  it('is possible only to doctors with access to the office of the test [OUR-746]', async () => {
    const [id] = ids as [string];
    const elsewhere = await addDoctor('elsewhere', 'Eve', await officeOf('Northside Lakeview'));
    const readers = async () => (await doctor.call('listReaders', { params: { id } })).body;
    expect(await readers()).toEqual([
      { id: other, name: 'Ana Abel' },
      { id: own, name: 'Marta Ruiz' },
    ]);
    const [operator] = await db().select().from(account).where(eq(account.username, 'operator'));
    const [stranger] = await db().select().from(account).where(eq(account.username, 'harbour'));
    for (const to of [elsewhere, operator!.id, stranger!.id, crypto.randomUUID()]) {
      expect(await assign(id, { to })).toMatchObject({ status: 400, body: { fields: { to: [ERROR.NO_READER] } } });
    }
    await db().update(account).set({ active: false }).where(eq(account.id, other));
    expect(await readers()).toEqual([{ id: own, name: 'Marta Ruiz' }]);
    expect((await assign(id, { to: other })).status).toBe(400);
    await db().update(account).set({ active: true }).where(eq(account.id, other));
    const oga = await signIn(server, 'oga');
    await oga.call('updatePreferences', { body: { enable_access_to_other_offices: true } });
    expect(await readers()).toHaveLength(3);
    await oga.call('updatePreferences', { body: { enable_access_to_other_offices: false } });
    await db().update(account).set({ active: false }).where(eq(account.id, elsewhere));
  });

  it('is for doctors, of finished tests in their reach [OUR-746]', async () => {
    const [id] = ids as [string];
    for (const [name, status] of [
      ['operator', 403],
      ['oga', 403],
      ['harbour', 404],
    ] as const) {
      const who = await signIn(server, name);
      expect([name, (await assign(id, { to: other }, who)).status]).toEqual([name, status]);
      expect((await who.call('unassignReading', { params: { id } })).status).toBe(status);
      expect((await who.call('listReaders', { params: { id } })).status).toBe(status);
    }
    const [failed] = await db()
      .select()
      .from(test)
      .where(and(eq(test.officeId, await officeOf('Northside Main Street')), eq(test.status, 'failed')));
    expect(await assign(failed!.id, { to: other })).toMatchObject({ status: 409, body: { name: 'TestNotFinished' } });
  });

  it('has a note of one line of at most 200 visible characters [OUR-746]', async () => {
    const [id] = ids as [string];
    for (const note of ['', '   ', 'x'.repeat(201), 'One line.\nAnd another.', '\u{202e}']) {
      expect((await assign(id, { to: other, note })).body.fields).toHaveProperty('note');
    }
    expect((await assign(id, { to: other, note: 'x'.repeat(200) })).status).toBe(200);
    expect((await assign(id, { to: other, note: null })).status).toBe(200);
  });

  it('narrows the queue to the tests of the user, and the ways in it [OUR-748]', async () => {
    const [, , , first, second, third] = ids as [string, string, string, string, string, string];
    for (const [index, id] of [first, second, third].entries()) {
      await db()
        .update(test)
        .set({ created: new Date(Date.UTC(2020, index, 1)) })
        .where(eq(test.id, id));
    }
    await db().delete(readingAssignment);
    await assign(first, { to: own });
    await assign(second, { to: other });
    await assign(third, { to: own });
    const listed = async (who: Browser, query: object) => (await queue(who, query)).results.map((row) => row.test.id);
    const mine = { assigned: 'me' };
    expect(await listed(doctor, mine)).toEqual([first, third]);
    expect(await listed(doctor, { ...mine, unread_order: 'newest' })).toEqual([third, first]);
    expect(await listed(doctor, { ...mine, unread_order: 'change' })).toHaveLength(2);
    expect(await listed(colleague, mine)).toEqual([second]);
    expect((await queue(doctor)).count).toBe(4);
    expect(await place(first, mine)).toMatchObject({ position: 1, count: 2, previous: null, next: third });
    expect(await place(first)).toMatchObject({ count: 4, next: second });
    // the other lists of the day stay as they are
    const day = '2020-01-01';
    const work = async (query: object) => (await doctor.call('getToday', { query: { day, ...query } })).body.ended;
    expect(await work(mine)).toEqual(await work({}));
    expect((await doctor.call('getToday', { query: { day, assigned: 'others' } })).status).toBe(400);
  });

  it('is recorded with the doctor, and without the note [OUR-746]', async () => {
    const [id] = ids as [string];
    await db().delete(readingAssignment);
    await assign(id, { to: other, note: 'Secret words.' });
    await doctor.call('unassignReading', { params: { id } });
    const rowsOf = (action: string) =>
      db()
        .select()
        .from(audit)
        .where(and(eq(audit.action, action), eq(audit.objectIds, [id]), eq(audit.result, 200)))
        .orderBy(desc(audit.id));
    await eventually(async () => {
      const [[assigned], [taken]] = [await rowsOf('assignReading'), await rowsOf('unassignReading')];
      expect(assigned?.changes).toEqual([{ field: 'note' }, { field: 'doctor', from: null, to: 'Abel, Ana' }]);
      expect(assigned?.patientIds).toHaveLength(1);
      expect(taken?.changes).toContainEqual({ field: 'doctor', from: 'Abel, Ana', to: null });
      expect(JSON.stringify([assigned, taken])).not.toContain('Secret');
    });
  });

  it('has no note if an agent stores the names [OUR-749]', async () => {
    const [id] = ids as [string];
    await setAgent(AGENT);
    const refusal = { status: 400, body: { fields: { note: [ERROR.NOTE_NOT_STORED] } } };
    expect(await assign(id, { to: other, note: 'Rosa is nervous.' })).toMatchObject(refusal);
    expect((await assign(id, { to: other })).status).toBe(200);
    await setAgent(null);
  });

  it('has no note in zero-PII mode, and loses it when the patient is encrypted [OUR-749]', async () => {
    const [id, , , kept] = ids as [string, string, string, string];
    const [row, unrelated] = [await read(id), await read(kept)];
    expect(unrelated.patientId).not.toBe(row.patientId);
    await assign(id, { to: other, note: 'Rosa is nervous.' });
    await assign(kept, { to: other, note: 'Once more.' });
    const admin = await signIn(server, 'oga');
    await admin.call('updatePreferences', { body: { enable_access_to_other_offices: true } });
    await turnOnZeroPii(server);
    const refusal = { status: 400, body: { fields: { note: [ERROR.NOTE_NOT_STORED] } } };
    expect(await assign(id, { to: other, note: 'Rosa is nervous.' })).toMatchObject(refusal);
    const patient = row.patientId!;
    const { first_name, last_name, date_of_birth, email, phone } = (
      await admin.call('getPatient', { params: { id: patient } })
    ).body;
    const facts = { first_name, last_name, date_of_birth, email, phone };
    const encrypted = await admin.call('updatePatient', { params: { id: patient }, body: sealed(facts, patient) });
    expect([encrypted.status, encrypted.body.is_encrypted]).toEqual([200, true]);
    expect(await stored(id)).toMatchObject({ toId: other, note: null });
    expect(await stored(kept)).toMatchObject({ note: 'Once more.' });
    expect((await assign(id, { to: own })).status).toBe(200);
  });
});

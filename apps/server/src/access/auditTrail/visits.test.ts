import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../auth/audit.ts';
import { verifyAll } from '../../edge/auditChain/read.ts';
import { account, audit, auditVisit } from '../../platform/db/schema.ts';
import { plainSession } from '../../../test/support/plainSession.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { endVisits, writeRead } from './visits.ts';

/** One a minute for an hour. */
const POLLS = 60;

describe.each(ENGINES)('reads of one visit, on %s', (engine) => {
  let server: TestServer;
  let admin: Browser;
  let operator: Browser;
  let operatorId: string;
  let patients: string[];
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    [admin, operator] = await Promise.all([signIn(server, 'oga'), signIn(server, 'operator')]);
    const { db } = server.store;
    const [who] = await db.select({ id: account.id }).from(account).where(eq(account.username, 'operator'));
    operatorId = who?.id ?? '';
    const { body } = await operator.call('listPatients', { query: { limit: '3' } });
    patients = body.results.map(({ id }: { id: string }) => id);
  });
  afterAll(() => server.close());

  const rowsOf = async (query: Record<string, string>) => (await admin.call('listAudit', { query })).body.results;
  const stored = (action: string) =>
    server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, action), eq(audit.actorId, operatorId)))
      .orderBy(audit.id);
  /** Backdates all reads by some minutes. */
  const pass = (minutes: number) =>
    server.store.db.update(auditVisit).set({
      lastAt: sql`${auditVisit.lastAt} - ${minutes} * interval '1 minute'`,
      openedAt: sql`${auditVisit.openedAt} - ${minutes} * interval '1 minute'`,
    });
  const entry = (over: Partial<AuditEntry>): AuditEntry => ({
    action: 'testRead',
    result: 200,
    actor: { accountId: operatorId, officeGroupId: '00000000-0000-4000-8000-000000000001' },
    ...over,
  });

  it('leave one row while a list polls for an hour, with how often and until when [OUR-510]', async () => {
    const [first = ''] = patients;
    for (let poll = 0; poll < POLLS; poll += 1) {
      await pass(1);
      await operator.call('listPatientTests', { query: { patient: first } });
    }
    expect(await stored('listPatientTests')).toHaveLength(1);
    const [row] = await rowsOf({ action__in: 'listPatientTests', actor: operatorId });
    expect(row).toMatchObject({ times: POLLS, patients: [{ id: first }], until: expect.any(String) });
  });

  it('name each patient once: a patient who joins a list later has a separate row [OUR-510]', async () => {
    const [first, second, third = ''] = patients;
    const before = (await stored('listPatients')).length;
    for (const id__in of [`${first},${second}`, `${first},${second}`, `${first},${second},${third}`, third])
      await operator.call('listPatients', { query: { id__in } });
    // the visit in which the patients were looked up has ended
    const rows = (await stored('listPatients')).slice(before).filter(({ continues }) => continues === null);
    expect(rows.map(({ patientIds }) => patientIds.toSorted())).toEqual([[first, second].toSorted(), [third]]);
  });

  it('end when nothing was read for 15 minutes; the count joins the chain and the next read is a row [OUR-510]', async () => {
    const params = { id: patients[0]! };
    for (let read = 0; read < 2; read += 1) await operator.call('getPatient', { params });
    await pass(14);
    await endVisits(server.store.db);
    await operator.call('getPatient', { params });
    await pass(15);
    await endVisits(server.store.db);
    const [opening, count, ...more] = await stored('getPatient');
    expect(more).toEqual([]);
    expect(opening).toMatchObject({ times: 1, continues: null });
    expect(count).toMatchObject({ times: 2, continues: opening?.id, patientIds: [params.id], address: '127.0.0.1' });
    expect(await rowsOf({ action__in: 'getPatient' })).toMatchObject([{ id: String(opening?.id), times: 3 }]);
    await operator.call('getPatient', { params });
    expect(await rowsOf({ action__in: 'getPatient' })).toMatchObject([{ times: 1 }, { times: 3 }]);
    const chains = await verifyAll(plainSession(server), undefined, new Set());
    expect(chains.map(({ fault }) => fault)).toEqual(chains.map(() => null));
  });

  it('end after twelve hours of polling, so that their count joins the chain [OUR-510]', async () => {
    const params = { id: patients[1]! };
    for (let read = 0; read < 2; read += 1) await operator.call('getPatient', { params });
    for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
      await pass(10);
      await operator.call('getPatient', { params });
    }
    const rows = await server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'getPatient'), sql`${params.id} = any(${audit.patientIds})`));
    expect(rows.filter(({ continues }) => continues === null)).toHaveLength(2);
  });

  it('are found by every moment of the visit [OUR-511]', async () => {
    const params = { id: patients[2]! };
    await operator.call('getPatient', { params });
    const { db } = server.store;
    const [visit] = await db.select().from(auditVisit).where(eq(auditVisit.patientId, params.id));
    const later = new Date((visit?.lastAt.getTime() ?? 0) + 3_600_000);
    await db
      .update(auditVisit)
      .set({ lastAt: new Date(later.getTime() + 1), times: 9 })
      .where(eq(auditVisit.auditId, visit?.auditId ?? 0));
    const query = { patient: params.id, action__in: 'getPatient' };
    expect(await rowsOf({ ...query, at__gte: later.toISOString() })).toMatchObject([{ times: 10 }]);
    expect(await rowsOf({ ...query, at__gte: new Date(later.getTime() + 2).toISOString() })).toEqual([]);
  });

  it('leave one row when two servers answer at once [OUR-510]', async () => {
    const { db } = server.store;
    const reads = Array.from({ length: 20 }, (_, index) =>
      writeRead(db, entry({ patientIds: index % 2 === 0 ? patients : patients.toReversed() }), 'one session'),
    );
    await Promise.all(reads);
    const rows = await stored('testRead');
    expect(rows.map(({ patientIds }) => patientIds.toSorted())).toEqual([patients.toSorted()]);
    const counted = await db
      .select()
      .from(auditVisit)
      .where(eq(auditVisit.auditId, rows[0]?.id ?? 0));
    expect(counted.map(({ times }) => times)).toEqual(patients.map(() => 19));
    expect(await db.$count(auditVisit, isNull(auditVisit.auditId))).toBe(0);
  });

  it('are separate for each session and address [OUR-510]', async () => {
    const { db } = server.store;
    const read = (session: string, address: string) =>
      writeRead(db, entry({ action: 'testApart', address, patientIds: patients }), session);
    await read('one', '::ffff:10.0.0.1');
    await read('one', '::ffff:10.0.0.1');
    await read('two', '::ffff:10.0.0.1');
    await read('two', '10.0.0.2');
    expect((await stored('testApart')).map(({ address }) => address)).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
  });

  it('of the log itself leave one row, which names no patient but the one asked for [OUR-511]', async () => {
    await pass(60);
    await endVisits(server.store.db);
    const before = await server.store.db.$count(audit);
    await Promise.all(Array.from({ length: 5 }, () => admin.call('listAudit')));
    for (const patientId of [patients[0]!, patients[0]!])
      await admin.call('listAudit', { query: { patient: patientId } });
    const rows = await server.store.db.select().from(audit).orderBy(audit.id).offset(before);
    expect(rows.map(({ patientIds }) => patientIds)).toEqual([[], [patients[0]]]);
  });

  it('add a row for every saved file [OUR-510]', async () => {
    for (let save = 0; save < 2; save += 1) await admin.call('exportAudit');
    expect(await server.store.db.$count(audit, eq(audit.action, 'exportAudit'))).toBe(2);
  });
});

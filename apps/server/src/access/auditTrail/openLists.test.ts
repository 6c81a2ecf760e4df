import { today } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { audit, auditVisit } from '../../platform/db/schema.ts';
import { type Browser, ENGINE, signIn, startServer } from '../../../test/support/server.ts';

const LISTS = 5;
const CALLS = ['listPatients', 'listTests', 'getToday'] as const;
/** A list asks every 5 seconds: 720 times an hour. Every thirtieth of these is enough here. */
const POLLS = 24;
const INTERVAL_S = 3600 / POLLS;

it(
  'leaves a row for each call of five lists that are open for an hour, where it left one for each poll [OUR-510]',
  { tags: '@all' },
  async () => {
    await using server = await startServer(ENGINE, 'small');
    const { db } = server.store;
    const desks: Browser[] = [];
    while (desks.length < LISTS) desks.push(await signIn(server, 'operator'));
    const day = today('UTC');
    const before = await db.$count(audit);
    for (let poll = 0; poll < POLLS; poll += 1) {
      await db.update(auditVisit).set({
        lastAt: sql`${auditVisit.lastAt} - ${INTERVAL_S} * interval '1 second'`,
        openedAt: sql`${auditVisit.openedAt} - ${INTERVAL_S} * interval '1 second'`,
      });
      for (const desk of desks) {
        for (const name of CALLS) await desk.call(name, name === 'getToday' ? { query: { day } } : {});
      }
    }
    const rows = (await db.$count(audit)) - before;
    const [reads] = await db
      .select({ count: sql<string>`sum(count)` })
      .from(sql`(select max(${auditVisit.times}) + 1 as count from ${auditVisit} group by ${auditVisit.visit}) visits`);
    expect({ rows, reads: Number(reads?.count) }).toEqual({
      rows: LISTS * CALLS.length,
      reads: LISTS * CALLS.length * POLLS,
    });
  },
);

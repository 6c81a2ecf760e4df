import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { renewStatistics, rewriteTable, transactionNumber } from './eraseDeleted.ts';

// PostgreSQL may analyze the database meanwhile, so that a table is in use for a moment: what is tried again succeeds
describe.runIf(ENGINES.includes('postgres'))('erasing deleted rows while others use the database', () => {
  let database: TestDatabase;
  let other: pg.Client;
  beforeAll(async () => {
    database = await newDatabase('small', process.env['TEST_DATABASE_URL']);
    other = new pg.Client(database.url);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await database.close();
  });

  it('skips a table that is in use, without waiting for it [OUR-931]', async () => {
    const { db } = database.store;
    const deletedIn = await transactionNumber(db);
    await other.query('begin');
    await other.query('select from patient');
    expect(await rewriteTable(db, 'patient', deletedIn)).toBe(false);
    await other.query('commit');
    await eventually(async () => expect(await rewriteTable(db, 'patient', deletedIn)).toBe(true));
  });

  it('does not take a table for rewritten whose deleted rows another transaction still sees [OUR-931]', async () => {
    const { db } = database.store;
    await other.query('begin isolation level repeatable read');
    await other.query('select from office');
    await db.execute(sql`update patient set first_name = null`);
    const deletedIn = await transactionNumber(db);
    expect(await rewriteTable(db, 'patient', deletedIn)).toBe(false);
    await other.query('commit');
    await eventually(async () => expect(await rewriteTable(db, 'patient', deletedIn)).toBe(true));
  });

  it('leaves no samples of an empty table and its indexes in the statistics [OUR-930]', async () => {
    const { db } = database.store;
    await db.execute(
      sql`create table visitor as select 'Quillfeather ' || n % 5 as name from generate_series(1, 100) n`,
    );
    await db.execute(sql`create index on visitor (upper(name))`);
    await db.execute(sql`analyze visitor`);
    const samples = () => db.$count(sql`pg_statistic`, sql`stavalues1::text ilike '%quillfeather%'`);
    expect(await samples()).toBe(2);
    await db.execute(sql`delete from visitor`);
    await eventually(async () => expect(await renewStatistics(db, ['visitor'])).toBe(true));
    expect(await samples()).toBe(0);
  });
});

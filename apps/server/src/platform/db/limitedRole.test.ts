import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ENGINES, signIn, type TestServer } from '../../../test/support/server.ts';
import { memoryBus } from '../bus/bus.ts';
import { NAMED_TABLES } from '../../clinic/patients/eraseNames.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { beginLogFile, overwriteLog, renewStatistics, rewriteTable, transactionNumber } from './eraseDeleted.ts';
import { openStore, type Store } from './store.ts';

/** @throws with what the command printed when it fails */
const migrate = (url: string, role: string): string =>
  execFileSync(
    process.execPath,
    ['--conditions=@isopter/source', join(import.meta.dirname, 'migrateCommand.ts'), '--role', role],
    { env: { DATABASE_URL: url, ISOPTER_ROLE_PASSWORD: 'of this role' }, encoding: 'utf8', stdio: 'pipe' },
  );

describe.runIf(ENGINES.includes('postgres'))('a server whose role owns nothing', () => {
  const role = `isopter_server_${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let url: string;
  let store: Store;
  let app: FastifyInstance;
  let connection: pg.Client;

  beforeAll(async () => {
    database = await newDatabase('small', process.env['TEST_DATABASE_URL']);
    url = Object.assign(new URL(database.url ?? ''), { username: role, password: 'of this role' }).href;
    migrate(database.url ?? '', role);
    store = await openStore({ databaseUrl: url });
    app = await buildApp({ db: store.db, bus: memoryBus() });
    connection = new pg.Client(url);
    await connection.connect();
  });
  afterAll(async () => {
    await connection.end();
    await app.close();
    await store.close();
    const owner = new pg.Client(database.url);
    await owner.connect();
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
    await database.close();
  });

  it('signs in, reads and writes patients, and adds to the access log [OUR-836]', async () => {
    const doctor = await signIn({ app, store } as TestServer, 'doctor');
    const [first] = (await doctor.call('listPatients', { query: { limit: '1' } })).body.results;
    const { status } = await doctor.call('updatePatient', { params: { id: first.id }, body: { subtitles: true } });
    expect(status).toBe(200);
    const { rows } = await connection.query('select action from audit order by id desc limit 1');
    expect(rows).toEqual([{ action: 'updatePatient' }]);
  });

  it.each([
    'drop trigger audit_append_only on audit',
    'drop trigger audit_chained on audit',
    'drop trigger audit_head_guarded on audit_head',
    'alter table audit disable trigger all',
    'alter table audit rename to old_audit',
    'drop table audit',
    'truncate audit',
    'delete from audit',
    "update audit set action = 'none'",
    'delete from audit_link',
    'delete from audit_head',
    'create or replace function audit_append_only() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    'set role isopter',
    'create table mine (id int)',
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('none', 0)",
  ])('is refused by the database: %s [OUR-836]', async (statement) => {
    // insufficient_privilege
    await expect(connection.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('erases deleted rows from the files of the database [OUR-930]', async () => {
    const deletedIn = await transactionNumber(store.db);
    for (const table of NAMED_TABLES)
      await eventually(async () => expect(await rewriteTable(store.db, table, deletedIn)).toBe(true));
    await eventually(async () => expect(await renewStatistics(store.db, NAMED_TABLES)).toBe(true));
    // other tests may keep the database busy, so only that it is allowed counts
    await expect(overwriteLog(store.db, await beginLogFile(store.db))).resolves.toBeTypeOf('boolean');
  });

  it('does not start on a schema of another version, and says who has to migrate it [OUR-836]', async () => {
    await using empty = await emptyDatabase();
    const other = Object.assign(new URL(empty.url), { username: role }).href;
    await expect(openStore({ databaseUrl: other })).rejects.toThrow(
      'The database has not the schema of this version. Run migrate.js first, as the owner of the database.',
    );
  });
});

async function emptyDatabase(): Promise<AsyncDisposable & { url: string }> {
  const name = `isopter_empty_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client(process.env['TEST_DATABASE_URL']);
  await admin.connect();
  await admin.query(`create database ${name}`);
  return {
    url: Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: name }).href,
    [Symbol.asyncDispose]: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

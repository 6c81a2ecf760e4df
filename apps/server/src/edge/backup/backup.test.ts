import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeRecords } from '../channel/ingest.ts';
import { account, device, patient, test } from '../../platform/db/schema.ts';
import { openStore, type Store, type StoreOptions } from '../../platform/db/store.ts';
import { seedDemo } from '../seed/demo.ts';
import { stimulus } from '../../../test/support/device.ts';
import { ENGINES, EVERY_ENGINE } from '../../../test/support/server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { agreeOnWriting, digestsOf } from './tables.ts';
import { embeddedSession, inTransaction, postgresSession } from './session.ts';
import { serveSnapshots } from './snapshot.ts';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const admin = async (statement: string) => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
};

const digests = async (of: StoreOptions) => {
  await using session = await (of.databaseUrl
    ? postgresSession(of.databaseUrl)
    : embeddedSession(of.dataDirectory ?? ''));
  return await inTransaction(session, 'begin', async () => {
    await agreeOnWriting(session);
    return digestsOf(session);
  });
};

describe.each(ENGINES)('a backup of %s', (engine) => {
  let folder: string;
  let where: StoreOptions;
  let store: Store;
  let end: (() => Promise<void>) | undefined;
  const databases: string[] = [];

  /** An empty place for a database. */
  const place = async (kind: Store['engine'], name: string): Promise<StoreOptions> => {
    if (kind === 'pglite') return { dataDirectory: join(folder, name) };
    const database = `backup_${name}_${process.pid}`;
    await admin(`create database ${database}`);
    databases.push(database);
    const url = new URL(adminUrl);
    url.pathname = database;
    return { databaseUrl: url.href };
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'isopter-backup-'));
    where = await place(engine, 'source');
    store = await openStore(where);
    await seedDemo(store.db, { patients: 200, otherPatients: 5 });
    if (store.hold) end = await serveSnapshots(where.dataDirectory ?? '', store.hold, silent);
  });
  afterAll(async () => {
    await end?.();
    await store.close();
    for (const name of databases) await admin(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a headset that reports until `until` settles. @returns the number of records stored by then */
  async function load(until: Promise<unknown>): Promise<number> {
    const { db } = store;
    const [row] = await db
      .select({ id: test.id, deviceId: test.deviceId, run: test.run, seq: test.deviceSeq })
      .from(test);
    if (!row) throw new Error('no test');
    await db
      .update(device)
      .set({ testId: row.id })
      .where(sql`${device.id} = ${row.deviceId}`);
    await db
      .update(test)
      .set({ status: 'started' })
      .where(sql`${test.id} = ${row.id}`);
    let seq = row.seq;
    const over = new AbortController();
    const ends = () => over.abort();
    until.then(ends, ends);
    while (!over.signal.aborted) {
      await wait(2);
      seq += 1;
      const event = stimulus(seq);
      await storeRecords(db, [{ deviceId: row.deviceId, testId: row.id, run: row.run, seq, event }]);
    }
    return seq - row.seq;
  }

  it(
    'holds one moment while records keep coming, and restores it exactly, into either engine',
    { tags: '@all' },
    async () => {
      // Values that are hard to serialize: escapes, fractions, times, empty texts and nulls.
      await store.db
        .update(patient)
        .set({ firstName: `O'Brien, "Ann"\n\\N {} \u{1f440}`, lastName: '', ipd: 61.1 + 0.2, email: null })
        .where(sql`${patient.id} = (select id from patient limit 1)`);
      const file = join(folder, 'one.backup');
      const made = backUp(where, file);
      const stored = await load(made);
      const { tables } = await made;
      expect(stored).toBeGreaterThan(0);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(tables['patient']?.rows).toBe(await store.db.$count(patient));
      for (const kind of EVERY_ENGINE) {
        const target = await place(kind, `target_${engine}_${kind}`);
        await restore(file, { ...target, replace: false });
        expect(await digests(target)).toEqual(tables);
        // Sequences continue, and the server starts with the restored database.
        const restored = await openStore(target);
        expect(await restored.db.$count(account)).toBe(await store.db.$count(account));
        await restored.db.execute(
          sql`insert into audit (actor_kind, action, object_ids, patient_ids, result) values ('server', 'test', '{}', '{}', 200)`,
        );
        await restored.close();
      }
      const left = await readdir(where.dataDirectory ?? folder);
      expect(left.filter((name) => name.startsWith('snapshot-'))).toEqual([]);
    },
  );

  it(
    'is refused where something is, unless it may go; what is damaged or of another version restores nothing',
    { tags: '@all' },
    async () => {
      const file = join(folder, 'two.backup');
      await backUp(where, file);
      await expect(backUp(where, file)).rejects.toThrow('exists; name another file');
      const target = await place(engine, `filled_${engine}`);
      const filled = await openStore(target);
      await seedDemo(filled.db, { patients: 3, otherPatients: 1 });
      await filled.close();
      const before = await digests(target);
      await expect(restore(file, { ...target, replace: false })).rejects.toThrow('holds something already');
      const bytes = await readFile(file);
      const damaged = join(folder, 'damaged.backup');
      for (const wrong of [bytes.subarray(0, bytes.length - 2_000), Buffer.from('no backup'), flipped(bytes)]) {
        await writeFile(damaged, wrong);
        await expect(restore(damaged, { ...target, replace: true })).rejects.toThrow(/damaged/);
      }
      await expect(restore(join(folder, 'none'), { ...target, replace: true })).rejects.toThrow(
        'cannot be read (ENOENT)',
      );
      expect(await digests(target)).toEqual(before);
      const { tables } = await restore(file, { ...target, replace: true });
      expect(await digests(target)).toEqual(tables);
    },
  );

  it('is refused into a database that a server has open', async () => {
    const file = join(folder, 'three.backup');
    await backUp(where, file);
    const target = await place(engine, `open_${engine}`);
    const open = await openStore(target);
    const lock = target.databaseUrl ? await postgresSession(target.databaseUrl) : undefined;
    await lock?.query('select pg_advisory_lock_shared(727002)');
    await expect(restore(file, { ...target, replace: true })).rejects.toThrow(/in use by another server|stop it first/);
    await lock?.[Symbol.asyncDispose]();
    await open.close();
  });
});

/** One bit of the middle is another. */
function flipped(bytes: Buffer): Buffer {
  const wrong = Buffer.from(bytes);
  const middle = Math.floor(wrong.length / 2);
  wrong[middle] = (wrong[middle] ?? 0) ^ 1;
  return wrong;
}

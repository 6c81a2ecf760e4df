import { eq } from 'drizzle-orm';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../access/auth/audit.ts';
import { embeddedSession, type Session } from '../backup/session.ts';
import { officeGroup } from '../../platform/db/schema.ts';
import { openStore } from '../../platform/db/store.ts';
import { plainSession } from '../../../test/support/plainSession.ts';
import { ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../seed/people.ts';
import { NO_GROUP } from '../../access/auditTrail/published.ts';
import { verifyAll } from './read.ts';

const NOTHING = new Set<string>();
const WRITERS = 20;

describe.each(ENGINES)('the audit on %s', (engine) => {
  let server: TestServer;
  let session: Session;
  let group: string;
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    session = plainSession(server);
    const [row] = await server.store.db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    group = row?.id ?? '';
  });
  afterAll(() => server.close());

  const ofGroup = async () => (await verifyAll(session, group, NOTHING))[0];
  /** Does what the database forbids. */
  const behindItsBack = async (...statements: string[]) => {
    const tables = ['audit', 'audit_link', 'audit_head'];
    for (const table of tables) await session.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await session.query(statement);
    for (const table of tables) await session.query(`alter table ${table} enable trigger user`);
  };

  it('chains rows as they are written, also by simultaneous transactions and after rollbacks [OUR-143]', async () => {
    const { db } = server.store;
    const admin = await signIn(server, 'oga');
    await admin.call('listPatients');
    const before = (await ofGroup())?.end.length ?? 0;
    expect(before).toBeGreaterThan(0);
    await Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        db
          .transaction(async (tx) => {
            const entry = { action: `test "${index}"\n\u{1F441}`, result: 200, address: '::1' };
            await writeAudit(tx, { ...entry, actor: { accountId: group, officeGroupId: group } });
            await writeAudit(tx, { ...entry, actor: 'anonymous' });
            if (index % 5 === 0) throw new Error('not done');
          })
          .catch(() => undefined),
      ),
    );
    const checked = await verifyAll(session, undefined, NOTHING);
    expect(checked.map(({ fault }) => fault)).toEqual(checked.map(() => null));
    expect(checked.find(({ chain }) => chain === group)?.end.length).toBe(before + WRITERS * 0.8);
    expect(checked.map(({ chain }) => chain)).toContain(NO_GROUP);
  });

  it('detects changes made directly in the database, and finds a hash noted elsewhere [OUR-143]', async () => {
    const rows = await session.query<{ id: string; hash: string }>(
      `select audit_id::text as id, hash from audit_link where chain = '${group}' order by position`,
    );
    const [third, last] = [rows[2], rows.at(-1)];
    const set = (action: string) => behindItsBack(`update audit set action = ${action} where id = ${third?.id}`);
    await set("'x' || action");
    expect((await ofGroup())?.fault).toEqual({ kind: 'changed', auditId: third?.id });
    await set('substr(action, 2)');

    const insert = `insert into audit (office_group_id, actor_kind, action, object_ids, patient_ids, result)
      values ('${group}', 'server', 'x', '{}', '{}', 200)`;
    await behindItsBack(insert);
    expect((await ofGroup())?.fault?.kind).toBe('inserted');
    await behindItsBack("delete from audit where action = 'x'");

    const expected = new Set([last?.hash ?? '']);
    const [intact] = await verifyAll(session, group, expected);
    expect(intact).toMatchObject({ fault: null, met: expected, end: { hash: last?.hash } });
    await behindItsBack(`delete from audit where id = ${last?.id}`);
    expect((await ofGroup())?.fault).toEqual({ kind: 'deleted', auditId: last?.id });
    await behindItsBack(`delete from audit_link where audit_id = ${last?.id}`);
    expect((await ofGroup())?.fault).toEqual({ kind: 'cut', auditId: rows.at(-2)?.id });
    // A forger who also changes the head is found out through a hash noted elsewhere.
    await behindItsBack(
      `update audit_head set length = length - 1, hash = '${rows.at(-2)?.hash}' where chain = '${group}'`,
    );
    const [mended] = await verifyAll(session, group, expected);
    expect(mended).toMatchObject({ fault: null, met: NOTHING });
  });
});

it.runIf(ENGINES.includes('pglite'))(
  'is verified by a command, which fails and names the row that was changed [OUR-144]',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'isopter-audit-'));
    const verify = (...options: string[]) =>
      promisify(execFile)(
        process.execPath,
        ['--conditions=@isopter/source', join(import.meta.dirname, 'command.ts'), 'verify', ...options],
        { env: { ...process.env, DATABASE_URL: '', ISOPTER_DATA: folder } },
      ).then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
      );
    try {
      const store = await openStore({ dataDirectory: folder });
      for (const action of ['first', 'second', 'third'])
        await writeAudit(store.db, { action, result: 200, actor: 'server' });
      await store.close();
      const { code, stdout } = await verify();
      expect([code, stdout]).toEqual([0, expect.stringMatching(/holds +3 rows +[0-9a-f]{64}/)]);
      const [head] = /[0-9a-f]{64}/.exec(stdout) ?? [];
      expect((await verify('--expect', head ?? '')).code).toBe(0);
      expect((await verify('--expect', '0'.repeat(64))).code).toBe(1);

      const session = await embeddedSession(folder);
      await session.query('alter table audit disable trigger user');
      await session.query("update audit set result = 403 where action = 'second'");
      await session[Symbol.asyncDispose]();
      expect(await verify()).toEqual({ code: 1, stdout: expect.stringContaining('row 2 does not fit') });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../access/auth/audit.ts';
import type { Session } from '../backup/session.ts';
import { audit, officeGroup } from '../../platform/db/schema.ts';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { publishHeads } from '../../access/auditTrail/publish.ts';
import { NO_GROUP } from '../../access/auditTrail/published.ts';
import { missingIds, verifyAll } from './read.ts';
import { report } from './report.ts';

const TABLES = ['audit', 'audit_link', 'audit_head', 'office_group'];
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Hashes a row that follows another, as the database does. */
const HASH = (previous: string, id: string) =>
  `audit_hash(${previous}, audit_content((select a from audit a where a.id = ${id})))`;

describe.each(ENGINES)('verifying audit rows without any notes, on %s', (engine) => {
  let database: TestDatabase;
  let session: Session;
  let release: () => void;
  let group: string;
  /** Ids of the group's nine rows: six from before the publication of heads, the row of the publication, and two after it. */
  let ids: string[];

  beforeAll(async () => {
    database = await newDatabase(undefined, engine === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined);
    const { db } = database.store;
    const made = await db
      .insert(officeGroup)
      .values([{ name: 'Northside' }, { name: 'Eastside' }])
      .returning();
    group = made[0]?.id ?? '';
    const write = async (action: string, daysAgo: number) => {
      const at = new Date(Date.now() - daysAgo * 86_400_000);
      const row = { at, action, result: 200, objectIds: [], patientIds: [] };
      for (const officeGroupId of [group, made[1]?.id])
        await db
          .insert(audit)
          .values({ ...row, actorKind: 'server', officeGroupId, changes: [{ field: 'a', to: 'b' }] });
      await db.insert(audit).values({ ...row, actorKind: 'anonymous' });
    };
    for (const action of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) await write(action, 2);
    const { $client: client } = db as unknown as { $client: pg.Pool };
    const connection = engine === 'postgres' ? await client.connect() : client;
    release = () => 'release' in connection && connection.release();
    session = {
      query: async (text, parameters = []) => (await connection.query(text, parameters)).rows as never[],
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
    await publishHeads({ db, log: silent });
    for (const action of ['later', 'last']) await write(action, 0);
    const rows = await session.query<{ id: string }>(
      `select audit_id::text as id from audit_link where chain = '${group}' order by position`,
    );
    ids = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    release();
    await database.close();
  });

  const forbidden = async (...statements: string[]) => {
    for (const table of TABLES) await session.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await session.query(statement);
    for (const table of TABLES) await session.query(`alter table ${table} enable trigger user`);
  };
  /** Returns the report of `audit -- verify` after some statements, and rolls them back. */
  const after = async (...statements: string[]) => {
    await session.query('begin');
    try {
      await forbidden(...statements);
      return report(await verifyAll(session, undefined, new Set()), new Set(), await missingIds(session, 0));
    } finally {
      await session.query('rollback');
    }
  };
  const linkOf = (index: number) => `(select hash from audit_link where audit_id = ${ids[index]})`;
  const cutFrom = (index: number) => [
    `delete from audit where id in (${ids.slice(index).join()})`,
    `delete from audit_link where audit_id in (${ids.slice(index).join()})`,
  ];
  const mend = (length: number) =>
    `update audit_head set length = ${length}, hash = ${linkOf(length - 1)} where chain = '${group}'`;
  const rehash = (from: number) => [
    ...ids
      .slice(from)
      .map(
        (id, index) =>
          `update audit_link set hash = ${HASH(from + index === 0 ? "''" : linkOf(from + index - 1), id)} where audit_id = ${id}`,
      ),
    mend(ids.length),
  ];
  const insert = (values: string) =>
    `insert into audit (id, office_group_id, actor_kind, action, object_ids, patient_ids, result)
      overriding system value values (${values}, '${group}', 'server', 'x', '{}', '{}', 200)`;

  it('finds no fault in unchanged rows [OUR-514]', async () => {
    expect(await after()).toMatchObject({
      holds: true,
      lines: expect.not.arrayContaining([expect.stringMatching('BROKEN')]),
    });
    expect(ids).toHaveLength(9);
  });

  const CASES: [name: string, statements: () => string[]][] = [
    ['a changed row', () => [`update audit set result = 403 where id = ${ids[2]}`]],
    ['changed changes', () => [`update audit set changes = '[]' where id = ${ids[2]}`]],
    ['changes that were removed', () => [`update audit set changes = null where id = ${ids[2]}`]],
    ['a changed row whose own hash fits', () => [`update audit set result = 403 where id = ${ids[2]}`, rehash(2)[0]!]],
    ['a changed last row', () => [`update audit set actor_id = null, action = 'y' where id = ${ids[8]}`]],
    ['a deleted row', () => [`delete from audit where id = ${ids[2]}`]],
    ['a deleted row and its link', () => cutFrom(2).map((one) => one.replace(/\(.*\)/, `(${ids[2]})`))],
    [
      'a deleted row whose place was closed',
      () => [
        ...cutFrom(2).map((one) => one.replace(/\(.*\)/, `(${ids[2]})`)),
        ...ids.slice(3).map((id) => `update audit_link set position = position - 1 where audit_id = ${id}`),
      ],
    ],
    ['an inserted row', () => [insert('9001')]],
    [
      'an inserted row with a link',
      () => [
        insert('9001'),
        ...ids
          .slice(3)
          .toReversed()
          .map((id) => `update audit_link set position = position + 1 where audit_id = ${id}`),
        `insert into audit_link values (9001, '${group}', 4, ${HASH(linkOf(2), '9001')})`,
      ],
    ],
    [
      'two rows that changed places',
      () => [
        `update audit_link set audit_id = 9001 where audit_id = ${ids[1]}`,
        `update audit_link set audit_id = ${ids[1]} where audit_id = ${ids[2]}`,
        `update audit_link set audit_id = ${ids[2]} where audit_id = 9001`,
      ],
    ],
    ['a tail that was cut off', () => cutFrom(7)],
    ['all rows of a group deleted', () => cutFrom(0)],
    ['a head that is gone', () => [`delete from audit_head where chain = '${group}'`]],
    ['a head that was changed', () => [`update audit_head set hash = 'x' where chain = '${group}'`]],
    // not seen before without hashes that were noted down
    [
      'a chain that is gone with its rows and its head',
      () => [...cutFrom(0), `delete from audit_head where chain = '${group}'`],
    ],
    ['a tail cut off with a mended head, from before the publication', () => [...cutFrom(4), mend(4)]],
    ['a tail cut off with a mended head, from after the publication', () => [...cutFrom(7), mend(7)]],
    [
      'the newest row of all cut off with a mended head',
      () => [
        `delete from audit where id = (select max(id) from audit)`,
        `delete from audit_link where audit_id = (select max(audit_id) from audit_link)`,
        `update audit_head set length = length - 1, hash = (select hash from audit_link where chain = '${NO_GROUP}'
        order by position desc limit 1) where chain = '${NO_GROUP}'`,
      ],
    ],
    [
      'a chain that was recomputed over a changed row',
      () => [`update audit set result = 403 where id = ${ids[2]}`, ...rehash(2)],
    ],
    [
      'the chain of no office group that is gone',
      () => [
        'delete from audit where office_group_id is null',
        `delete from audit_link where chain = '${NO_GROUP}'`,
        `delete from audit_head where chain = '${NO_GROUP}'`,
      ],
    ],
    [
      'a chain that was emptied, with an empty head',
      () => [...cutFrom(0), `update audit_head set length = 0, hash = '' where chain = '${group}'`],
    ],
  ];
  it.each(CASES)('finds %s [OUR-514]', async (_, statements) => {
    const { holds, lines } = await after(...statements());
    expect(holds).toBe(false);
    expect(lines.join('\n')).toMatch(/BROKEN|Ids without a row/);
  });

  it('names the office group without a chain, and the head that is not in its chain [OUR-514]', async () => {
    const gone = await after(...cutFrom(0), `delete from audit_head where chain = '${group}'`);
    expect(gone.lines.join('\n')).toContain(
      `Northside (${group})\n  BROKEN  0 rows  empty\n  the office group has no chain`,
    );
    const cut = await after(...cutFrom(4), mend(4));
    expect(cut.lines.join('\n')).toMatch(/BROKEN {2}4 rows .*\n {2}the head that row \d+ published is not in it/);
  });

  it('reports ids without a row until a publication has named them [OUR-514]', async () => {
    const { db } = database.store;
    await db
      .transaction(async (tx) => {
        await writeAudit(tx, { action: 'undone', result: 200, actor: 'server' });
        throw new Error('not done');
      })
      .catch(() => undefined);
    await writeAudit(db, { action: 'after', result: 200, actor: 'server' });
    const missing = await missingIds(session, 0);
    expect(missing).toMatchObject({ named: [], unnamed: [{}] });
    expect(await missingIds(session)).toEqual({ named: [], unnamed: [] });
    const said = report([], new Set(), { named: missing.unnamed, unnamed: [] });
    expect(said).toEqual({ holds: true, lines: [expect.stringContaining('published before')] });
  });

  it('cannot be bypassed: triggers refuse changes of the end of a chain [OUR-514]', async () => {
    for (const statement of [
      'delete from audit_head',
      'update audit_head set length = 0',
      'truncate audit_head',
      `insert into audit_head values (gen_random_uuid(), 0, '')`,
      'delete from audit',
      'update audit set action = action',
      'truncate audit',
      'delete from audit_link',
      "update audit_link set hash = ''",
      'truncate audit_link',
    ])
      await expect(session.query(statement)).rejects.toThrow(/never changed/);
  });
});

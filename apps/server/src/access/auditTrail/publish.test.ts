import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, officeGroup } from '../../platform/db/schema.ts';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ENGINES } from '../../../test/support/server.ts';
import type { Letter } from '../../platform/outbox/outbox.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';
import { publishHeads } from './publish.ts';

describe.each(ENGINES)('publishing the heads of audit chains, on %s', (engine) => {
  let database: TestDatabase;
  let group: string;
  const lines: Record<string, unknown>[] = [];
  const letters: Letter[] = [];
  const keep = (line: unknown) => void lines.push(line as Record<string, unknown>);
  const log = { info: () => undefined, warn: keep, error: keep } as never;
  const outbox = { sendLetter: (letter: Letter) => Promise.resolve(void letters.push(letter)) };
  beforeAll(async () => {
    database = await newDatabase('small', engine === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined);
    const [row] = await db().select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    group = row?.id ?? '';
  });
  afterAll(() => database.close());

  const db = () => database.store.db;
  const publish = () => publishHeads({ db: db(), log, outbox });
  const write = (hoursAgo: number) =>
    db()
      .insert(audit)
      .values({
        at: new Date(Date.now() - hoursAgo * 3_600_000),
        officeGroupId: group,
        actorKind: 'server',
        action: 'test',
        result: 200,
        objectIds: [],
        patientIds: [],
      });
  /** Backdates the last publication by some hours. The chain does not cover this time. */
  const age = async (hours: number) => {
    await db().execute(sql`alter table audit disable trigger user`);
    await db().execute(sql`update audit set at = at - ${hours} * interval '1 hour' where action = 'publishHeads'`);
    await db().execute(sql`alter table audit enable trigger user`);
  };

  it('waits for a day of rows, and then writes log, letter and rows once, whatever number of servers run [OUR-515]', async () => {
    await write(1);
    await publish();
    expect([lines, letters]).toEqual([[], []]);
    await db().execute(sql`alter table audit disable trigger user`);
    await db().execute(sql`update audit set at = at - interval '24 hours'`);
    await db().execute(sql`alter table audit enable trigger user`);
    await Promise.all([publish(), publish()]);
    const [head] = lines.filter(({ chain }) => chain === group);
    expect(lines.filter(({ chain }) => chain === group)).toHaveLength(1);
    expect(head).toEqual({ chain: group, rows: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(letters.map(({ to }) => to)).toEqual(['oga@isopter.example']);
    expect(letters[0]?.text).toContain(String(head?.['hash']));
    const [row] = await db()
      .select()
      .from(audit)
      .where(eq(audit.officeGroupId, group))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(row).toMatchObject({
      action: 'publishHeads',
      actorKind: 'server',
      changes: [{ field: 'chain_head', from: null, to: `1 ${String(head?.['hash'])}` }],
    });
  });

  it('writes no letter again while nothing but publications was added [OUR-515]', async () => {
    letters.length = 0;
    await age(25);
    await publish();
    expect(letters).toEqual([]);
    await write(0);
    await age(25);
    await publish();
    expect(letters).toHaveLength(1);
  });

  it('continues and logs an error if a letter cannot be sent [OUR-515]', async () => {
    await write(0);
    await age(25);
    lines.length = 0;
    await publishHeads({ db: db(), log, outbox: { sendLetter: () => Promise.reject(new Error('no way out')) } });
    expect(lines.some(({ error }) => String(error).includes('no way out'))).toBe(true);
    expect(lines.some(({ chain }) => chain === group)).toBe(true);
  });
});

import { TEST_ORDERINGS } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';

interface Row {
  id: string;
  patient: string;
  status: string;
  doctor: string;
  device: string;
  time_start: string | null;
  test_group: { group: string; strategy: string; protocol: string };
}

describe.each(ENGINES)('the lists on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let all: Row[];

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'oga');
    all = await tests({ limit: '100' });
  });
  afterAll(() => server.close());

  const tests = async (query: Record<string, string>): Promise<Row[]> =>
    (await doctor.call('listTests', { query: { limit: '100', ...query } })).body.results;
  const patients = async (query: Record<string, string>) => (await doctor.call('listPatients', { query })).body;

  it('of tests are narrowed by each filter [OUR-27]', async () => {
    const [one] = all;
    if (!one) throw new Error('there is no test');
    const { group, strategy } = one.test_group;
    const checks: [Record<string, string>, (row: Row) => boolean][] = [
      [{ strategy }, (row) => row.test_group.strategy === strategy],
      [{ group }, (row) => row.test_group.group === group],
      [{ doctor: one.doctor }, (row) => row.doctor === one.doctor],
      [{ device: one.device }, (row) => row.device === one.device],
      [{ status__name__in: 'Failed,Expired' }, (row) => ['failed', 'expired'].includes(row.status)],
    ];
    for (const [query, holds] of checks) {
      const found = await tests(query);
      expect(found).not.toEqual([]);
      expect(found.filter((row) => !holds(row))).toEqual([]);
    }
    expect(await tests({ device: crypto.randomUUID() })).toEqual([]);
    expect(await tests({ group: 'AUDIOLOGY' })).toEqual([]);
  });

  it('of tests are searched by patient as the list of patients is [OUR-742]', async () => {
    const { results } = await patients({ limit: '100' });
    const withTests = new Set(all.map(({ patient }) => patient));
    const one = results.find(({ id }: { id: string }) => withTests.has(id));
    for (const search of [one.last_name.toUpperCase(), one.patient_id_number, one.date_of_birth]) {
      const found = (await patients({ search, limit: '100' })).results.map(({ id }: { id: string }) => id);
      const rows = await tests({ search });
      expect(rows.map(({ patient }) => patient)).toContain(one.id);
      expect(rows.filter(({ patient }) => !found.includes(patient))).toEqual([]);
    }
    expect(await tests({ search: 'nobody has this name' })).toEqual([]);
  });

  it('of tests are those of the patients asked for by id [OUR-742]', async () => {
    const ids = [...new Set(all.map(({ patient }) => patient))].slice(0, 2);
    const rows = await tests({ patient__in: ids.join(',') });
    expect(new Set(rows.map(({ patient }) => patient))).toEqual(new Set(ids));
    expect(await tests({ patient__in: crypto.randomUUID() })).toEqual([]);
  });

  it('of tests are of the days between two instants [OUR-27]', async () => {
    const started = all.filter((row) => row.time_start !== null);
    const day = started[Math.floor(started.length / 2)]?.time_start?.slice(0, 10) ?? '';
    const ends = [`${day}T00:00:00Z`, new Date(Date.parse(day) + 86_400_000).toISOString()];
    const found = await tests({ created__gte: ends[0] ?? '', created__lt: ends[1] ?? '' });
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) expect(row.time_start?.slice(0, 10) ?? day).toBe(day);
  });

  it.each(TEST_ORDERINGS)('of tests are sorted by %s, in pages that do not overlap [OUR-27]', async (ordering) => {
    const keys: Record<string, (row: Row) => string> = {
      status: (row) => row.status,
      test_group: ({ test_group: { group, strategy, protocol } }) => [group, strategy, protocol].join(' '),
      created: () => '',
    };
    const first = await tests({ ordering, limit: '20' });
    const second = await tests({ ordering, limit: '20', offset: '20' });
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(40);
    const shown = [...first, ...second].map(keys[ordering.replace('-', '')] ?? (() => ''));
    const sorted = [...shown].sort();
    expect(shown).toEqual(ordering.startsWith('-') ? sorted.toReversed() : sorted);
  });

  it('of tests begin with the newest without a wish [OUR-27]', async () => {
    // results come with a job meanwhile
    const sorted = await tests({ ordering: '-created' });
    expect(sorted.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('of patients are narrowed by their newest test and their doctor [OUR-27]', async () => {
    const { results } = await patients({ limit: '1' });
    const newest = results[0];
    const { device } = (await doctor.call('getTest', { params: { id: newest.last_test.id } })).body;
    const failed = await patients({ last_test__status__name__in: 'Failed' });
    expect(failed.count).toBeGreaterThan(0);
    for (const row of failed.results) expect(row.last_test.status).toBe('failed');
    const group = newest.last_test.test_group.group;
    expect((await patients({ last_test__group: group, id__in: newest.id })).count).toBe(1);
    expect((await patients({ last_test__group: 'STEREOPSIS', id__in: newest.id })).count).toBe(0);
    expect((await patients({ last_test__device: device, id__in: newest.id })).count).toBe(1);
    expect((await patients({ last_test__device: crypto.randomUUID() })).count).toBe(0);
    const ofDoctor = await patients({ doctor: newest.doctor_id, limit: '100' });
    expect(ofDoctor.count).toBeGreaterThan(0);
    for (const row of ofDoctor.results) expect(row.doctor_id).toBe(newest.doctor_id);
    const time = newest.last_test.time_start;
    const later = new Date(Date.parse(time) + 1).toISOString();
    expect((await patients({ last_test__gte: time, last_test__lt: later, id__in: newest.id })).count).toBe(1);
    expect((await patients({ last_test__gte: later, id__in: newest.id })).count).toBe(0);
  });

  it('of patients are sorted by id number [OUR-27]', async () => {
    const numbers = (await patients({ ordering: 'patient_id_number', limit: '100' })).results.map(
      (row: { patient_id_number: string }) => row.patient_id_number,
    );
    expect(numbers).toEqual([...numbers].sort());
  });

  it('read newest tests, unread ones and those of a status through an index', async () => {
    const { db } = server.store;
    await db.transaction(async (tx) => {
      // as it is in a clinic whose doctors read their reports
      await tx.execute(sql`update test set sign_off = 'reviewed' where id not in (select id from test limit 3)`);
      await tx.execute(sql`analyze test`);
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = async (condition: string, order: string) =>
        JSON.stringify(
          await tx.execute(
            sql.raw(`explain select id from test where office_group_id = (select id from office_group limit 1)
              and deleted is null and ${condition} order by ${order} limit 50`),
          ),
        );
      const newest = 'created desc nulls last, id';
      expect(await plan('true', newest)).toContain('test_recent_idx');
      expect(await plan(`status = 'finished' and sign_off = 'new'`, newest)).toContain('test_unread_idx');
      expect(await plan(`status = 'failed'`, newest)).toContain('test_status_idx');
      expect(await plan(`"group" = 'AUDIOLOGY'`, `"group", strategy, protocol`)).toContain('test_kind_idx');
    });
  });
});

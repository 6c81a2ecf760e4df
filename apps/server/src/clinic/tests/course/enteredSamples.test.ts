import type { Test } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';
import { test } from '../../../platform/db/schema.ts';

describe.each(ENGINES)('entered pressures and acuities over time on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let tests: Test[];
  let id: string;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    const query = { status__name__in: 'Finished', ordering: 'created', limit: '1' };
    id = (await doctor.call('listTests', { query })).body.results[0].patient;
    tests = (await doctor.call('listTests', { query: { ...query, limit: '2', patient: id } })).body.results;
  });
  afterAll(() => server.close());

  const samples = async () => (await doctor.call('listEnteredSamples', { params: { id } })).body;
  const enter = (index: number, body: object) =>
    doctor.call('updateEnteredFacts', { params: { id: tests[index]!.id }, body: { version: 0, ...body } });

  const timeOf = async (of: string): Promise<string> => {
    const [row] = await server.store.db.select({ start: test.timeStart }).from(test).where(eq(test.id, of));
    return row!.start!.toISOString();
  };

  it('are empty before anybody entered something', async () => expect(await samples()).toEqual([]));

  it('have the time of the test, a pressure also that of its measurement, and only eyes with a value [OUR-952]', async () => {
    const [first, second] = tests as [Test, Test];
    const measured = '2031-01-02T08:30:00.000Z';
    await enter(0, {
      od: { iop: { pressure: 24.5, method: 'GAT', time: measured }, acuity: { value: 0, aid: 'CC' } },
      os: { pupil: { size: 4 } },
    });
    await enter(1, {
      os: { acuity: { value: 'HM', aid: 'CC' } },
      od: { iop: { pressure: 17, method: 'REBOUND' }, acuity: { value: 0.1, aid: 'SC' } },
    });
    const time = await timeOf(second.id);
    expect(await samples()).toEqual([
      {
        test: first.id,
        time: await timeOf(first.id),
        eye: 'OD',
        iop: { pressure: 24.5, method: 'GAT', time: measured },
        acuity: { value: 0, aid: 'CC' },
      },
      { test: second.id, time, eye: 'OS', iop: null, acuity: { value: 'HM', aid: 'CC' } },
      {
        test: second.id,
        time,
        eye: 'OD',
        iop: { pressure: 17, method: 'REBOUND' },
        acuity: { value: 0.1, aid: 'SC' },
      },
    ]);
  });
});

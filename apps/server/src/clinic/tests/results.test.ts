import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient, test } from '../../platform/db/schema.ts';
import { startLane, status, type Lane } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { jobKinds } from '../../edge/jobs/kinds.ts';
import { memoryBus } from '../../platform/bus/bus.ts';

/** A tone of the left ear that settles a threshold. */
const tone = (frequency: number) => ({
  type: 'new_pure_tone_response' as const,
  data: { ear: 'LEFT' as const, frequency, volume_db: 25, threshold: true, is_heard: true, response_time: 0.4 },
});

describe.each(ENGINES)('the results of tests on %s', (engine) => {
  let lane: Lane;
  let field: { id: string; patient: string };
  const db = () => lane.server.store.db;
  const compute = () => jobKinds({ db: db(), bus: memoryBus() })['test-results']!.run(undefined);
  const resultOf = async (id: string) => (await lane.doctor.call('getTest', { params: { id } })).body.result;
  const mdOf = async (id: string) => (await resultOf(id)).findings[0];

  beforeAll(async () => {
    lane = await startLane(engine);
    const query = { status__name__in: 'Finished', group: 'PERIMETRY', limit: '1' };
    [field] = (await lane.doctor.call('listTests', { query })).body.results;
    await compute();
  });
  afterAll(() => lane.close());

  it('stand in the lists, with the version of the rules they were computed by [OUR-70]', async () => {
    const query = { patient: field.patient, limit: '100' };
    for (const list of ['listTests', 'listPatientTests'] as const) {
      const { results } = (await lane.doctor.call(list, { query })).body;
      expect(results.find(({ id }: { id: string }) => id === field.id).result).toEqual({
        version: '4.3',
        findings: ['OD', 'OS'].flatMap((side) => [
          { measure: 'MD', side, value: expect.any(Number) },
          { measure: 'VFI', side, value: expect.any(Number) },
        ]),
      });
    }
  });

  it('are computed when a test ends, and cleared when it is restarted [OUR-70]', async () => {
    const { order, params } = await lane.order({
      ear: 'LEFT',
      test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
    });
    lane.headset.report(order, 1, [status('started'), ...[500, 1000, 2000, 4000].map(tone)]);
    await lane.acknowledged(5);
    expect(await resultOf(params.id)).toBeNull();
    await lane.finish(order, 6);
    expect((await resultOf(params.id)).findings).toMatchObject([{ measure: 'PTA', side: 'LEFT', value: 25 }]);
  });

  it('are computed again only if they have another version [OUR-70]', async () => {
    const before = await resultOf(field.id);
    const own = { version: before.version, findings: [] };
    await db().update(test).set({ result: own }).where(eq(test.id, field.id));
    await compute();
    expect(await resultOf(field.id)).toEqual(own);
    await db()
      .update(test)
      .set({ result: { ...own, version: '0' } })
      .where(eq(test.id, field.id));
    await compute();
    expect(await resultOf(field.id)).toEqual(before);
  });

  it('are computed again when the date of birth or the patient changes [OUR-70]', async () => {
    const before = await mdOf(field.id);
    await db().update(patient).set({ dateOfBirth: '1990-05-01' }).where(eq(patient.id, field.patient));
    expect(await resultOf(field.id)).toBeNull();
    await compute();
    const younger = await mdOf(field.id);
    expect(younger.value).not.toBeCloseTo(before.value, 2);

    const { body } = await lane.doctor.call('moveTest', {
      params: { id: field.id },
      body: { patient: lane.people.patient },
    });
    expect(body).toBeFalsy();
    expect(await resultOf(field.id)).toBeNull();
    await compute();
    expect((await mdOf(field.id)).value).not.toBeCloseTo(younger.value, 2);
  });
});

import { dayAfter, today } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device, test, testSchedule } from '../../platform/db/schema.ts';
import { type BundleLane, startBundleLane } from '../../../test/support/bundleLane.ts';
import { FAST } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';

const ZONE = 'America/Chicago';

describe.each(ENGINES)('a test that recurs, and was moved to another patient, on %s', (engine) => {
  let lane: BundleLane;
  beforeAll(async () => {
    lane = await startBundleLane(engine);
    await lane.server.store.db.update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
  });
  afterAll(() => lane.close());

  it('recurs for its previous patient, and cannot recur for another one until that has ended [OUR-415]', async () => {
    const { db } = lane.server.store;
    const { patient } = lane.setting;
    const others = (await lane.doctor.call('listPatients', { query: { limit: '5' } })).body.results;
    const other: string = others.find(({ id }: { id: string }) => id !== patient).id;
    const { id } = (await lane.order(FAST)).params;
    await lane.free();
    const recur = (whose: string) =>
      lane.doctor.call('createSchedule', {
        body: { patient: whose, test: id, period_in_days: 7, end_date: dayAfter(today(ZONE), 60) },
      });
    const first = await recur(patient);
    expect(first).toMatchObject({ status: 200, body: { patient } });
    await db.update(test).set({ status: 'finished' }).where(eq(test.id, id));
    expect((await lane.doctor.call('moveTest', { params: { id }, body: { patient: other } })).status).toBe(204);

    const second = await recur(other);
    expect([second.status, Object.keys(second.body.fields ?? {})]).toEqual([400, ['test']]);
    const [kept] = await db.select().from(testSchedule).where(eq(testSchedule.id, first.body.id));
    expect(kept).toMatchObject({ patientId: patient, last: today(ZONE) });

    await lane.doctor.call('deleteSchedule', { params: { id: first.body.id } });
    expect(await recur(other)).toMatchObject({ status: 200, body: { patient: other } });
  });
});

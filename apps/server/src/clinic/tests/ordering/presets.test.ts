import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, test } from '../../../platform/db/schema.ts';
import { type BundleLane, startBundleLane } from '../../../../test/support/bundleLane.ts';
import { ENGINES, signIn } from '../../../../test/support/server.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;

describe.each(ENGINES)('set-ups to use again on %s', (engine) => {
  let lane: BundleLane;
  beforeAll(async () => {
    lane = await startBundleLane(engine);
  });
  afterEach(() => lane.free());
  afterAll(() => lane.close());

  const order = async (over: object) => {
    const { params } = await lane.order(over);
    await lane.free();
    return params.id;
  };
  const presets = async (patient?: string, who = lane.doctor) =>
    (await who.call('listTestPresets', { query: patient ? { patient_id: patient } : {} })).body;

  it('are the patient’s last one and the user’s last five different ones, newest first [OUR-181]', async () => {
    expect(await presets()).toEqual([]);
    for (const protocol of ['24-2', '30-2', '10-2', '24-2', '24-2C'])
      await order({ test_group: { ...FIELD, protocol }, eye: 'OD' });
    await order({ test_group: FIELD, eye: 'OS', language: 'es' });
    const [first, ...own] = await presets(lane.setting.patient);
    expect(first).toMatchObject({ source: 'PATIENT', test_group: FIELD, eye: 'OS', language: 'es' });
    expect(own.map((one: { test_group: typeof FIELD; eye: string }) => [one.test_group.protocol, one.eye])).toEqual([
      ['24-2', 'OS'],
      ['24-2C', 'OD'],
      ['24-2', 'OD'],
      ['10-2', 'OD'],
      ['30-2', 'OD'],
    ]);
    for (const one of [first, ...own]) expect(JSON.stringify(one)).not.toContain(lane.setting.patient);
  });

  it('are not those of other users, nor of tests in bundles [OUR-181]', async () => {
    await lane.begin();
    const before = await presets();
    expect(JSON.stringify(before)).not.toContain('AUDIOLOGY');
    expect(await presets(undefined, await signIn(lane.server, 'operator'))).toEqual([]);
    const { db } = lane.server.store;
    const [doctor] = await db.select().from(account).where(eq(account.username, 'doctor'));
    await db
      .update(test)
      .set({ deleted: new Date() })
      .where(eq(test.createdBy, doctor?.id ?? ''));
    expect(await presets()).toEqual([]);
  });

  it('say how long they take, of the patient before the clinic before publications [OUR-182]', async () => {
    const expected = async (query: Record<string, string>) =>
      (await lane.doctor.call('getExpectedTime', { query: { group: 'PERIMETRY', ...query } })).body;
    const { db } = lane.server.store;
    const kind = { strategy: 'AVA_FAST', protocol: '10-2-P', eye: 'OD' };
    const published = await expected({ strategy: 'AVA_FAST', protocol: '24-2', eye: 'OD' });
    expect(published.seconds).toBeGreaterThan(60);
    expect(await expected({ strategy: 'KINETIC' })).toEqual({ seconds: null, source: null, count: 0 });
    const id = await order({ test_group: FIELD });
    const [row] = await db.select().from(test).where(eq(test.id, id));
    const took = (minutes: number, patientId: string) => ({
      ...row!,
      ...(kind as object),
      id: undefined,
      patientId,
      status: 'finished' as const,
      timeStart: new Date(0),
      timeEnd: new Date(minutes * 60_000),
      deleted: null,
    });
    await db.insert(test).values([3, 4, 5, 6, 7].map((minutes) => took(minutes, lane.other)));
    expect(await expected(kind)).toEqual({ seconds: 300, source: 'CLINIC', count: 5 });
    await db.insert(test).values(took(9, lane.setting.patient));
    expect(await expected({ ...kind, patient_id: lane.setting.patient })).toEqual({
      seconds: 540,
      source: 'PATIENT',
      count: 1,
    });
  });
});

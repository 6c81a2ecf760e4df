import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  accountOffice,
  audit,
  customBundle,
  office,
  officeGroup,
  patient,
} from '../../src/platform/db/schema.ts';
import { type Lane, startLane } from '../support/lane.ts';
import { type Browser, ENGINES, signIn } from '../support/server.ts';

const FIELD = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } };

const listed = async (who: Browser) => {
  const { body } = await who.call('listCustomBundles');
  return { count: body.count, names: body.results.map(({ name }: { name: string }) => name) };
};

/** The operator works in Lakeview; the patient is of Main Street, and both offices use the headset. */
describe.each(ENGINES)('offices that are closed to a user, on %s', (engine) => {
  let lane: Lane;
  let operator: Browser;
  let operatorId: string;
  let lakeview: string;
  let main: string;

  beforeAll(async () => {
    lane = await startLane(engine);
    const { db } = lane.server.store;
    const offices = await db.select().from(office);
    lakeview = offices.find(({ name }) => name === 'Northside Lakeview')?.id ?? '';
    main = offices.find(({ name }) => name === 'Northside Main Street')?.id ?? '';
    const [row] = await db.select().from(account).where(eq(account.username, 'operator'));
    operatorId = row?.id ?? '';
    await db.delete(accountOffice).where(eq(accountOffice.accountId, operatorId));
    await db.insert(accountOffice).values({ accountId: operatorId, officeId: lakeview });
    await db.update(patient).set({ officeId: main }).where(eq(patient.id, lane.people.patient));
    await (
      await signIn(lane.server, 'oga')
    ).call('updatePreferences', {
      body: { enable_access_to_other_offices: false },
    });
    operator = await signIn(lane.server, 'operator');
  });
  afterAll(() => lane.close());

  const codeFor = async (name: string) => {
    const { body } = await (await signIn(lane.server, name)).call('listAllDevices');
    return body.find((one: { name: string }) => one.name === 'Lane 2 headset').code;
  };

  it('show nothing of their patients on a shared headset, nor let a message into the test [SRV-07] [SRV-03] [MON-09] [OUR-291]', async () => {
    const { order, params } = await lane.order(FIELD);
    const { device_id, patient: patientId } = { device_id: lane.deviceId, patient: lane.people.patient };
    expect((await operator.call('getPatient', { params: { id: patientId } })).status).toBe(404);
    const one = (list: { id: string }[]) => list.find(({ id }) => id === device_id);
    const seen = [
      one((await operator.call('listActiveDevices')).body),
      one((await operator.call('listDevices')).body.results),
      one((await operator.call('listAllDevices')).body),
      one((await operator.call('listTestDevices')).body),
      (await operator.call('getDevice', { params: { id: device_id } })).body,
    ];
    for (const shown of seen) {
      expect(shown).toMatchObject({ in_use: true, available: false, administering_test: null, test_progress: null });
    }
    expect(seen[0]).toMatchObject({ running_test: null });
    const running = async (who: Browser) =>
      one((await who.call('listAllDevices', { query: { running: 'true' } })).body);
    expect(await running(operator)).toBeUndefined();
    expect(await running(await signIn(lane.server, 'oga'))).toMatchObject({ in_use: true, id: device_id });
    const message = { params: { id: device_id }, body: { message: 'skip eye', payload: null } };
    expect(await operator.call('sendDeviceMessage', message)).toMatchObject({
      status: 409,
      body: { name: 'DeviceInUse' },
    });
    const rows = await lane.server.store.db.select().from(audit).where(eq(audit.actorId, operatorId));
    expect(rows.filter(({ result, patientIds }) => result < 400 && patientIds.includes(patientId))).toEqual([]);

    // The doctor works in both: sees it, and may.
    const mine = one((await lane.doctor.call('listActiveDevices')).body);
    expect(mine).toMatchObject({ administering_test: order.test_id, running_test: { patient: { id: patientId } } });
    expect((await lane.doctor.call('sendDeviceMessage', message)).status).toBe(204);
    expect(await lane.headset.next(({ type }) => type === 'message')).toMatchObject({ message: message.body });
    await lane.doctor.call('deleteTest', { params });
    expect((await operator.call('sendDeviceMessage', message)).status).toBe(204);
  });

  it('do not reveal their patients in the list of custom bundles [SRV-07] [BUND-15]', async () => {
    const { db } = lane.server.store;
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, 'Northside Eye Clinic'));
    const descriptions = [
      { test_group: { group: 'PERIMETRY' as const, strategy: 'AVA_FAST' as const, protocol: '24-2' as const } },
    ];
    const made = await db
      .insert(customBundle)
      .values(
        [null, lane.people.patient].map((patientId) => ({
          officeGroupId: group?.id ?? '',
          name: patientId ? 'Of one' : 'Of all',
          patientId,
          descriptions,
        })),
      )
      .returning({ id: customBundle.id });
    expect(await listed(lane.doctor)).toEqual({ count: 2, names: ['Of all', 'Of one'] });
    expect(await listed(operator)).toEqual({ count: 1, names: ['Of all'] });
    const get = (who: Browser) => who.call('getCustomBundle', { params: { id: made[1]?.id ?? '' } });
    expect((await get(lane.doctor)).status).toBe(200);
    expect((await get(operator)).status).toBe(404);
  });

  it('reveal the pairing code of a headset only to users who may edit it [NAV-04] [DEV-05]', async () => {
    expect(await codeFor('oga')).toBe('LANE-2');
    expect(await codeFor('oa')).toBe('LANE-2');
    expect(await codeFor('doctor')).toBe('');
    expect(await codeFor('operator')).toBe('');
  });
});

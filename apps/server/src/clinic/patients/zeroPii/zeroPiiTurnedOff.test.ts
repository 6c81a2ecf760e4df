import { ERROR, HEADER, keyIdOf, type Preferences } from '@isopter/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, device, officeGroup, patient, test, testSchedule } from '../../../platform/db/schema.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import {
  type Browser,
  ENGINES,
  setFlags,
  signIn,
  startServer,
  type TestServer,
} from '../../../../test/support/server.ts';
import { KEY_CHECK, sealedNew, turnOnZeroPii } from '../../../../test/support/zeroPii.ts';
import { beginSending } from '../../../exchange/pacs/records.ts';
import { orderDue } from '../../schedules/order.ts';

const PLAIN = {
  first_name: 'Zsófia',
  last_name: 'Quillfeather',
  date_of_birth: '1957-10-04',
  email: 'zsofia@quillfeather.example',
};

/** The problems of a refused call by field. */
const fieldsOf = ({ body }: { body: { fields?: Record<string, string[]> } }) => body.fields;

describe.each(ENGINES)('zero-PII mode that was turned off in the database, on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let oga: Browser;
  let doctor_id: string;
  let group: string;
  let encrypted: string;
  let account: string;
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    [doctor, oga] = [await signIn(server, 'doctor'), await signIn(server, 'oga')];
    const { user, office_group } = (await doctor.call('bootstrap')).body;
    [doctor_id, group, account] = [user.doctor_id, office_group.id, user.id];
    await turnOnZeroPii(server);
    encrypted = (await doctor.call('createPatient', { body: { ...sealedNew(PLAIN), doctor_id } })).body.id;
    await change({ enable_zero_pii: false });
  });
  afterAll(() => server.close());

  /** Changes stored preferences of the office group, as the owner of the database can. */
  const change = (preferences: Partial<Preferences>) =>
    server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
      .where(eq(officeGroup.id, group));

  const header = async () => {
    const { headers } = await server.app.inject({ method: 'GET', url: '/api/preferences/', cookies: doctor.cookies });
    return headers[HEADER.zeroPii.toLowerCase()];
  };

  it('stays on while a patient is encrypted: answers state it, and plain names are rejected [OUR-590]', async () => {
    expect(await header()).toBe(`${group} ${keyIdOf(KEY_CHECK)}`);
    expect((await doctor.call('getPreferences')).body).toMatchObject({
      enable_zero_pii: true,
      zero_pii_password_hash: KEY_CHECK,
    });
    const refused = [ERROR.PLAIN_PERSONAL_DATA];
    const created = await doctor.call('createPatient', { body: { ...PLAIN, doctor_id } });
    expect(fieldsOf(created)).toMatchObject({ last_name: refused, is_encrypted: [ERROR.STAYS_ENCRYPTED] });
    const body = { last_name: 'Quill' };
    const updated = await doctor.call('updatePatient', { params: { id: encrypted }, body });
    expect(fieldsOf(updated)).toEqual({ last_name: refused });
    expect((await doctor.call('createPatient', { body: { ...sealedNew(PLAIN), doctor_id } })).status).toBe(200);
  });

  /** Background work: the notice of a test at home, a result to the PACS, and names in the access log. */
  async function doneByItself(first_name: string) {
    const { db } = server.store;
    const one = and(eq(test.officeGroupId, group), eq(test.status, 'finished'), isNull(test.bundleId));
    const [finished] = await db
      .select()
      .from(test)
      .where(and(one, isNull(test.deleted), isNotNull(test.patientId), isNotNull(test.deviceId)))
      .limit(1);
    const { id, officeId, patientId, deviceId } = finished!;
    const day = '2026-01-01';
    const course = { periodInDays: 7, endDate: '2999-01-01', last: day, next: day, timezone: 'UTC', due: new Date(0) };
    const whose = { officeGroupId: group, officeId, patientId: patientId!, testId: id };
    await db.delete(testSchedule);
    const [schedule] = await db
      .insert(testSchedule)
      .values({ ...whose, ...course })
      .returning();
    await orderDue(db, new Date());
    const [repeated] = await db.select().from(test).where(eq(test.scheduleId, schedule!.id));

    await db.update(device).set({ poolId: crypto.randomUUID() }).where(eq(device.id, deviceId!));
    await setFlags(server, { pacs_integration: true });
    await db.update(test).set({ pacsStatus: null }).where(eq(test.id, id));
    await beginSending(db, [id]);
    const [sent] = await db.select().from(test).where(eq(test.id, id));

    expect((await oga.call('updateEmployee', { params: { id: account }, body: { first_name } })).status).toBeLessThan(
      300,
    );
    const kept = await eventually(async () => {
      const [row] = await db
        .select()
        .from(audit)
        .where(eq(audit.action, 'updateEmployee'))
        .orderBy(desc(audit.id))
        .limit(1);
      expect(row?.changes).toContainEqual(expect.objectContaining({ field: 'first_name' }));
      return JSON.stringify(row!.changes).includes(first_name);
    });
    return { tells: repeated!.noticeDue !== null, sends: sent!.pacsStatus !== null, keeps: kept };
  }

  it('stays on for background work: it sends no notice and no result, and logs no name [OUR-590]', async () => {
    expect(await doneByItself('Nora')).toEqual({ tells: false, sends: false, keeps: false });
  });

  it('accepts no other key, with which the patients could not be read [OUR-590]', async () => {
    const other = KEY_CHECK.replace('Bw', 'Cw');
    const body = { enable_zero_pii: true, zero_pii_password_hash: other };
    expect(fieldsOf(await oga.call('updatePreferences', { body }))).toEqual({
      zero_pii_password_hash: [ERROR.ZERO_PII_LOCKED],
    });
    expect((await oga.call('updatePreferences', { body: { disable_pause: true } })).status).toBe(204);
  });

  it('is off once no patient is encrypted, as after a backup from before the mode was restored [OUR-590]', async () => {
    await server.store.db.delete(patient).where(eq(patient.isEncrypted, true));
    expect(await header()).toBeUndefined();
    expect((await doctor.call('getPreferences')).body.enable_zero_pii).toBe(false);
    expect((await doctor.call('createPatient', { body: { ...PLAIN, doctor_id } })).status).toBe(200);
    expect(await doneByItself('Edith')).toEqual({ tells: true, sends: true, keeps: true });
  });
});

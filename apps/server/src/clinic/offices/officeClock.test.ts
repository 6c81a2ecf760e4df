import { dayAfter, type MeasuredField, type Office } from '@isopter/contract';
import { series as measured } from '@isopter/recordings/perimetry';
import { parseDicom } from 'dicom-parser';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../access/auth/identity.ts';
import { device, deviceOffice, office, patient, test, testSchedule } from '../../platform/db/schema.ts';
import { testColumns } from '../../exchange/exports/tables.ts';
import { fittingTests } from '../../exchange/exports/fitting.ts';
import { type ReportedClinic, startReportedClinic } from '../../../test/support/measured.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { type Browser, ENGINES, signIn } from '../../../test/support/server.ts';
import { findReportedTests } from '../../exchange/reports/about.ts';
import { optionsOf } from '../../exchange/reports/request.ts';
import { storeResults } from '../../exchange/reports/results/store.ts';
import { testOrder } from '../tests/order.ts';
import { withStates } from '../../exchange/reports/states.ts';

/** A moment at an office, its day there, and the age of a person born on 28 November 1984. */
interface Moment {
  timezone: string;
  at: string;
  day: string;
  clock: string;
  offset: string;
  born: string;
  age: number;
}

const MOMENTS: readonly Moment[] = [
  // an evening west of UTC, before the birthday that has begun in UTC
  {
    timezone: 'America/Los_Angeles',
    at: '2026-11-28T00:35:00Z',
    day: '2026-11-27',
    clock: '163500',
    offset: '-0800',
    born: '1984-11-28',
    age: 41,
  },
  // a morning east of UTC, on the birthday that has not begun in UTC
  {
    timezone: 'Pacific/Auckland',
    at: '2026-11-27T20:10:00Z',
    day: '2026-11-28',
    clock: '091000',
    offset: '+1300',
    born: '1984-11-28',
    age: 42,
  },
  {
    timezone: 'Asia/Kolkata',
    at: '2026-11-27T18:45:00Z',
    day: '2026-11-28',
    clock: '001500',
    offset: '+0530',
    born: '1984-11-28',
    age: 42,
  },
  // the nights when clocks change: 23:30 before and 03:30 after the hour that is skipped or repeated
  {
    timezone: 'America/New_York',
    at: '2026-03-08T04:30:00Z',
    day: '2026-03-07',
    clock: '233000',
    offset: '-0500',
    born: '1984-03-08',
    age: 41,
  },
  {
    timezone: 'America/New_York',
    at: '2026-03-08T07:30:00Z',
    day: '2026-03-08',
    clock: '033000',
    offset: '-0400',
    born: '1984-03-08',
    age: 42,
  },
  {
    timezone: 'America/New_York',
    at: '2026-11-01T03:30:00Z',
    day: '2026-10-31',
    clock: '233000',
    offset: '-0400',
    born: '1984-11-01',
    age: 41,
  },
  // born on 29 February: a year older from 1 March in a common year
  {
    timezone: 'America/Los_Angeles',
    at: '2026-03-01T06:00:00Z',
    day: '2026-02-28',
    clock: '220000',
    offset: '-0800',
    born: '1980-02-29',
    age: 45,
  },
];

describe.each(ENGINES)('the clock of an office on %s', (engine) => {
  let clinic: ReportedClinic;
  let admin: Browser;
  let reader: Identity;
  const db = () => clinic.server.store.db;

  beforeAll(async () => {
    clinic = await startReportedClinic(engine);
    admin = await signIn(clinic.server, 'oga');
    const [own] = await db().select().from(patient).where(eq(patient.id, clinic.patientId));
    const { preferences } = { preferences: (await clinic.doctor.call('getPreferences')).body };
    reader = { officeGroupId: own!.officeGroupId, groups: ['OFFICE_GROUP_ADMIN'], offices: [], preferences } as never;
  });
  afterAll(() => clinic.server.close());

  /** Stores a field of an eye that was finished at a moment, and nothing else of the patient. */
  const stored = async ({ at, born, timezone }: Pick<Moment, 'at' | 'born' | 'timezone'>): Promise<string> => {
    await setOfficeClocks(db(), timezone);
    await db().update(test).set({ deleted: new Date() }).where(eq(test.patientId, clinic.patientId));
    await db().update(patient).set({ dateOfBirth: born }).where(eq(patient.id, clinic.patientId));
    const began = new Date(at);
    return clinic.addField('OD', 0, measured.eyes[0]!.fields[0]!.thresholds, {
      created: began,
      timeStart: began,
      timeEnd: new Date(began.getTime() + 300_000),
    });
  };

  const dicomOf = async (test_id: string, who: Browser, query: object = {}) => {
    const { rawPayload, statusCode } = await clinic.server.app.inject({
      url: '/api/reports/test-result/dicom/',
      query: { test_id, ...query },
      cookies: who.cookies,
    });
    expect(statusCode).toBe(200);
    const data = parseDicom(new Uint8Array(rawPayload));
    const [date, time, acquired, offset, birth] = ['x00080020', 'x00080030', 'x0008002a', 'x00080201', 'x00100030'].map(
      (tag) => data.string(tag),
    );
    return { date, time, acquired, offset, birth };
  };

  it.each(MOMENTS)(
    'gives a test in $timezone at $at one day and age everywhere [OUR-440, VAL-04]',
    { tags: '@all' },
    async (moment) => {
      const { day, age, timezone, at, born } = moment;
      const id = await stored(moment);

      // lists, with the time zone that browsers show it in
      const listed = async (from: string, before: string): Promise<string[]> => {
        const query = { patient: clinic.patientId, created__gte: from, created__lt: before };
        const { body } = await clinic.doctor.call('listTests', { query });
        for (const one of body.results) expect(one).toMatchObject({ time_start: new Date(at).toISOString(), timezone });
        return body.results.map((one: { id: string }) => one.id);
      };
      expect(await listed(day, dayAfter(day, 1))).toEqual([id]);
      expect(await listed(dayAfter(day, -1), day)).toEqual([]);
      expect(await listed(dayAfter(day, 1), dayAfter(day, 2))).toEqual([]);

      // the work of a day
      const ended = async (of: string): Promise<boolean> =>
        (await clinic.doctor.call('getToday', { query: { day: of } })).body.ended.results.some(
          (row: { test: { id: string } }) => row.test.id === id,
        );
      expect([await ended(dayAfter(day, -1)), await ended(day), await ended(dayAfter(day, 1))]).toEqual([
        false,
        true,
        false,
      ]);

      // progression and trends
      const { fields } = (await clinic.doctor.call('getProgression', { params: { id: clinic.patientId } })).body;
      expect(fields.map((one: MeasuredField) => [one.test, one.day, one.age])).toEqual([[id, day, age]]);
      await storeResults(db(), [id]);
      const samples = (await clinic.doctor.call('listTrendSamples', { params: { id: clinic.patientId } })).body;
      expect(new Set(samples.map((one: { day: string }) => one.day))).toEqual(new Set([day]));

      // the report, for any caller
      const [year, month, date] = day.split('-');
      const page = (await clinic.doctor.call('getTestReport', { query: { test_id: id } })).body;
      expect(page).toContain(`${month}/${date}/${year}`);
      expect(page).toContain(`${age} years`);

      // DICOM
      const object = await dicomOf(id, clinic.doctor);
      expect(object).toMatchObject({
        date: day.replaceAll('-', ''),
        time: moment.clock,
        acquired: day.replaceAll('-', '') + moment.clock,
        offset: moment.offset,
        birth: born.replaceAll('-', ''),
      });

      // exports
      const asked = {
        test_strategy: 'FULL_THRESHOLD',
        test_protocol: '24-2',
        include_deviations: false,
        include_reports: false,
      } as const;
      const exported = async (of: string) =>
        (await fittingTests(db(), reader, { ...asked, start_date: of, end_date: of }, 100)).some(
          (one) => one.id === id,
        );
      expect([await exported(dayAfter(day, -1)), await exported(day), await exported(dayAfter(day, 1))]).toEqual([
        false,
        true,
        false,
      ]);
      const [sourced] = await withStates(
        db(),
        await findReportedTests(db(), reader, eq(test.id, id), optionsOf(reader)),
      );
      const row = { sourced: sourced!, patient: null, gender: null, device: {} as never, report: null };
      const columns = testColumns(true);
      expect([columns['day']!(row), columns['age']!(row), columns['timezone']!(row)]).toEqual([day, age, timezone]);

      // the order to the headset
      expect((await testOrder(db(), id)).order.patient.age).toBe(age);
    },
  );

  it('dates a DICOM object the same for every user and every time zone of the request [OUR-441]', async () => {
    const id = await stored(MOMENTS[0]!);
    const all = [
      await dicomOf(id, clinic.doctor),
      await dicomOf(id, clinic.doctor, { timezone: 'Asia/Tokyo' }),
      await dicomOf(id, admin, { timezone: 'Pacific/Kiritimati' }),
    ];
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    const refused = await clinic.doctor.call('getTestReport', { query: { test_id: id, timezone: 'Mars/Olympus' } });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['timezone']]);
  });

  it('stays that of the office where a test was done when the test is moved to a patient of another office [OUR-440]', async () => {
    const id = await stored(MOMENTS[0]!);
    const [row] = await db().select().from(test).where(eq(test.id, id));
    await db().update(test).set({ siteId: row!.officeId }).where(eq(test.id, id));
    const offices = await db().select().from(office).where(eq(office.officeGroupId, row!.officeGroupId));
    const other = offices.find((one) => one.id !== row!.officeId)!;
    await db().update(office).set({ timezone: 'Pacific/Auckland' }).where(eq(office.id, other.id));
    const before = await dicomOf(id, clinic.doctor);
    await db().update(test).set({ officeId: other.id }).where(eq(test.id, id));
    expect(await dicomOf(id, clinic.doctor)).toEqual(before);
    // offices in two zones: each test is listed by its own clock
    const day = MOMENTS[0]!.day;
    const query = { patient: clinic.patientId, created__gte: day, created__lt: dayAfter(day, 1) };
    expect((await clinic.doctor.call('listTests', { query })).body.count).toBe(1);
    await db().update(test).set({ siteId: other.id }).where(eq(test.id, id));
    expect((await clinic.doctor.call('listTests', { query })).body.count).toBe(0);
    expect(await dicomOf(id, clinic.doctor)).toMatchObject({ date: '20261128', offset: '+1300' });
  });

  it.each([
    ['the office of the patient', { siteId: null, officeId: null }, true],
    ['the office of the device', { siteId: null, officeId: null, patientId: null }, false],
  ])('is that of %s if a test has no office [OUR-440]', async (_, values, isPatients) => {
    const id = await stored(MOMENTS[0]!);
    const [row] = await db().select().from(test).where(eq(test.id, id));
    const offices = await db().select().from(office).where(eq(office.officeGroupId, row!.officeGroupId));
    const chosen = isPatients ? row!.officeId! : offices.find((one) => one.id !== row!.officeId)!.id;
    await db().delete(deviceOffice).where(eq(deviceOffice.deviceId, row!.deviceId));
    await db().insert(deviceOffice).values({ deviceId: row!.deviceId, officeId: chosen });
    await setOfficeClocks(db(), 'UTC');
    await db().update(office).set({ timezone: 'Asia/Kolkata' }).where(eq(office.id, chosen));
    await db().update(test).set(values).where(eq(test.id, id));
    expect((await admin.call('getTest', { params: { id } })).body.timezone).toBe('Asia/Kolkata');
  });

  it("takes a new test to the patient's office if its device is used there, else to the office of the device [OUR-440]", async () => {
    const [owner] = await db().select().from(patient).where(eq(patient.id, clinic.patientId));
    const offices = await db().select().from(office).where(eq(office.officeGroupId, owner!.officeGroupId));
    const other = offices.find((one) => one.id !== owner!.officeId)!;
    await setOfficeClocks(db(), 'UTC');
    await db().update(office).set({ timezone: 'Asia/Kolkata' }).where(eq(office.id, other.id));
    const { pair } = await import('../../../test/support/device.ts');
    const { device_id } = (await pair(clinic.server, 'LANE-2')).body;
    const [operator] = (await clinic.doctor.call('listOperators')).body;
    const { doctor_id } = (await clinic.doctor.call('bootstrap')).body.user;
    const order = async (): Promise<string> => {
      const test_group = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' };
      const people = { patient: clinic.patientId, device: device_id, operator: operator.id, doctor: doctor_id };
      const made = await admin.call('createTest', { body: { status: 1, ...people, test_group, eye: 'OD' } });
      expect(made.body).toMatchObject({ timezone: expect.any(String) });
      await admin.call('deleteTest', { params: { id: made.body.id } });
      return made.body.timezone;
    };
    const useIn = async (officeId: string) => {
      await db().delete(deviceOffice).where(eq(deviceOffice.deviceId, device_id));
      await db().insert(deviceOffice).values({ deviceId: device_id, officeId });
    };
    await useIn(owner!.officeId!);
    expect(await order()).toBe('UTC');
    await useIn(other.id);
    expect(await order()).toBe('Asia/Kolkata');
    // a device at home is where its patient is
    await db().update(device).set({ deviceType: 'H' }).where(eq(device.id, device_id));
    await db().update(patient).set({ email: 'a@example.com' }).where(eq(patient.id, clinic.patientId));
    expect(await order()).toBe('UTC');
  });

  it('is set by users who may edit offices; a guess is marked until one of them confirms it [OUR-442]', async () => {
    await setOfficeClocks(db(), 'America/Chicago');
    const address = { street_address: '1 Road', city: 'Perth', state: 'WA', phone: '1', country: 'Australia' };
    const made: Office = (await admin.call('createOffice', { body: { name: 'West', ...address } })).body;
    expect(made).toMatchObject({ timezone: 'America/Chicago', timezone_confirmed: false });
    const change = (body: object, who = admin) => who.call('updateOffice', { params: { id: made.id }, body });
    expect((await change({ city: 'Fremantle' })).body).toMatchObject({ timezone_confirmed: false });
    for (const timezone of ['Mars/Olympus', '+08:00', '', 'x'.repeat(65)]) {
      const { status, body } = await change({ timezone });
      expect([timezone, status, Object.keys(body.fields)]).toEqual([timezone, 400, ['timezone']]);
    }
    expect((await change({ timezone: 'Mars/Olympus' })).body.fields.timezone).toEqual([
      'No time zone has this name. Example of a name: America/Chicago.',
    ]);
    expect((await change({ timezone: 'Australia/Perth' }, clinic.doctor)).status).toBe(403);
    expect((await change({ timezone: 'Australia/Perth' })).body).toMatchObject({
      timezone: 'Australia/Perth',
      timezone_confirmed: true,
    });
    const chosen = await admin.call('createOffice', {
      body: { name: 'North', ...address, timezone: 'Australia/Darwin' },
    });
    expect(chosen.body).toMatchObject({ timezone: 'Australia/Darwin', timezone_confirmed: true });
  });

  it('takes schedules and results along when it is corrected [OUR-443]', async () => {
    const id = await stored(MOMENTS[0]!);
    const [row] = await db().select().from(test).where(eq(test.id, id));
    await db().update(test).set({ siteId: row!.officeId }).where(eq(test.id, id));
    await storeResults(db(), [id]);
    const days = { periodInDays: 7, last: '2026-12-01', next: '2026-12-08', endDate: '2027-12-08' };
    await db()
      .insert(testSchedule)
      .values({
        ...days,
        officeGroupId: row!.officeGroupId,
        officeId: row!.officeId,
        patientId: clinic.patientId,
        testId: id,
        timezone: 'America/Los_Angeles',
        due: new Date('2026-12-08T08:00:00Z'),
      });
    await admin.call('updateOffice', { params: { id: row!.officeId! }, body: { timezone: 'America/New_York' } });
    const [schedule] = await db().select().from(testSchedule).where(eq(testSchedule.testId, id));
    expect(schedule).toMatchObject({ timezone: 'America/New_York', due: new Date('2026-12-08T05:00:00Z') });
    const [after] = await db().select().from(test).where(eq(test.id, id));
    expect(after!.result).toBeNull();
  });

  it("sends browsers the zone of the user's office and of each patient, with the age there [OUR-440]", async () => {
    await setOfficeClocks(db(), 'Pacific/Kiritimati');
    expect((await clinic.doctor.call('bootstrap')).body.timezone).toBe('Pacific/Kiritimati');
    const of = async () => (await clinic.doctor.call('getPatient', { params: { id: clinic.patientId } })).body;
    expect(await of()).toMatchObject({ timezone: 'Pacific/Kiritimati' });
  });
});

import { type Appointment, dayAfter, ERROR, ERROR_NAME, today, wallClock } from '@isopter/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointment, audit, device, officeGroup, person, test } from '../../platform/db/schema.ts';
import { type BundleLane, FIELD, startBundleLane, TONES } from '../../../test/support/bundleLane.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { ENGINES, signIn } from '../../../test/support/server.ts';

/** So far from UTC that its day often is another one. */
const ZONE = 'Pacific/Auckland';
/** A minute before the end of the day there: never in the past. */
const LATE = '23:59';
const ids = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);
const inDays = (days: number) => dayAfter(today(ZONE), days);

describe.each(ENGINES)('appointments on %s', (engine) => {
  let lane: BundleLane;
  const db = () => lane.server.store.db;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
    await setOfficeClocks(db(), ZONE);
  });
  afterEach(async () => {
    await db().delete(appointment);
    await lane.free();
  });
  afterAll(() => lane.close());

  const plan = (over: object = {}, who = lane.doctor) =>
    who.call('createAppointment', {
      body: { ...lane.setting, day: today(ZONE), time: LATE, test: FIELD, ...over },
    });
  const planned = async (over: object = {}): Promise<Appointment> => {
    const { status, body } = await plan(over);
    expect([status, body.fields ?? body.detail]).toEqual([200, undefined]);
    return body;
  };
  const read = async (id: string) => (await lane.doctor.call('getAppointment', { params: { id } })).body;
  const update = (id: string, body: object) => lane.doctor.call('updateAppointment', { params: { id }, body });
  const checkIn = (id: string, body: object = {}) => lane.doctor.call('checkInAppointment', { params: { id }, body });
  const start = (id: string) => lane.doctor.call('startAppointment', { params: { id } });
  const list = async (patient = lane.setting.patient) =>
    (await lane.doctor.call('listAppointments', { query: { patient } })).body;
  const ofDay = async (query: object = {}) =>
    (await lane.doctor.call('getToday', { query: { day: today(ZONE), ...query } })).body.appointments;
  const auditOf = async (action: string) => {
    const done = and(eq(audit.action, action), eq(audit.result, 200));
    return (await db().select().from(audit).where(done).orderBy(desc(audit.id)).limit(1))[0];
  };
  /** Changes the planned day and time in the database. */
  const move = (id: string, values: Partial<typeof appointment.$inferInsert>) =>
    db().update(appointment).set(values).where(eq(appointment.id, id));

  it('plan a test for a date, a time and a room, without an order to a device [OUR-765]', async () => {
    const one = await planned({ room: ' Room 2 ' });
    expect(one).toMatchObject({
      patient: lane.setting.patient,
      test_groups: [{ group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }],
      is_bundle: false,
      day: today(ZONE),
      time: LATE,
      timezone: ZONE,
      room: 'Room 2',
      checked_in: null,
      started: null,
    });
    expect(wallClock(new Date(one.at), ZONE)).toEqual({ day: one.day, time: `${LATE}:00` });
    const [lane1] = await db().select().from(device).where(eq(device.id, lane.deviceId));
    expect(lane1?.testId).toBeNull();
    expect(await auditOf('createAppointment')).toMatchObject({
      objectKind: 'appointment',
      objectIds: [one.id],
      patientIds: [one.patient],
      changes: expect.arrayContaining([{ field: 'day', from: null, to: one.day }]),
    });
  });

  it('plans a bundle with the tests that a custom bundle has now, on a device that runs another test [OUR-765]', async () => {
    await lane.begin();
    const { body: custom } = await lane.oga.call('createCustomBundle', {
      body: {
        name: 'Glaucoma day',
        test_descriptions: [{ test_group: TONES.test_group }, { test_group: FIELD.test_group }],
      },
    });
    const parameters = {
      monocular: false,
      skip_tutorial: false,
      disable_pause: false,
      skip_convergence_testing: false,
      use_short_tutorial: false,
      language: 'en',
      subtitles: false,
      subtitle_increase_text_size: false,
    };
    const bundle = { custom_test_bundle_type: custom.id, custom_test_bundle_parameters: parameters };
    const one = await planned({ test: undefined, ...bundle });
    await lane.oga.call('deleteCustomBundle', { params: { id: custom.id } });
    expect(await read(one.id)).toMatchObject({
      is_bundle: true,
      test_groups: [{ group: 'AUDIOLOGY' }, { group: 'PERIMETRY' }],
      device_name: expect.any(String),
      patient_summary: { id: one.patient },
    });
    await lane.free();
    expect(await start(one.id)).toMatchObject({ status: 200, body: { test_group: { group: 'AUDIOLOGY' } } });
    expect((await lane.ordered()).test_id).toBe((await read(one.id)).started.test);
  });

  it('refuse invalid plans, at their field [OUR-766]', async () => {
    const wrong = async (over: object) => {
      const { status, body } = await plan(over);
      return [status, ...Object.keys(body.fields ?? {})];
    };
    expect(await wrong({ day: inDays(-1) })).toEqual([400, 'day']);
    expect((await plan({ day: inDays(-1) })).body.fields).toEqual({ day: [ERROR.TIME_PAST] });
    for (const time of ['24:00', '9:30', '10:30:00', '']) expect(await wrong({ time })).toEqual([400, 'time']);
    expect(await wrong({ day: '2026-02-30' })).toEqual([400, 'day']);
    expect(await wrong({ room: 'x'.repeat(21) })).toEqual([400, 'room']);
    expect(await wrong({ room: '   ' })).toEqual([400, 'room']);
    expect(await wrong({ test: { ...FIELD, test_group: { group: 'PERIMETRY' } } })).toEqual([400, 'test_group']);
    expect(await wrong({ doctor: crypto.randomUUID() })).toEqual([400, 'doctor']);
    expect(await wrong({ operator: null })).toEqual([400, 'operator']);
    expect(await wrong({ test: undefined })).toEqual([400, 'test']);
    expect(await wrong({ test_descriptions: [FIELD] })).toEqual([400, 'test']);
    const impossible = { test_group: { group: 'PERIMETRY' } };
    expect(await wrong({ test: undefined, test_descriptions: [FIELD, impossible] })).toEqual([
      400,
      'test_descriptions',
    ]);
    expect(await wrong({ patient: crypto.randomUUID() })).toEqual([404]);
    await db().update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
    expect(await wrong({})).toEqual(expect.arrayContaining([400, 'device']));
    await db().update(device).set({ deviceType: 'S' }).where(eq(device.id, lane.deviceId));
    expect(await db().$count(appointment)).toBe(0);
  });

  it('refuse a past time of the current day, by the clock of the office [OUR-766]', async () => {
    const now = wallClock(new Date(), ZONE).time;
    if (now < '00:03:00') return;
    expect((await plan({ time: '00:00' })).body.fields).toEqual({ time: [ERROR.TIME_PAST] });
  });

  it('can be moved to another time, room or device, but not to the past, and not over a newer version [OUR-768]', async () => {
    const { id, version } = await planned({ room: 'Room 2' });
    const moved = await update(id, { version, day: inDays(3), time: '08:15', room: null });
    expect(moved).toMatchObject({ status: 200, body: { day: inDays(3), time: '08:15', room: null } });
    expect(await auditOf('updateAppointment')).toMatchObject({
      changes: expect.arrayContaining([{ field: 'time', from: LATE, to: '08:15' }]),
    });
    const stale = await update(id, { version, time: '09:00' });
    expect(stale).toMatchObject({
      status: 409,
      body: { name: ERROR_NAME.RECORD_CHANGED, changed_fields: ['time'], current: { time: '08:15' } },
    });
    const past = await update(id, { version: moved.body.version, day: inDays(-1) });
    expect(past.body.fields).toEqual({ day: [ERROR.TIME_PAST] });
    // what is over can still get another room
    await move(id, { day: inDays(-1) });
    const { version: newest } = await read(id);
    expect((await update(id, { version: newest, room: 'Room 3' })).body).toMatchObject({ room: 'Room 3' });
    const devices = (await lane.doctor.call('listAllDevices')).body;
    const other: string = devices.find((one: { id: string }) => one.id !== lane.deviceId).id;
    const [{ capabilities }] = (await db().select().from(device).where(eq(device.id, lane.deviceId))) as [
      typeof device.$inferSelect,
    ];
    await db().update(device).set({ capabilities, deviceType: 'S' }).where(eq(device.id, other));
    const elsewhere = await update(id, { version: newest + 1, device: other });
    expect(elsewhere).toMatchObject({ status: 200, body: { device: other, version: newest + 2 } });
    await db().update(device).set({ deviceType: 'H' }).where(eq(device.id, other));
    const { version: at } = (await update(id, { version: newest + 2, device: lane.deviceId })).body;
    const home = await update(id, { version: at, device: other });
    expect([home.status, Object.keys(home.body.fields ?? {})]).toEqual([400, ['device']]);
  });

  it('is removed, once [OUR-768]', async () => {
    const { id } = await planned();
    expect((await lane.doctor.call('deleteAppointment', { params: { id } })).status).toBe(204);
    expect((await lane.doctor.call('deleteAppointment', { params: { id } })).status).toBe(404);
    expect(await auditOf('deleteAppointment')).toMatchObject({ objectIds: [id] });
  });

  it('are checked in at the server’s time, moved to another room, and unchecked [OUR-770]', async () => {
    const { id } = await planned({ room: 'Room 2' });
    const before = Date.now();
    const first = (await checkIn(id)).body;
    expect(Date.parse(first.checked_in)).toBeGreaterThanOrEqual(before);
    expect(first.room).toBe('Room 2');
    const second = (await checkIn(id, { room: 'Lane 3' })).body;
    expect(second).toMatchObject({ checked_in: first.checked_in, room: 'Lane 3' });
    expect((await checkIn(id, { room: null })).body.room).toBeNull();
    expect((await lane.doctor.call('undoCheckIn', { params: { id } })).status).toBe(204);
    expect(await read(id)).toMatchObject({ checked_in: null });
    // moving it to another day also undoes the check-in
    await checkIn(id);
    const { version } = await read(id);
    expect((await update(id, { version, day: inDays(1) })).body.checked_in).toBeNull();
    for (const refused of [await checkIn(id), await start(id)])
      expect(refused).toMatchObject({ status: 409, body: { name: ERROR_NAME.NOT_TODAY } });
  });

  it('start the planned test, and end with it [OUR-767]', async () => {
    const { id, version } = await planned();
    const started = await start(id);
    expect(started).toMatchObject({ status: 200, body: { device: lane.deviceId, bundle: null } });
    const order = await lane.ordered();
    expect(order.test_id).toBe(started.body.test);
    expect(await read(id)).toMatchObject({ started: { test: order.test_id, is_ended: false } });
    expect(await auditOf('createTest')).toMatchObject({
      objectIds: [order.test_id],
      patientIds: [lane.setting.patient],
    });
    for (const refused of [
      await start(id),
      await checkIn(id),
      await update(id, { version, time: '08:00' }),
      await lane.doctor.call('undoCheckIn', { params: { id } }),
      await lane.doctor.call('deleteAppointment', { params: { id } }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { name: ERROR_NAME.APPOINTMENT_STARTED } });
    await db().update(test).set({ status: 'finished' }).where(eq(test.id, order.test_id));
    expect(await read(id)).toMatchObject({ started: { test: order.test_id, is_ended: true } });
    expect(ids(await ofDay())).not.toContain(id);
    expect(ids(await list())).toContain(id);
  });

  it('can be started again once its test was canceled [OUR-767]', async () => {
    const { id } = await planned();
    const first = (await start(id)).body.test;
    await lane.doctor.call('deleteTest', { params: { id: first } });
    expect(await read(id)).toMatchObject({ started: null });
    expect(ids(await ofDay())).toContain(id);
    expect((await start(id)).body.test).not.toBe(first);
  });

  it('give the reason why they cannot be started: the device is in use, or the order is out of date [OUR-767]', async () => {
    const { id } = await planned();
    await lane.order(FIELD);
    expect(await start(id)).toMatchObject({ status: 409, body: { name: ERROR_NAME.DEVICE_IN_USE } });
    await lane.free();
    await db().update(person).set({ active: false }).where(eq(person.id, lane.setting.operator));
    const outdated = await start(id);
    await db().update(person).set({ active: true }).where(eq(person.id, lane.setting.operator));
    expect(outdated).toMatchObject({ status: 409, body: { name: ERROR_NAME.APPOINTMENT_OUTDATED } });
    expect(await read(id)).toMatchObject({ started: null });
  });

  it('start only one test if two users start them at once [OUR-767]', async () => {
    const { id } = await planned();
    const both = await Promise.all([start(id), start(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is listed with its day in the order of time, narrowed by doctor, kind and device, and on a past day if missed [OUR-769]', async () => {
    const [late, early] = [await planned(), await planned({ test: TONES })];
    await move(early.id, { time: '00:01' });
    const shown = await ofDay();
    expect(ids(shown)).toEqual([early.id, late.id]);
    expect(shown).toMatchObject({ count: 2, results: [{ patient_summary: { id: early.patient } }, {}] });
    expect(ids(await ofDay({ group: 'AUDIOLOGY' }))).toEqual([early.id]);
    expect(ids(await ofDay({ doctor: lane.setting.doctor, device: lane.deviceId }))).toHaveLength(2);
    for (const none of [{ doctor: crypto.randomUUID() }, { device: crypto.randomUUID() }, { day: inDays(1) }])
      expect((await ofDay(none)).count).toBe(0);
    await move(early.id, { day: inDays(-1) });
    expect(ids(await ofDay({ day: inDays(-1) }))).toEqual([early.id]);
    const looks = await db().select().from(audit).where(eq(audit.action, 'getToday'));
    expect(looks.flatMap(({ patientIds }) => patientIds)).toContain(early.patient);
  });

  it('is listed with its patient from today on, and for 30 days if it was missed [OUR-771]', async () => {
    const all = [];
    for (let number = 0; number < 4; number += 1) all.push(await planned({ time: LATE }));
    const [first, second, third, fourth] = all as [Appointment, Appointment, Appointment, Appointment];
    await move(second.id, { day: inDays(-2) });
    await move(third.id, { day: inDays(-40) });
    await move(fourth.id, { day: inDays(9) });
    const { count, results } = await list();
    expect([count, results.map(({ id }: Appointment) => id)]).toEqual([3, [second.id, first.id, fourth.id]]);
    expect((await list(lane.other)).count).toBe(0);
    expect(await auditOf('listAppointments')).toMatchObject({ patientIds: [lane.other] });
  });

  it('move with a merged patient and back, and are deleted with their patient [OUR-774]', async () => {
    const NAME = {
      first_name: 'Ana',
      last_name: 'Appoint',
      date_of_birth: '1970-02-03',
      doctor_id: lane.setting.doctor,
    };
    const make = async () => (await lane.doctor.call('createPatient', { body: NAME })).body.id as string;
    const [from, to] = [await make(), await make()];
    const { id } = await planned({ patient: from });
    expect((await lane.doctor.call('mergePatient', { params: { id: from }, body: { patient: to } })).status).toBe(204);
    expect(await read(id)).toMatchObject({ patient: to });
    const [change] = (await lane.doctor.call('listPatientChanges', { params: { id: to } })).body;
    await lane.doctor.call('undoPatientChange', { params: { id: change.id } });
    expect(await read(id)).toMatchObject({ patient: from });
    expect((await lane.doctor.call('deletePatient', { params: { id: from } })).status).toBe(204);
    expect((await lane.doctor.call('getAppointment', { params: { id } })).status).toBe(404);
  });

  it('stays at its time of day when the clock of the office is corrected [OUR-766]', async () => {
    const one = await planned();
    await setOfficeClocks(db(), 'Europe/Madrid');
    const corrected = await read(one.id);
    await setOfficeClocks(db(), ZONE);
    expect(corrected).toMatchObject({ day: one.day, time: one.time, timezone: 'Europe/Madrid' });
    expect(corrected.at).not.toBe(one.at);
  });

  it('is not found by another office group [OUR-765]', async () => {
    const stranger = await signIn(lane.server, 'harbour');
    const { id } = await planned();
    expect((await stranger.call('getAppointment', { params: { id } })).status).toBe(404);
    expect((await stranger.call('startAppointment', { params: { id } })).status).toBe(404);
  });

  it('have a room of a number and a word if the server gets no personal data [OUR-775]', async () => {
    const { id } = await planned({ room: 'Front desk' });
    const [group] = await db()
      .select()
      .from(officeGroup)
      .innerJoin(appointment, eq(appointment.officeGroupId, officeGroup.id));
    const setAgent = (url: string | null) =>
      db()
        .update(officeGroup)
        .set({
          flags: sql`${officeGroup.flags} || '{"enable_on_prem_pii_agent": true}'::jsonb`,
          preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
        })
        .where(eq(officeGroup.id, group!.office_group.id));
    await setAgent('https://agent.clinic.example');
    const { version } = await read(id);
    const answers = [
      await plan({ room: 'Okafor' }),
      await update(id, { version, room: 'Ada Okafor' }),
      await checkIn(id, { room: 'Okafor' }),
    ];
    const allowed = await plan({ room: 'Room 2' });
    // what was planned before stays movable
    const moved = await update(id, { version, day: inDays(1) });
    await setAgent(null);
    for (const { status, body } of answers)
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { room: [ERROR.ROOM_NUMBER] } });
    expect([allowed.status, moved.status]).toEqual([200, 200]);
  });
});

import type { TestGroup } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, device, test } from '../../platform/db/schema.ts';
import { expirePendingTests } from '../../edge/jobs/kinds.ts';
import { CAPABILITIES, pair } from '../../../test/support/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

describe.each(ENGINES)('tests on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let patient: string;
  let doctorId: string;
  let operator: string;
  let headset: string;
  let home: string;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    doctorId = (await doctor.call('bootstrap')).body.user.doctor_id;
    operator = (await doctor.call('listOperators')).body[0].id;
    patient = (await doctor.call('listPatients', { query: { search: 'A-16008' } })).body.results[0].id;
    headset = (await pair(server, 'LANE-1')).body.device_id;
    home = (await pair(server, 'HOME-07', 'H')).body.device_id;
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.update(device).set({ testId: null }));

  const write = (over: object = {}) => ({
    status: 1,
    patient,
    device: headset,
    doctor: doctorId,
    operator,
    test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
    eye: '',
    language: 'en',
    ...over,
  });
  const create = (over: object = {}, who = doctor) => who.call('createTest', { body: write(over) });

  /** Creates a test and returns its stored options; the device is free again afterwards. */
  const settle = async (over: object) => {
    const { body } = await create(over);
    await server.store.db.update(device).set({ testId: null });
    return body;
  };

  it('makes a test, waits for a device that is switched off, and shows it as last test [LIST-11]', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      patient,
      device: headset,
      eye: '',
      goldman_size: 3,
      supra_t_intensity: 'STD',
      monocular: false,
      skip_tutorial: false,
      correction_type: null,
      test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
    });
    expect((await doctor.call('getDevice', { params: { id: headset } })).body).toMatchObject({
      in_use: true,
      available: false,
      administering_test: body.id,
    });
    expect((await doctor.call('getPatient', { params: { id: patient } })).body.last_test.id).toBe(body.id);
    const listed = await doctor.call('listPatientTests', { query: { patient, active: 'true', limit: '10' } });
    expect(listed.body.results[0]).toEqual(body);
  });

  it('needs no patient', async () => {
    const { status, body } = await create({ patient: null });
    expect(status).toBe(200);
    expect((await doctor.call('getTest', { params: { id: body.id } })).body.patient).toBeNull();
  });

  it('refuse a device that is taken, also for simultaneous orders [FORM-23]', async () => {
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.name).toBe('DeviceInUse');
  });

  it('gives the device free when the test is cancelled, and hides the test [LIST-12]', async () => {
    const { body } = await create();
    const before = (await doctor.call('listPatientTests', { query: { patient } })).body.count;
    expect((await doctor.call('deleteTest', { params: { id: body.id } })).status).toBe(204);
    expect((await doctor.call('getTest', { params: { id: body.id } })).status).toBe(404);
    expect((await doctor.call('listPatientTests', { query: { patient } })).body.count).toBe(before - 1);
    expect((await doctor.call('getDevice', { params: { id: headset } })).body.in_use).toBe(false);
  });

  it('makes the form’s automatic choices [FORM-06, FORM-09, FORM-13]', async () => {
    expect(await settle({ eye: 'OS' })).toMatchObject({ eye: 'OS', skip_convergence_testing: true });
    expect(await settle({ language: 'de' })).toMatchObject({ skip_tutorial: true, use_short_tutorial: true });
    expect(await settle({ language: 'fr-CA' })).toMatchObject({ skip_tutorial: false, use_short_tutorial: true });
    expect(await settle({ language: 'es', subtitles: true })).toMatchObject({ subtitles: false });
    expect(await settle({ test_group: { group: 'PERIMETRY', strategy: 'CONFRONTATION' } })).toMatchObject({
      goldman_size: 5,
      supra_t_intensity: 'HIGH',
    });
    expect(
      await settle({ test_group: { group: 'PERIMETRY', strategy: 'SUPRA_THRESHOLD', protocol: 'QUADRANT' } }),
    ).toMatchObject({ goldman_size: 5, supra_t_intensity: 'MAX' });
    expect(await settle({ test_group: { group: 'PERIMETRY', strategy: 'ESTERMAN' }, eye: 'OD' })).toMatchObject({
      eye: '',
    });
    expect(
      await settle({ test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2-AVA-F' } }),
    ).toMatchObject({ test_group: { protocol: '30-2' } });
  });

  it.each([
    ['doctor', { doctor: crypto.randomUUID() }],
    ['operator', { operator: null }],
    ['test_group', { test_group: { group: 'OTHER', strategy: null } }],
    ['test_group', { test_group: { group: 'PUPIL', strategy: 'PERRL' } }],
    ['test_group', { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST' } }],
    ['test_group', { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: 'QUADRANT' } }],
    ['language', { language: 'ja' }],
    ['use_short_tutorial', { skip_tutorial: true, use_short_tutorial: true }],
    ['monocular', { skip_convergence_testing: true }],
    ['goldman_size', { test_group: { group: 'PERIMETRY', strategy: 'BLEPHARO' }, goldman_size: 5 }],
    ['control_type', { control_type: crypto.randomUUID() }],
    ['end_date', { period_in_days: 7 }],
    ['occlusion_time', { occlusion_time: 11 }],
  ])('refuses a wrong %s and leaves the device free [FORM-07, FORM-10, FORM-30]', async (field, over) => {
    const { status, body } = await create(over);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await doctor.call('getDevice', { params: { id: headset } })).body.in_use).toBe(false);
  });

  it('refuses a home test once the fixed exam date has passed', async () => {
    const passed = { preferences: { fixed_exam_date: '2020-01-01' } };
    await server.store.db.update(account).set(passed).where(eq(account.username, 'doctor'));
    expect((await create({ device: home })).body.detail).toBe('Invalid fixed exam date');
    await server.store.db.update(account).set({ preferences: {} }).where(eq(account.username, 'doctor'));
    expect((await create({ device: home, patient_email: 'a@example.org' })).status).toBe(200);
  });

  it('answers 404 for devices, patients and tests of another office group [SRV-07]', async () => {
    const stranger = await signIn(server, 'harbour');
    const { body } = await create();
    const params = { id: body.id as string };
    const answers = [
      await create({}, stranger),
      await stranger.call('getTest', { params }),
      await stranger.call('updateTest', { params, body: { status: 1 } }),
      await stranger.call('restartTest', { params }),
      await stranger.call('deleteTest', { params }),
      await stranger.call('moveTest', { params, body: { patient } }),
      await stranger.call('getTestProgress', { params }),
      await stranger.call('getPerimetryState', { params }),
      await stranger.call('getDevice', { params: { id: headset } }),
      await stranger.call('sendDeviceMessage', { params: { id: headset }, body: { message: 'play' } }),
      await create({ patient: crypto.randomUUID() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await stranger.call('listActiveDevices')).body).toEqual([]);
    expect((await stranger.call('listSyncProgress', { query: { id__in: body.id } })).body).toEqual([]);
  });

  it('can be moved only when finished [LIST-04, LIST-09]', async () => {
    const tested = (await doctor.call('listTests', { query: { status__name__in: 'Finished', limit: '1' } })).body
      .results[0];
    const target = (await doctor.call('listPatients', { query: { limit: '1', offset: '95' } })).body.results[0].id;
    expect((await doctor.call('moveTest', { params: { id: tested.id }, body: { patient: target } })).status).toBe(204);
    expect((await doctor.call('getTest', { params: { id: tested.id } })).body.patient).toBe(target);
    const { body } = await create();
    expect((await doctor.call('moveTest', { params: { id: body.id }, body: { patient: target } })).status).toBe(409);
  });

  it('are offered if the devices support them and the office group may use them [FORM-03, FORM-29, FORM-30]', async () => {
    const { body } = await doctor.call('listTestGroups', { query: { patient_id: patient } });
    expect(body.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(['PERIMETRY', 'AUDIOLOGY']),
    );
    const strategies = body[0].strategies.map(({ value }: { value: string }) => value);
    expect(strategies).toEqual(
      expect.arrayContaining(['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST', 'SUPRA_FAST', 'ESTERMAN']),
    );
    // a device has to know the algorithm
    expect(strategies).toContain('KINETIC');
    const pupil = body.find(({ value }: { value: string }) => value === 'PUPIL');
    expect(pupil.strategies.map(({ value }: { value: string }) => value)).toEqual([
      'PUPILLOMETRY',
      'BLUE_PUPILLOMETRY',
    ]);
    const languages = (await doctor.call('listTestLanguages')).body.map(({ code }: { code: string }) => code);
    expect(languages).toEqual(['en', 'es', 'fr-CA', 'de', 'fi']);
    const candidates = (await doctor.call('listTestDevices', { query: { patient_id: patient } })).body;
    expect(candidates.map(({ name }: { name: string }) => name)).toEqual(['Home kit 07', 'Lane 1 headset']);
  });

  it('list the languages of spoken answers for kinds in which patients name optotypes (of FORM-12) [OUR-365]', async () => {
    const { body } = await doctor.call('listTestGroups', { query: { patient_id: patient } });
    const understood = Object.fromEntries(
      body.map((group: TestGroup) => [group.value, group.voice_input_languages] as const),
    );
    // German is spoken by the devices, and understood by none
    expect(understood).toMatchObject({ CSUITE: ['en', 'es', 'fr-CA'], PERIMETRY: [], COLOR_VISION: [], AUDIOLOGY: [] });
    const speaking = { ...CAPABILITIES, output_languages: ['es' as const] };
    await server.store.db.update(device).set({ capabilities: speaking });
    const { body: later } = await doctor.call('listTestGroups');
    expect(later.find(({ value }: TestGroup) => value === 'CSUITE').voice_input_languages).toEqual(['es']);
    await server.store.db.update(device).set({ capabilities: CAPABILITIES });
  });

  it('expires a test no device took up within a day, and the device is free again [LIST-11]', async () => {
    const { body } = await create();
    await expirePendingTests({ db: server.store.db, bus: server.bus }, new Date(Date.now() + 23 * 3_600_000));
    expect((await doctor.call('getTest', { params: { id: body.id } })).body.status).toBe('pending');
    await expirePendingTests({ db: server.store.db, bus: server.bus }, new Date(Date.now() + 25 * 3_600_000));
    expect((await doctor.call('getTest', { params: { id: body.id } })).body.status).toBe('expired');
    expect((await doctor.call('getDevice', { params: { id: headset } })).body.in_use).toBe(false);
  });

  it('shows the state of a finished test with both eyes [PERI-08] [MON-19]', async () => {
    const [finished] = await server.store.db.select().from(test).where(eq(test.status, 'finished')).limit(1);
    const { body } = await doctor.call('getPerimetryState', { params: { id: finished?.id ?? '' } });
    expect(body).toMatchObject({ run: 1, progress: { total: 100, od: 100, os: 100 } });
    const settled = body.stimuli.filter(({ threshold }: { threshold: number | null }) => threshold !== null);
    expect(settled).toHaveLength(108);
    expect(
      new Set(
        body.stimuli.map(({ eye, x, is_blind_spot }: { eye: string; x: number; is_blind_spot: boolean }) =>
          is_blind_spot ? `${eye} ${x}` : '',
        ),
      ),
    ).toEqual(new Set(['', 'OD 15', 'OS -15']));
  });
});

import {
  BUNDLE_DESCRIPTIONS_MAX,
  CUSTOM_BUNDLE_TYPES_MAX,
  ERROR,
  type RecordEvent,
  type SystemBundle,
} from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { device, test } from './db/schema.ts';
import { expirePendingTests } from './jobs/kinds.ts';
import { CAPABILITIES, connect, framesOf, pair, type ScriptedDevice } from './fakes/device.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from './fakes/server.ts';
import { setStatus } from './tests/lifecycle.ts';

const status = (name: 'started' | 'finished' | 'failed'): RecordEvent => ({
  type: 'updated_test_status',
  data: { status: name },
});
const FIELD = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }, language: 'en' };
const TONES = { test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING' }, language: 'en' };

describe.each(ENGINES)('bundles on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let doctor: Browser;
  let oga: Browser;
  let headset: ScriptedDevice;
  let setting: { patient: string; device: string; doctor: string; operator: string };
  let token: string;
  /** Another patient. */
  let other: string;

  beforeAll(async () => {
    server = await startServer(engine, 60);
    address = await server.listen();
    doctor = await signIn(server, 'doctor');
    oga = await signIn(server, 'oga');
    const patients = (await doctor.call('listPatients', { query: { search: 'A-16008' } })).body.results;
    const paired = (await pair(server, 'LANE-1')).body;
    token = paired.token;
    setting = {
      patient: patients[0].id,
      device: paired.device_id,
      doctor: (await doctor.call('bootstrap')).body.user.doctor_id,
      operator: (await doctor.call('listOperators')).body[0].id,
    };
    const others = (await doctor.call('listPatients', { query: { limit: '2' } })).body.results;
    other = others.find(({ id }: { id: string }) => id !== setting.patient).id;
    headset = await connect(address, token);
  });
  afterEach(() => server.store.db.update(device).set({ testId: null }));
  afterAll(async () => {
    headset.socket.terminate();
    await server.close();
  });

  const create = (over: object = { test_descriptions: [FIELD, TONES] }, who = doctor) =>
    who.call('createTestBundle', { body: { ...setting, ...over } });
  const begin = async (over?: object) => {
    const { status: code, body } = await create(over);
    expect(body).toMatchObject({ current_test: { using_device: setting.device } });
    expect(code).toBe(200);
    return { id: body.id as string, first: await ordered() };
  };
  const ordered = async () => {
    const frame = await headset.next(({ type }) => type === 'start');
    if (frame.type !== 'start') throw new Error('no order came');
    return frame.test;
  };
  const read = async (id: string) => (await doctor.call('getTestBundle', { params: { id } })).body;
  const statusOf = async (id: string) => (await doctor.call('getTest', { params: { id } })).body.status;
  const testsOf = (id: string) =>
    server.store.db.select().from(test).where(eq(test.bundleId, id)).orderBy(test.bundleIndex);

  const make = (name: string, over: object = {}) =>
    oga.call('createCustomBundle', { body: { name, test_descriptions: [{ test_group: TONES.test_group }], ...over } });
  const names = async (query: Record<string, string>) =>
    (await doctor.call('listCustomBundles', { query })).body.results.map(({ name }: { name: string }) => name);

  it('runs its tests one after the other, and tells which one is on [BUND-12] [BUND-18]', async () => {
    const { id, first } = await begin();
    expect(first.test_group).toMatchObject({ group: 'PERIMETRY' });
    const before = await read(id);
    expect(before).toMatchObject({
      status: { name: 'started' },
      patient: setting.patient,
      test_bundle_index: 1,
      total_test_count: 2,
      current_test: { id: first.test_id, using_device: setting.device },
      next_test: { test_group: { group: 'AUDIOLOGY' } },
      test_groups: [{ group: 'PERIMETRY' }, { group: 'AUDIOLOGY' }],
    });
    const nextId = before.next_test.id as string;
    expect(await statusOf(nextId)).toBe('pending');
    expect((await doctor.call('getTest', { params: { id: first.test_id } })).body.test_bundle).toEqual({
      id,
      status: 'started',
    });
    const last = await doctor.call('getPatient', { params: { id: setting.patient } });
    expect(last.body.last_test.id).toBe(first.test_id);

    const cookie = Object.entries(doctor.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const monitor = framesOf<{ type: string; data: { status?: string } }>(
      new WebSocket(`${address.replace('http', 'ws')}/live/tests/${first.test_id}`, {
        headers: { cookie, origin: address },
      }),
    );
    await monitor.next(({ type }) => type === 'ready');
    headset.report(first, 1, [status('started'), status('finished')]);
    await monitor.next(({ data }) => data.status === 'finished');
    // By the time a monitor hears of the end, the bundle names the next test.
    expect(await read(id)).toMatchObject({
      status: { name: 'started' },
      test_bundle_index: 2,
      current_test: { id: nextId },
      next_test: null,
    });
    monitor.socket.close();
    const second = await ordered();
    expect(second.test_id).toBe(nextId);
    expect(await statusOf(nextId)).toBe('started');
    expect((await create()).body.name).toBe('DeviceInUse');
    expect((await doctor.call('getPatient', { params: { id: setting.patient } })).body.last_test.id).toBe(nextId);
    const [running] = (await doctor.call('listActiveDevices')).body;
    expect(running.running_test).toMatchObject({ id: nextId, test_bundle: id });

    headset.report(second, 1, [status('finished')]);
    await headset.next((frame) => frame.type === 'ack' && frame.test_id === nextId);
    expect(await read(id)).toMatchObject({ status: { name: 'finished' }, test_bundle_index: 2, next_test: null });
    expect((await doctor.call('getDevice', { params: { id: setting.device } })).body.in_use).toBe(false);
  });

  it('ends with a test that fails; what waited behind it expires [BUND-11] [MON-24]', async () => {
    const { id, first } = await begin({ test_descriptions: [FIELD, TONES, TONES] });
    headset.report(first, 1, [status('failed')]);
    await headset.next((frame) => frame.type === 'ack' && frame.test_id === first.test_id);
    expect(await read(id)).toMatchObject({
      status: { name: 'failed' },
      test_bundle_index: 1,
      current_test: { id: first.test_id },
      next_test: null,
    });
    expect((await testsOf(id)).map((row) => row.status)).toEqual(['failed', 'expired', 'expired']);
    expect((await doctor.call('getDevice', { params: { id: setting.device } })).body.in_use).toBe(false);
  });

  it('goes on with the next one when one is cancelled alone, and is gone with the last', async () => {
    const { id, first } = await begin();
    expect((await doctor.call('deleteTest', { params: { id: first.test_id } })).status).toBe(204);
    expect(await headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: first.test_id });
    const second = await ordered();
    expect(await read(id)).toMatchObject({
      test_bundle_index: 1,
      total_test_count: 1,
      current_test: { id: second.test_id },
    });
    await doctor.call('deleteTest', { params: { id: second.test_id } });
    expect((await doctor.call('getTestBundle', { params: { id } })).status).toBe(404);
  });

  it('is cancelled whole: what is finished stays', async () => {
    const { id, first } = await begin();
    headset.report(first, 1, [status('finished')]);
    const second = await ordered();
    expect((await doctor.call('cancelTestBundle', { params: { id } })).status).toBe(204);
    expect(await headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: second.test_id });
    expect(await read(id)).toMatchObject({ status: { name: 'finished' }, total_test_count: 1 });
    expect((await doctor.call('cancelTestBundle', { params: { id } })).status).toBe(409);

    const fresh = await begin();
    await doctor.call('cancelTestBundle', { params: { id: fresh.id } });
    expect((await doctor.call('getTestBundle', { params: { id: fresh.id } })).status).toBe(404);
    expect(await headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: fresh.first.test_id });
  });

  it('that was stopped goes on where it was, and a test cannot begin before its turn [BUND-11] [MON-24]', async () => {
    const { id, first } = await begin();
    const waiting = (await read(id)).next_test.id as string;
    expect((await doctor.call('restartTest', { params: { id: waiting } })).body.name).toBe('TestWaiting');
    expect((await doctor.call('updateTest', { params: { id: waiting }, body: { status: 1 } })).status).toBe(409);
    headset.report(first, 1, [status('started')]);
    await headset.next((frame) => frame.type === 'ack' && frame.seq === 1);
    await setStatus(server.store.db, first.test_id, 'stopped');
    expect(await read(id)).toMatchObject({ status: { name: 'stopped' }, test_bundle_index: 1 });
    await doctor.call('updateTest', { params: { id: first.test_id }, body: { status: 1 } });
    expect((await ordered()).test_id).toBe(first.test_id);
    await doctor.call('deleteTestBundle', { params: { id } });
    expect((await testsOf(id)).every(({ deleted }) => deleted !== null)).toBe(true);
  });

  it('waits for a headset that is switched off, in each of its tests', async () => {
    const { id, first } = await begin();
    headset.report(first, 1, [status('finished')]);
    const second = await ordered();
    headset.socket.close();
    await vi.waitFor(async () => {
      expect((await doctor.call('getDevice', { params: { id: setting.device } })).body.active).toBe(false);
    }, 10_000);
    await doctor.call('deleteTestBundle', { params: { id } });
    const off = await create();
    expect(await read(off.body.id)).toMatchObject({ status: { name: 'pending' }, test_bundle_index: 1 });
    headset = await connect(address, token);
    expect(headset.welcome.test?.test_id).toBe(off.body.current_test.id);
    expect(await read(off.body.id)).toMatchObject({ status: { name: 'started' } });
    expect(second.test_id).not.toBe(first.test_id);
    await doctor.call('deleteTestBundle', { params: { id: off.body.id } });
  });

  it('expires as a whole when nobody takes it [BUND-11]', async () => {
    const { id } = await begin();
    await server.store.db.update(test).set({ status: 'pending', timeStart: null }).where(eq(test.bundleId, id));
    await expirePendingTests({ db: server.store.db, bus: server.bus }, new Date(Date.now() + 25 * 3_600_000));
    expect(await read(id)).toMatchObject({ status: { name: 'expired' }, current_test: expect.anything() });
  });

  it('lists a patient’s bundles by their groups, newest first [BUND-12]', async () => {
    const { id } = await begin({ test_descriptions: [TONES] });
    const list = (query: object) =>
      doctor.call('listTestBundles', { query: { patient: setting.patient, ...query } as Record<string, string> });
    expect((await list({})).body.results[0].id).toBe(id);
    const page = (await list({ limit: '1', offset: '0' })).body;
    expect(page.results).toHaveLength(1);
    expect(page.count).toBeGreaterThan(1);
    const found = (await list({ search: 'pure tone' })).body.results;
    expect(found.length).toBeGreaterThan(0);
    for (const bundle of found) expect(JSON.stringify(bundle.test_groups)).toContain('PURE_TONE');
    expect((await list({ search: 'nothing of the kind' })).body).toEqual({ results: [], count: 0 });
    const stranger = await signIn(server, 'harbour');
    expect((await stranger.call('getTestBundle', { params: { id } })).status).toBe(404);
    expect((await stranger.call('deleteTestBundle', { params: { id } })).status).toBe(404);
    await doctor.call('deleteTestBundle', { params: { id } });
    expect((await list({})).body.results.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  it('moves to another patient once it is finished, with its tests [BUND-12]', async () => {
    const { id, first } = await begin({ test_descriptions: [TONES] });
    const move = () => doctor.call('moveTestBundle', { params: { id }, body: { patient: other } });
    expect((await move()).body.name).toBe('TestNotFinished');
    headset.report(first, 1, [status('finished')]);
    await headset.next((frame) => frame.type === 'ack' && frame.test_id === first.test_id);
    expect((await move()).status).toBe(204);
    expect((await read(id)).patient).toBe(other);
    expect((await doctor.call('getTest', { params: { id: first.test_id } })).body.patient).toBe(other);
    expect((await move()).status).toBe(400);
    const technician = await signIn(server, 'ta');
    expect((await technician.call('moveTestBundle', { params: { id }, body: { patient: other } })).status).toBe(403);
  });

  it('refuses more tests than ten, and what a single test would be refused for, with its number', async () => {
    const many = Array.from({ length: BUNDLE_DESCRIPTIONS_MAX + 1 }, () => TONES);
    const refused = await create({ test_descriptions: many });
    expect(refused.status).toBe(400);
    expect(refused.body.fields.test_descriptions).toEqual([ERROR.TOO_MANY_DESCRIPTIONS]);
    expect((await create({ test_descriptions: [] })).status).toBe(400);
    expect((await create({})).status).toBe(400);
    const wrong = await create({
      test_descriptions: [TONES, { ...FIELD, language: 'ko' }, { test_group: { group: 'OTHER' } }],
    });
    expect(wrong.body.fields.test_descriptions).toEqual([
      'Test 2: The device does not speak this language.',
      'Test 3: The device does not support this test group.',
    ]);
    expect((await doctor.call('getDevice', { params: { id: setting.device } })).body.in_use).toBe(false);
    const ten = await create({ test_descriptions: many.slice(1) });
    expect(ten.status).toBe(200);
    expect((await read(ten.body.id)).total_test_count).toBe(10);
    await doctor.call('deleteTestBundle', { params: { id: ten.body.id } });
    await headset.next(({ type }) => type === 'cancel');
  });

  it('is made from a system bundle the devices can do [BUND-12]', async () => {
    const { body } = await doctor.call('listSystemBundles');
    for (const { group } of body.flatMap((one: SystemBundle) => one.test_groups)) {
      expect(CAPABILITIES.supported_test_groups).toContain(group);
    }
    const screening = body.find(({ name }: SystemBundle) => name === 'Vision and hearing screening');
    const { id, first } = await begin({ system_test_bundle_type: screening.id });
    expect(first.test_group.strategy).toBe('AVA_FAST');
    expect(await read(id)).toMatchObject({ system_test_bundle_type: screening.id, total_test_count: 2 });
    await doctor.call('deleteTestBundle', { params: { id } });
    await headset.next(({ type }) => type === 'cancel');
  });

  it('is made from a custom bundle, with what was asked at its use [BUND-15]', async () => {
    const write = {
      name: 'Morning round',
      test_descriptions: [{ ...FIELD, language: undefined }, { test_group: TONES.test_group }],
    };
    expect((await doctor.call('createCustomBundle', { body: write })).status).toBe(403);
    const made = await oga.call('createCustomBundle', { body: write });
    expect(made.status).toBe(200);
    const parameters = {
      monocular: true,
      skip_tutorial: true,
      disable_pause: true,
      skip_convergence_testing: true,
      use_short_tutorial: false,
      language: 'es',
      subtitles: false,
      subtitle_increase_text_size: false,
    };
    const { id, first } = await begin({
      custom_test_bundle_type: made.body.id,
      custom_test_bundle_parameters: parameters,
    });
    expect(first).toMatchObject({ monocular: true, language: 'es', skip_tutorial: true, disable_pause: true });
    expect(await read(id)).toMatchObject({
      custom_test_bundle_type: made.body.id,
      custom_test_bundle_parameters: parameters,
      test_descriptions: [{ language: 'es' }, { language: 'es' }],
    });
    await doctor.call('deleteTestBundle', { params: { id } });
    await headset.next(({ type }) => type === 'cancel');
    expect((await doctor.call('deleteCustomBundle', { params: { id: made.body.id } })).status).toBe(403);
    expect((await oga.call('deleteCustomBundle', { params: { id: made.body.id } })).status).toBe(204);
    expect((await create({ custom_test_bundle_type: made.body.id })).status).toBe(400);
  });

  it('keeps at most ten custom bundles, each for everybody or for one patient [BUND-15]', async () => {
    const mine = (await make('One person', { patient: setting.patient })).body;
    for (let index = 1; index < CUSTOM_BUNDLE_TYPES_MAX; index += 1)
      expect((await make(`Set ${index}`)).status).toBe(200);
    expect((await make('One too many')).body.detail).toBe(ERROR.TOO_MANY_CUSTOM_BUNDLES);
    expect(await names({ search: 'one' })).toEqual(['One person']);
    expect(await names({ patient_id: other })).not.toContain('One person');
    expect(await names({ patient_id: setting.patient })).toContain('One person');
    expect((await create({ custom_test_bundle_type: mine.id, patient: null })).status).toBe(400);
    const wrong = await make('Cannot be', { test_descriptions: [{ test_group: { group: 'OTHER' } }] });
    expect(wrong.status).toBe(400);
  });

  it('takes a visitor of the demo mode as a patient, only while that is on [DEMO-02]', async () => {
    const visitor = { name: 'Ada  King Noel', email: 'ada@example.org' };
    expect((await doctor.call('createDemoPatient', { body: visitor })).status).toBe(403);
    await setFlags(server, { demo_mode: true });
    await doctor.call('updatePreferences', { body: { enable_demo_mode: true, device: setting.device } });
    const made = await doctor.call('createDemoPatient', { body: visitor });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      first_name: 'Ada',
      last_name: 'King Noel',
      email: 'ada@example.org',
      date_of_birth: null,
      doctor_id: setting.doctor,
    });
    const started = await doctor.call('createTest', {
      body: {
        ...setting,
        status: 1,
        patient: made.body.id,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' },
        eye: '',
        goldman_size: 3,
        language: null,
      },
    });
    expect(started.status).toBe(200);
    expect((await ordered()).patient.age).toBeGreaterThan(0);
    expect((await doctor.call('createDemoPatient', { body: { name: ' ', email: 'ada' } })).status).toBe(400);
  });
});

import { LiveMessage, type RecordEvent } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { test, testRecord } from './db/schema.ts';
import { connect, framesOf, pair, type ScriptedDevice, stimulus } from './testing/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from './testing/server.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type Frame = { type: string; data: any };

const status = (value: 'started' | 'paused' | 'finished'): RecordEvent => ({
  type: 'updated_test_status',
  data: { status: value },
});

const plates = (answered: boolean) => ({
  eye_states: [{ eye: 'OU' as const, responses: [{ answered, value: '12', answer: answered ? '12' : null }] }],
});

const coverOf = (progress: number) => ({
  eye: 'OS' as const,
  phase: 0 as const,
  progress,
  current_direction: 0,
  finished_directions: [],
});

describe.each(ENGINES)('a test on a headset, watched live, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let doctor: Browser;
  let people: { patient: string; doctor: string; operator: string };
  let token: string;
  let deviceId: string;
  let headset: ScriptedDevice;

  beforeAll(async () => {
    server = await startServer(engine, 100);
    address = await server.listen();
    doctor = await signIn(server, 'doctor');
    people = {
      patient: (await doctor.call('listPatients', { query: { search: 'A-16008' } })).body.results[0].id,
      doctor: (await doctor.call('bootstrap')).body.user.doctor_id,
      operator: (await doctor.call('listOperators')).body[0].id,
    };
    ({ token, device_id: deviceId } = (await pair(server, 'LANE-1')).body);
    headset = await connect(address, token);
  });
  afterAll(async () => {
    headset.socket.terminate();
    await server.close();
  });

  const watch = (id: string, cookies = doctor.cookies, origin = address) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return framesOf<Frame>(
      new WebSocket(`${address.replace('http', 'ws')}/live/tests/${id}`, { headers: { cookie, origin } }),
    );
  };
  const begin = async () => {
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
        eye: '',
        language: 'en',
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    return { id: body.id as string, order: start.test };
  };
  const acknowledged = (seq: number) => headset.next((frame) => frame.type === 'ack' && frame.seq === seq);
  const finish = async (order: { test_id: string; run: number }, seq: number) => {
    headset.report(order, seq, [status('finished')]);
    await acknowledged(seq);
  };

  it('pairs by a code once, and not for another type of device [SRV-02]', async () => {
    expect((await pair(server, 'LANE-1')).status).toBe(400);
    expect((await pair(server, 'LANE-2', 'H')).status).toBe(409);
    expect((await pair(server, 'LANE-2')).status).toBe(200);
    await expect(connect(address, 'not a token')).rejects.toThrow('4401');
  });

  it('tells the headset what to do, and the monitor what happens, in order [MON-01, MON-21, SRV-02]', async () => {
    const { id, order } = await begin();
    expect(order).toMatchObject({
      test_id: id,
      run: 1,
      eye: '',
      goldman_size: 3,
      patient: { age: expect.any(Number) },
    });
    expect(Object.keys(order.patient).sort()).toEqual(['age', 'ipd']);
    const monitor = watch(id);
    expect(await monitor.next(() => true)).toEqual({ type: 'ready', data: { seq_num: expect.any(Number) } });

    headset.report(order, 1, [
      status('started'),
      { type: 'updated_device_screen', data: { screen: 'doing test' } },
      stimulus(1, { viewed: false, threshold: null, response_time: 0 }),
      stimulus(1),
      { type: 'test_progress_update', data: { total: 1, od: 2, os: 0 } },
      { type: 'patient_update_by_device', data: { ipd: 61.5 } },
    ]);
    await acknowledged(6);
    headset.send({ type: 'battery', battery_level_headset_percentage: 55, battery_level_handpiece_percentage: 44 });
    headset.send({ type: 'telemetry', volume: 30, ipd: 62 });
    const frames: Frame[] = [];
    // oxlint-disable-next-line no-await-in-loop
    while (frames.length < 8) frames.push(await monitor.next(() => true));
    for (const frame of frames) expect(z.safeParse(LiveMessage, frame).success).toBe(true);
    const numbers = frames.flatMap(({ data }) => data.seq_num ?? []);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(frames.map(({ type }) => type).slice(0, 6)).toEqual([
      'updated_test_status',
      'updated_device_screen',
      'new_stimuli',
      'new_stimuli',
      'test_progress_update',
      'patient_update_by_device',
    ]);
    expect(
      frames
        .map(({ type }) => type)
        .slice(6)
        .sort(),
    ).toEqual(['new_device_telemetry', 'updated_device_battery_level']);

    const state = (await doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state).toMatchObject({ seq_num: numbers.at(-1), run: 1, progress: { total: 1, od: 2, os: 0 } });
    expect(state.stimuli).toEqual([expect.objectContaining({ index: 1, threshold: 28 })]);
    const [shown] = (await doctor.call('listActiveDevices')).body;
    expect(shown).toMatchObject({
      name: 'Lane 1 headset',
      active: true,
      test_progress: 1,
      battery_level_headset_percentage: 55,
      volume: 30,
      current_screen: 'doing test',
      running_test: { id, status: 'started', patient: { display_name: 'Zofia Kowalska' } },
    });
    expect((await doctor.call('getPatient', { params: { id: people.patient } })).body.ipd).toBe(61.5);

    await finish(order, 7);
    expect(await monitor.next(({ type }) => type === 'updated_test_status')).toMatchObject({
      data: { status: 'finished' },
    });
    expect((await doctor.call('getDevice', { params: { id: deviceId } })).body).toMatchObject({
      in_use: false,
      available: true,
    });
    expect((await doctor.call('getTest', { params: { id } })).body).toMatchObject({
      status: 'finished',
      thresholds_received: true,
    });
    monitor.socket.close();
  });

  it('stores each record once, in order, whatever is sent again or too early [SRV-02, MON-03]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    headset.report(order, 1, [stimulus(1), stimulus(2), stimulus(3)]);
    headset.report(order, 9, [stimulus(9)]);
    await acknowledged(3);
    headset.report(order, 4, [stimulus(4)]);
    await acknowledged(4);
    const records = await server.store.db
      .select()
      .from(testRecord)
      .where(eq(testRecord.testId, id))
      .orderBy(testRecord.seq);
    expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(new Set(records.map(({ seqNum }) => seqNum)).size).toBe(4);
    await finish(order, 5);
    headset.report(order, 6, [status('started')]);
    await acknowledged(6);
    expect((await doctor.call('getTest', { params: { id } })).body.status).toBe('finished');
  });

  it('passes messages, the convergence answer and the cancellation on to the headset [MON-09, MON-11, MON-20]', async () => {
    const { id, order } = await begin();
    await doctor.call('sendDeviceMessage', { params: { id: deviceId }, body: { message: 'volume', payload: 10 } });
    expect(await headset.next(({ type }) => type === 'message')).toEqual({
      type: 'message',
      message: { message: 'volume', payload: 10 },
    });
    const wrong = await doctor.call('sendDeviceMessage', {
      params: { id: deviceId },
      body: { message: 'volume', payload: 101 },
    });
    expect(wrong.status).toBe(400);
    expect((await doctor.call('updateTest', { params: { id }, body: { monocular: true } })).body.monocular).toBe(true);
    expect(await headset.next(({ type }) => type === 'update')).toEqual({
      type: 'update',
      test_id: id,
      monocular: true,
    });

    headset.report(order, 1, [status('paused')]);
    await acknowledged(1);
    expect((await doctor.call('updateTest', { params: { id }, body: { status: 1 } })).body.status).toBe('started');
    expect(await headset.next(({ type }) => type === 'message')).toMatchObject({ message: { message: 'play' } });

    const monitor = watch(id);
    await monitor.next(({ type }) => type === 'ready');
    await doctor.call('deleteTest', { params: { id } });
    expect(await headset.next(({ type }) => type === 'cancel')).toEqual({ type: 'cancel', test_id: id });
    expect(await monitor.closed).toBe(4404);
    headset.report(order, 2, [stimulus(1)]);
    expect(await headset.next(({ type }) => type === 'cancel')).toEqual({ type: 'cancel', test_id: id });
  });

  it('begins anew with a higher run, whose records alone make the state [MON-20]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await acknowledged(2);
    const before = (await doctor.call('getPerimetryState', { params: { id } })).body.seq_num;
    expect((await doctor.call('restartTest', { params: { id } })).status).toBe(204);
    expect(await headset.next(({ type }) => type === 'restart')).toEqual({ type: 'restart', test_id: id, run: 2 });
    headset.report(order, 3, [stimulus(3)]);
    headset.report({ test_id: id, run: 2 }, 1, [stimulus(1, { x: -9 })]);
    await headset.next((frame) => frame.type === 'ack' && frame.run === 2 && frame.seq === 1);
    const state = (await doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state.run).toBe(2);
    expect(state.stimuli.map(({ x }: { x: number }) => x)).toEqual([-9]);
    expect(state.seq_num).toBeGreaterThan(before);
    headset.report({ test_id: id, run: 2 }, 2, [status('finished')]);
    await headset.next((frame) => frame.type === 'ack' && frame.run === 2 && frame.seq === 2);
  });

  it('keeps only the newest connection of a headset', async () => {
    const old = headset;
    headset = await connect(address, token);
    expect(await old.closed).toBe(4409);
    expect((await doctor.call('getDevice', { params: { id: deviceId } })).body.active).toBe(true);
  });

  it('says why a monitor may not watch, by its close code [SRV-03, SRV-07]', async () => {
    const { id, order } = await begin();
    const stranger = await signIn(server, 'harbour');
    const user = await signIn(server, 'tu');
    const codes = await Promise.all([
      watch(id, {}).closed,
      watch(id, doctor.cookies, 'https://evil.example').closed,
      watch(id, user.cookies).closed,
      watch(id, stranger.cookies).closed,
      watch('not-an-id').closed,
      watch(crypto.randomUUID()).closed,
    ]);
    expect(codes).toEqual([4401, 4403, 4403, 4404, 4404, 4404]);

    const mine = await signIn(server, 'operator');
    const [malformed, innocent, signedOut] = [watch(id), watch(id), watch(id, mine.cookies)];
    await Promise.all([malformed, innocent, signedOut].map((one) => one.next(({ type }) => type === 'ready')));
    malformed.socket.send('{');
    expect(await malformed.closed).toBe(1008);
    await mine.call('signOut');
    expect(await signedOut.closed).toBe(4401);
    headset.report(order, 1, [stimulus(1)]);
    expect((await innocent.next(({ type }) => type === 'new_stimuli')).data.index).toBe(1);
    innocent.socket.close();
    await acknowledged(1);
    await finish(order, 2);
  });

  it('closes only the headset that sends rubbish [API-06]', async () => {
    const { token: other } = (await pair(server, 'PRE-TEST')).body;
    const rubbish = await connect(address, other);
    rubbish.socket.send('{"type":"record"}');
    expect(await rubbish.closed).toBe(1008);
    expect(headset.socket.readyState).toBe(WebSocket.OPEN);
    const silent = new WebSocket(`${address.replace('http', 'ws')}/device/channel`);
    await new Promise((resolve) => silent.on('open', resolve));
    silent.send(JSON.stringify({ type: 'telemetry', volume: 1 }));
    expect(await framesOf(silent).closed).toBe(4401);
  });

  it('goes on after a restart of the server, and loses nothing [SRV-02, MON-02]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await acknowledged(2);
    const monitor = watch(id);
    await monitor.next(({ type }) => type === 'ready');
    const before = (await doctor.call('getPerimetryState', { params: { id } })).body;

    const gone = Promise.all([headset.closed, monitor.closed]);
    await server.restart();
    expect(await gone).toEqual([1012, 1012]);
    address = await server.listen();
    headset = await connect(address, token);
    expect(headset.welcome).toMatchObject({ name: 'Lane 1 headset', acknowledged: 2, test: { test_id: id, run: 1 } });
    const again = watch(id);
    expect((await again.next(({ type }) => type === 'ready')).data.seq_num).toBe(before.seq_num);
    headset.report(order, 2, [stimulus(2), stimulus(3)]);
    expect((await again.next(({ type }) => type === 'new_stimuli')).data).toMatchObject({
      index: 3,
      seq_num: before.seq_num + 1,
    });
    expect((await doctor.call('getPerimetryState', { params: { id } })).body.stimuli).toHaveLength(3);
    again.socket.close();
    await acknowledged(3);
    await finish(order, 4);
  });

  it('keeps the answers of a kinetic test, which no other state call has [KIN-03] [MON-05] [MON-19]', async () => {
    const test_group = { group: 'PERIMETRY', strategy: 'KINETIC' } as const;
    const { body } = await doctor.call('createTest', {
      body: { status: 1, ...people, device: deviceId, test_group, goldman_size: 3, language: 'en' },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ test_group, goldman_size: 3 });
    const params = { id: body.id as string };
    expect((await doctor.call('getKineticState', { params })).body).toEqual([]);
    expect((await doctor.call('getPureToneResponses', { params })).status).toBe(404);

    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const seen = {
      eye: 'OS' as const,
      direction: 4,
      x: 35.4,
      y: 35.4,
      is_blind_spot: false,
      viewed: true,
      response_time: 4.2,
      has_good_fixation: true,
    };
    headset.report(start.test, 1, [status('started'), { type: 'new_stimuli', data: seen }]);
    await acknowledged(2);
    const heard = await monitor.next(({ type }) => type === 'new_stimuli');
    expect(z.safeParse(LiveMessage, heard).success).toBe(true);
    monitor.socket.close();
    const { body: answers } = await doctor.call('getKineticState', { params });
    expect(answers).toEqual([{ ...seen, seq_num: heard.data.seq_num, run: 1 }]);
    await finish(start.test, 3);
  });

  it('keeps every state of a pupil test, with and without its extras [PUP-03] [MON-05] [MON-19]', async () => {
    const test_group = { group: 'PUPIL', strategy: 'PUPILLOMETRY' } as const;
    const { body } = await doctor.call('createTest', {
      body: { status: 1, ...people, device: deviceId, test_group, apd_stimulation_time: 5, language: 'en' },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ test_group, apd_stimulation_time: 5 });
    const params = { id: body.id as string };
    expect((await doctor.call('getPupillometryState', { params })).body).toMatchObject({
      test_percentage_done: 0,
      od_state: { period_type: 'A', is_currently_tested: false },
      history: [],
    });
    expect((await doctor.call('getKineticState', { params })).status).toBe(404);

    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const eye = {
      period_type: 'S' as const,
      period_completion_percentage: 50,
      is_currently_tested: true,
      is_retesting: false,
    };
    const plain = { test_percentage_done: 40, od_state: eye, os_state: { ...eye, is_currently_tested: false } };
    const seen = { ...eye, light: 'white' as const, diameters: [5.2, 5.1, null], result: 'Mild' as const };
    const rich = { test_percentage_done: 41, od_state: seen, os_state: eye, seconds: 0.5 };
    headset.report(start.test, 1, [
      status('started'),
      { type: 'pupillometry_state_update', data: plain },
      { type: 'pupillometry_state_update', data: rich },
    ]);
    await acknowledged(3);
    const heard = await monitor.next(({ type }) => type === 'pupillometry_state_update');
    expect(z.safeParse(LiveMessage, heard).success).toBe(true);
    monitor.socket.close();
    const numbers = (after: number) => ({ seq_num: heard.data.seq_num! + after, run: 1 });
    expect((await doctor.call('getPupillometryState', { params })).body).toEqual({
      ...rich,
      ...numbers(1),
      history: [
        { ...plain, ...numbers(0) },
        { ...rich, ...numbers(1) },
      ],
    });
    await finish(start.test, 4);
  });

  it('keeps the tones of a hearing test and tells them to its monitor alone [AUD-04] [MON-05] [MON-19]', async () => {
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
        ear: 'LEFT',
        language: 'en',
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ ear: 'LEFT', test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } });
    const params = { id: body.id as string };
    expect((await doctor.call('getPureToneResponses', { params })).body).toEqual([]);
    expect((await doctor.call('getPerimetryState', { params })).status).toBe(404);

    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const tone = { ear: 'LEFT' as const, frequency: 1000, is_heard: true, response_time: 0.4 };
    headset.report(start.test, 1, [
      status('started'),
      { type: 'new_pure_tone_response', data: { ...tone, volume_db: 30, threshold: false } },
      { type: 'new_pure_tone_response', data: { ...tone, volume_db: 20, threshold: true } },
    ]);
    await acknowledged(3);
    const heard = await monitor.next(({ type }) => type === 'new_pure_tone_response');
    expect(z.safeParse(LiveMessage, heard).success).toBe(true);
    expect(heard.data).toMatchObject({ ...tone, volume_db: 30, run: 1 });
    monitor.socket.close();

    const { body: tones } = await doctor.call('getPureToneResponses', { params });
    expect(tones).toEqual([
      { ...tone, volume_db: 30, threshold: false, seq_num: heard.data.seq_num, run: 1 },
      { ...tone, volume_db: 20, threshold: true, seq_num: heard.data.seq_num! + 1, run: 1 },
    ]);
    await finish(start.test, 4);
  });

  it('follows a stereopsis test from the order to the list of its plates [MON-01, MON-05, MON-19, STE-02]', async () => {
    const { body } = await doctor.call('createTest', {
      body: { status: 1, ...people, device: deviceId, test_group: { group: 'STEREOPSIS' }, language: 'en' },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    const params = { id: body.id as string };
    expect((await doctor.call('getStereopsisResponses', { params })).body).toEqual([]);
    expect((await doctor.call('getPureToneResponses', { params })).status).toBe(404);

    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const seen = { threshold: false, target: 3, target_answer: 3, arcsec: 800, index: 1 };
    const unanswered = { threshold: true, target: 1, target_answer: null, arcsec: 800, index: 2 };
    headset.report(start.test, 1, [
      status('started'),
      { type: 'new_stereopsis_response', data: seen },
      { type: 'new_stereopsis_response', data: unanswered },
    ]);
    await acknowledged(3);
    const shown = await monitor.next(({ type }) => type === 'new_stereopsis_response');
    expect(z.safeParse(LiveMessage, shown).success).toBe(true);
    expect(shown.data).toMatchObject({ ...seen, run: 1 });
    monitor.socket.close();

    const { body: plates } = await doctor.call('getStereopsisResponses', { params });
    expect(plates).toEqual([
      { ...seen, seq_num: shown.data.seq_num, run: 1 },
      { ...unanswered, seq_num: shown.data.seq_num! + 1, run: 1 },
    ]);
    await finish(start.test, 4);
  });

  it.each([
    ['D15', 'getColorVisionState', 'updated_test_color_vision'],
    ['ISHIHARA', 'getIshiharaState', 'ishihara_state_update'],
    ['WAGGONER', 'getWaggonerState', 'waggoner_state_update'],
    ['WAGGONER_SENIORS', 'getWaggonerState', 'waggoner_state_update'],
    ['WAGGONER_OLDER_CHILDREN', 'getWaggonerState', 'waggoner_state_update'],
  ] as const)(
    'answers for %s with the newest state alone [COL-05, COL-06, MON-05, MON-19]',
    async (strategy, call, type) => {
      const { body } = await doctor.call('createTest', {
        body: {
          status: 1,
          ...people,
          device: deviceId,
          test_group: { group: 'COLOR_VISION', strategy },
          language: 'en',
        },
      });
      const start = await headset.next(({ type }) => type === 'start');
      if (start.type !== 'start') throw new Error('no order came');
      const params = { id: body.id as string };
      expect((await doctor.call(call, { params })).body).toMatchObject({ eye_states: [], run: 1 });
      const others = (['getColorVisionState', 'getIshiharaState', 'getWaggonerState'] as const).filter(
        (one) => one !== call,
      );
      for (const other of others) expect((await doctor.call(other, { params })).status).toBe(404);

      const monitor = watch(params.id);
      await monitor.next(({ type }) => type === 'ready');
      const sections = (total_answers: number) => ({
        eye_states: [
          {
            eye: 'OU' as const,
            current_section: 'general' as const,
            target_row: total_answers + 1,
            sections: [
              {
                section: 'general' as const,
                result: strategy === 'D15' ? [1, 15, 2].slice(0, total_answers) : null,
                done: false,
                all_data_received: false,
                correct_answers: 1,
                total_answers,
              },
            ],
            percentage_done: 10,
            tritan_deficiency: null,
            protan_deutan_deficiency: null,
            protan_deutan_deficiency_type: null,
          },
        ],
      });
      const [first, second] =
        type === 'ishihara_state_update' ? [plates(false), plates(true)] : [sections(2), sections(3)];
      headset.report(start.test, 1, [
        status('started'),
        { type, data: first } as RecordEvent,
        { type, data: second } as RecordEvent,
      ]);
      await acknowledged(3);
      const shown = await monitor.next((frame) => frame.type === type);
      expect(z.safeParse(LiveMessage, shown).success).toBe(true);
      expect(shown.data).toMatchObject({ ...first, run: 1 });
      monitor.socket.close();

      const { body: state } = await doctor.call(call, { params });
      expect(state).toEqual({ ...second, seq_num: shown.data.seq_num! + 1, run: 1 });
      await finish(start.test, 4);
    },
  );
  const orderTest = async (over: object) => {
    const { body } = await doctor.call('createTest', {
      body: { status: 1, ...people, device: deviceId, language: 'en', ...over },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    return { order: start.test, params: { id: body.id as string } };
  };
  const attempt = { eye: 'OD' as const, direction: 3, angle: 0, x: 18.5, y: -0.2, attempt: 1 };
  const covered = {
    eye: 'OS' as const,
    direction: 0,
    x: 14,
    y: 0.3,
    is_blind_spot: false,
    viewed: true,
    response_time: 0.4,
    has_good_fixation: true,
  };
  const aligned = {
    algorithm_version: 3,
    eye: 'OU' as const,
    percentage: 11,
    locations_done: [{ location_index: 0, x_units: 1.2, y_units: 0, eye: 'OU' as const }],
    last_result: {
      location: { location_index: 0, x_units: 1.2, y_units: 0, eye: 'OU' as const },
      distance_degrees: 1.2,
      threshold: true,
      attempt_number: 2,
    },
  };

  it('keeps the attempts of eye movements and tells them to their monitor alone [EOM-02] [MON-05] [MON-19]', async () => {
    const { order, params } = await orderTest({ test_group: { group: 'EXTRA_OCULAR_MOTILITY' } });
    expect((await doctor.call('getEyeMovementResponses', { params })).body).toEqual([]);
    for (const call of ['getCoverState', 'getSensorimotorState', 'getKineticState'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await doctor.call(call, { params })).status).toBe(404);
    }
    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    headset.report(order, 1, [status('started'), { type: 'new_eoms_response', data: attempt }]);
    await acknowledged(2);
    const seen = await monitor.next(({ type }) => type === 'new_eoms_response');
    expect(z.safeParse(LiveMessage, seen).success).toBe(true);
    monitor.socket.close();
    const { body } = await doctor.call('getEyeMovementResponses', { params });
    expect(body).toEqual([{ ...attempt, seq_num: seen.data.seq_num, run: 1 }]);
    await finish(order, 3);
  });

  it('tells the headset how to cover, and keeps state and answers of a cover test [COV-02] [ENT-27] [MON-19]', async () => {
    const options = { occlusion_time: 4, cover_directions: 3, cover_digitally_occluded: false };
    const { order, params } = await orderTest({ test_group: { group: 'COVER' }, ...options });
    expect(order).toMatchObject(options);
    const before = { eye: 'OU', phase: 0, progress: 0, current_direction: null, finished_directions: [] };
    expect((await doctor.call('getCoverState', { params })).body).toMatchObject(before);
    headset.report(order, 1, [
      status('started'),
      { type: 'cover_state_update', data: coverOf(0) },
      { type: 'new_stimuli', data: covered },
      { type: 'cover_state_update', data: coverOf(6) },
    ]);
    await acknowledged(4);
    expect((await doctor.call('getCoverState', { params })).body).toMatchObject({ ...coverOf(6), run: 1 });
    expect((await doctor.call('getKineticState', { params })).body).toMatchObject([covered]);
    expect((await doctor.call('getEyeMovementResponses', { params })).status).toBe(404);
    await finish(order, 5);
  });

  it('names the test that runs in a sensorimotor suite, which is ordered anew as a whole [MON-18] [MON-20]', async () => {
    const { order, params } = await orderTest({ test_group: { group: 'SENSORIMOTOR_SUITE' } });
    const running = async () => (await doctor.call('getTest', { params })).body.test_group.strategy;
    expect(await running()).toBeNull();
    expect((await doctor.call('getSensorimotorState', { params })).body).toMatchObject({
      percentage: 0,
      last_result: null,
    });
    headset.report(order, 1, [status('started'), { type: 'new_eoms_response', data: attempt }]);
    await acknowledged(2);
    expect(await running()).toBe('EOMS_SENSORIMOTOR');
    headset.report(order, 3, [{ type: 'cover_state_update', data: coverOf(0) }]);
    await acknowledged(3);
    expect(await running()).toBe('COVER_SENSORIMOTOR');
    expect((await doctor.call('restartTest', { params })).status).toBe(204);
    const again = await headset.next(({ type }) => type === 'restart');
    expect(again).toMatchObject({ run: 2 });
    const anew = { ...order, run: 2 };
    headset.report(anew, 1, [{ type: 'sensorimotor_state_update', data: aligned }]);
    await acknowledged(1);
    expect(await running()).toBeNull();
    expect((await doctor.call('getSensorimotorState', { params })).body).toMatchObject({ ...aligned, run: 2 });
    expect((await doctor.call('getEyeMovementResponses', { params })).body).toEqual([]);
    await finish(anew, 2);
  });

  it('keeps what both eyes saw of an Esterman test, the newest of each index [EST-02] [ENT-26] [MON-19]', async () => {
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'ESTERMAN' },
        supra_t_intensity: 'HIGH',
        language: 'en',
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ eye: '', monocular: false, supra_t_intensity: 'HIGH' });
    const params = { id: body.id as string };
    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const point = { x: -23, y: 36, viewed: false, response_time: 0 };
    headset.report(start.test, 1, [
      status('started'),
      { type: 'new_stimuli', data: { index: 1, ...point } },
      { type: 'new_stimuli', data: { index: 1, ...point, viewed: true, response_time: 0.5 } },
      { type: 'new_stimuli', data: { index: 2, ...point, x: 23 } },
      { type: 'test_progress_update', data: { total: 1, od: null, os: null } },
    ]);
    await acknowledged(5);
    const shown = await monitor.next(({ type }) => type === 'new_stimuli');
    expect(z.safeParse(LiveMessage, shown).success).toBe(true);
    expect(shown.data).toMatchObject({ index: 1, ...point });
    monitor.socket.close();

    const { body: state } = await doctor.call('getEstermanState', { params });
    expect(state).toMatchObject({ run: 1, progress: { total: 1 } });
    expect(state.stimuli).toEqual([
      expect.objectContaining({ index: 1, x: -23, viewed: true, response_time: 0.5 }),
      expect.objectContaining({ index: 2, x: 23, viewed: false }),
    ]);
    const { body: field } = await doctor.call('getPerimetryState', { params });
    expect(field.stimuli).toEqual([]);
    await finish(start.test, 6);
  });

  it('watches a ptosis test wait between its regions, and go on with play [PERI-07] [MON-09]', async () => {
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' },
        eye: 'OD',
        language: 'en',
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    const params = { id: body.id as string };
    headset.report(start.test, 1, [
      status('started'),
      stimulus(1, { region_no: 1 }),
      { type: 'test_progress_update', data: { total: 50, od: 50, os: null } },
      { type: 'updated_device_screen', data: { screen: 'test paused' } },
      status('paused'),
    ]);
    await acknowledged(5);
    expect((await doctor.call('getTest', { params })).body.status).toBe('paused');
    await doctor.call('sendDeviceMessage', { params: { id: deviceId }, body: { message: 'play' } });
    const told = await headset.next(({ type }) => type === 'message');
    expect(told).toMatchObject({ message: { message: 'play' } });
    headset.report(start.test, 6, [status('started'), stimulus(2, { region_no: 2 })]);
    await acknowledged(7);
    const { body: state } = await doctor.call('getPerimetryState', { params });
    expect(state.progress.total).toBe(50);
    expect(state.stimuli.map(({ region_no }: { region_no: number }) => region_no)).toEqual([1, 2]);
    expect((await doctor.call('getEstermanState', { params })).status).toBe(404);
    await finish(start.test, 8);
  });

  it('keeps the optotypes and the letters of a C-Suite, each for its own state calls [ACU-04] [CON-03] [MON-19]', async () => {
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'CSUITE', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
        system_unit: 'INT',
        language: 'en',
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ eye: '', system_unit: 'INT' });
    const params = { id: body.id as string };
    const query = { test: params.id };
    expect((await doctor.call('getAcuityResults', { params })).body).toEqual([]);
    expect((await doctor.call('getContrastOngoingState', { params })).body).toBeNull();
    expect((await doctor.call('getPureToneResponses', { params })).status).toBe(404);

    const monitor = watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const optotype = {
      eye: 'OD' as const,
      skipped: false,
      threshold: true,
      contrast: 100,
      size: 0.1,
      size_label: '6/7.6',
      version: 2,
      direction: 4,
      viewed: true,
    };
    const asked = {
      eye: 'OD' as const,
      index: 1,
      phase: 1,
      threshold: false,
      question: 'CDH',
      answer: '',
      variants: ['C', 'D', 'H'],
      contrast: 12.59,
    };
    headset.report(start.test, 1, [
      status('started'),
      { type: 'new_acuity_optotype_result', data: optotype },
      { type: 'new_contrast_sensitivity_response', data: asked },
      { type: 'new_contrast_sensitivity_response', data: { ...asked, answer: 'CDK' } },
      { type: 'new_contrast_sensitivity_response', data: { ...asked, index: 2 } },
    ]);
    await acknowledged(5);
    const seen = await monitor.next(({ type }) => type === 'new_acuity_optotype_result');
    expect(z.safeParse(LiveMessage, seen).success).toBe(true);
    monitor.socket.close();

    const first = seen.data.seq_num!;
    expect((await doctor.call('getAcuityResults', { params })).body).toEqual([{ ...optotype, seq_num: first, run: 1 }]);
    expect((await doctor.call('getContrastResponses', { query })).body).toEqual([
      { ...asked, answer: 'CDK', seq_num: first + 2, run: 1 },
    ]);
    expect((await doctor.call('getContrastOngoingState', { params })).body).toEqual({
      ...asked,
      index: 2,
      seq_num: first + 3,
      run: 1,
    });
    await finish(start.test, 6);
  });

  it('gives a waiting test to the headset when it comes [FORM-18]', async () => {
    headset.socket.close();
    await vi.waitFor(async () => {
      expect((await doctor.call('getDevice', { params: { id: deviceId } })).body.active).toBe(false);
    }, 10_000);
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      },
    });
    expect(body.status).toBe('pending');
    const offline = await doctor.call('sendDeviceMessage', { params: { id: deviceId }, body: { message: 'play' } });
    expect(offline.body.name).toBe('DeviceOffline');
    headset = await connect(address, token);
    expect(headset.welcome.test).toMatchObject({ test_id: body.id });
    const [row] = await server.store.db.select().from(test).where(eq(test.id, body.id));
    expect(row?.status).toBe('started');
    await finish({ test_id: body.id, run: 1 }, 1);
  });
});

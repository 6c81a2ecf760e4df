import { LiveMessage, type RecordEvent, type ServerFrame, type TestOrder } from '@isopter/contract';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { device, test, testRecord } from '../../platform/db/schema.ts';
import { connect, type Frames, framesOf, pair, type ScriptedDevice, stimulus } from '../../../test/support/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { setStatus } from '../../clinic/tests/lifecycle.ts';

interface Frame {
  type: string;
  data: Record<string, unknown>;
}

/** One good record of each kind. */
const GOOD: Record<string, object> = {
  new_stimuli: (stimulus(1) as { data: object }).data,
  new_acuity_optotype_result: {
    eye: 'OD',
    skipped: false,
    threshold: false,
    contrast: 100,
    size: 1,
    size_label: '20/20',
    version: 1,
    direction: 1,
    viewed: true,
  },
  new_contrast_sensitivity_response: {
    eye: 'OD',
    index: 1,
    phase: 1,
    threshold: false,
    question: 'CDE',
    answer: 'CDE',
    variants: 'CDE',
    contrast: 1,
  },
  new_stereopsis_response: { index: 1, threshold: false, target: 1, target_answer: 1, arcsec: 400 },
  new_eoms_response: { eye: 'OD', direction: 1, angle: 0, x: 10, y: 0, attempt: 1 },
  new_pure_tone_response: {
    ear: 'RIGHT',
    frequency: 1000,
    volume_db: 30,
    is_heard: true,
    response_time: 0.4,
    threshold: false,
  },
  updated_test_color_vision: { eye_states: [] },
  waggoner_state_update: { eye_states: [] },
  ishihara_state_update: { eye_states: [] },
  pupillometry_state_update: { test_percentage_done: 1 },
  cover_state_update: { eye: 'OD', phase: 0, progress: 1, finished_directions: [] },
  sensorimotor_state_update: { algorithm_version: 1, eye: 'OD', percentage: 1, locations_done: [] },
  test_progress_update: { total: 50, od: 50, os: 50 },
  updated_device_screen: { screen: 'doing test' },
  convergence_result: { dots: 1 },
  updated_test_status: { status: 'started' },
  patient_update_by_device: { ipd: 62 },
};

/** Invalid values as JSON can have them: NaN and infinity become null or a text, and 1e999 is too large. */
const NONSENSE = [
  null,
  'NaN',
  '-Infinity',
  '',
  -1,
  1e308,
  -1e308,
  2 ** 53,
  3.5,
  [],
  {},
  true,
  'OX',
  99,
  '\0',
  '\uD800',
];
const HUGE = '1e999';

describe.each(ENGINES)('records that are wrong, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let doctor: Browser;
  let headset: ScriptedDevice;
  let deviceId: string;
  let people: { patient: string; doctor: string; operator: string };

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    address = await server.listen();
    doctor = await signIn(server, 'doctor');
    people = {
      patient: (await doctor.call('listPatients', { query: { search: 'A-16008' } })).body.results[0].id,
      doctor: (await doctor.call('bootstrap')).body.user.doctor_id,
      operator: (await doctor.call('listOperators')).body[0].id,
    };
    const paired = (await pair(server, 'LANE-1')).body;
    deviceId = paired.device_id;
    headset = await connect(address, paired.token);
  });
  afterEach(() => server.store.db.update(device).set({ testId: null }));
  afterAll(async () => {
    headset.socket.terminate();
    await server.close();
  });

  const begin = async (test_group: object = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }) => {
    const { status, body } = await doctor.call('createTest', {
      body: { status: 1, ...people, device: deviceId, test_group, language: 'en' },
    });
    expect(status).toBe(200);
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    return { id: body.id as string, order: start.test };
  };
  const watch = async (id: string): Promise<Frames<Frame>> => {
    const cookie = Object.entries(doctor.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const url = `${address.replace('http', 'ws')}/live/tests/${id}`;
    const monitor = framesOf<Frame>(new WebSocket(url, { headers: { cookie, origin: address } }));
    await monitor.next(({ type }) => type === 'ready');
    return monitor;
  };
  const raw = ({ test_id, run }: Pick<TestOrder, 'test_id' | 'run'>, seq: number, event: string) =>
    headset.socket.send(`{"type":"record","test_id":"${test_id}","run":${run},"seq":${seq},"event":${event}}`);
  const send = (order: TestOrder, seq: number, event: unknown) => raw(order, seq, JSON.stringify(event));
  const acknowledged = (seq: number) => headset.next((frame) => frame.type === 'ack' && frame.seq === seq);
  const stored = (id: string) =>
    server.store.db.select().from(testRecord).where(eq(testRecord.testId, id)).orderBy(asc(testRecord.seq));
  const read = async (id: string) => (await doctor.call('getTest', { params: { id } })).body;
  /** Every refusal up to an acknowledgement. */
  const refusedUntil = async (seq: number) => {
    const refused: { seq: number; reason: string }[] = [];
    await headset.next((frame: ServerFrame) => {
      if (frame.type === 'refused') refused.push(...frame.records);
      return frame.type === 'ack' && frame.seq === seq;
    });
    return refused;
  };

  it('are refused one by one with their reason, those around them are kept, and monitors hear of it [MON-03] [SRV-02] [API-06]', async () => {
    const { id, order } = await begin();
    const monitor = await watch(id);
    headset.report(order, 1, [stimulus(1)]);
    send(order, 2, { type: 'new_stimuli', data: { ...GOOD['new_stimuli'], eye: 'OX' } });
    send(order, 3, { type: 'nobody_knows', data: {} });
    raw(
      order,
      4,
      `{"type":"new_stimuli","data":${JSON.stringify(GOOD['new_stimuli']).replace('"x":3', `"x":${HUGE}`)}}`,
    );
    send(order, 5, { type: 'updated_device_screen', data: { screen: 'doing test', more: 1 } });
    send(order, 6, { type: 'new_pure_tone_response', data: GOOD['new_pure_tone_response'] });
    headset.report(order, 7, [stimulus(2)]);
    const refused = await refusedUntil(7);
    expect(refused.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
    for (const { reason } of refused) expect(reason.length).toBeGreaterThan(5);
    expect(refused[0]?.reason).toMatch(/^event/);
    expect(refused.at(-1)?.reason).toBe('new_pure_tone_response is not recorded in a test of kind perimetry');

    expect((await stored(id)).map(({ seq }) => seq)).toEqual([1, 7]);
    expect((await read(id)).records_ignored).toBe(5);
    let told = 0;
    while (told < 5) {
      const { data } = await monitor.next((frame) => frame.type === 'records_ignored');
      expect(data['total']).toBeGreaterThan(told);
      told = data['total'] as number;
    }
    monitor.socket.close();
    // A repetition is acknowledged, not counted again.
    send(order, 3, { type: 'nobody_knows', data: {} });
    headset.report(order, 8, [stimulus(3)]);
    expect(await refusedUntil(8)).toEqual([]);
    expect((await read(id)).records_ignored).toBe(5);
    expect((await doctor.call('restartTest', { params: { id } })).status).toBe(204);
    expect((await read(id)).records_ignored).toBe(0);
  });

  it.each(Object.keys(GOOD))('%s is never stored with a missing, extra or wrong field [API-06]', async (type) => {
    const { id, order } = await begin();
    await server.store.db.update(test).set({ group: 'OTHER' }).where(eq(test.id, id));
    const good = GOOD[type] ?? {};
    const variants = [
      ...Object.keys(good).flatMap((field) => [
        Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)),
        ...NONSENSE.map((value) => ({ ...good, [field]: value })),
      ]),
      { ...good, more: 1 },
      { ...good, seq_num: 1 },
      ...NONSENSE.filter((value) => value === null || typeof value !== 'object'),
    ];
    for (const [index, data] of variants.entries()) send(order, index + 1, { type, data });
    headset.report(order, variants.length + 1, [{ type: 'test_progress_update', data: { total: 1 } }]);
    const refused = await refusedUntil(variants.length + 1);
    const kept = (await stored(id)).slice(0, -1);
    expect(refused.length + kept.length).toBe(variants.length);
    expect(refused.length).toBeGreaterThan(variants.length / 3);
    for (const { seqNum, data } of kept) {
      // Accepted records match the contract, so every monitor can read them.
      const live = { type, data: { ...data, seq_num: seqNum, run: 1 } };
      expect(z.safeParse(LiveMessage, live).error?.issues).toBeUndefined();
    }
    expect((await doctor.call('bootstrap')).status).toBe(200);
  });

  it('of any content never break the channel, the state or the page [API-06] [SRV-02]', { tags: '@all' }, async () => {
    const { id, order } = await begin();
    const events = fc.oneof(
      fc.jsonValue(),
      fc.record({ type: fc.constantFrom(...Object.keys(GOOD), '__proto__', 'constructor'), data: fc.jsonValue() }),
      fc.constantFrom(...Object.entries(GOOD)).chain(([type, good]) =>
        fc.record({
          type: fc.constant(type),
          data: fc
            .dictionary(fc.constantFrom(...Object.keys(good)), fc.oneof(fc.constantFrom(...NONSENSE), fc.jsonValue()))
            .map((over) => ({ ...good, ...over })),
        }),
      ),
    );
    // Statuses could end the test, and with it the property.
    const harmless = events.filter((event) => !/status/.test(JSON.stringify(event) ?? ''));
    let seq = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(harmless, { minLength: 1, maxLength: 20 }), async (list) => {
        for (const event of list) {
          seq += 1;
          send(order, seq, event ?? null);
        }
        await acknowledged(seq);
      }),
      { numRuns: 40, seed: 4600 },
    );
    expect(headset.socket.readyState).toBe(WebSocket.OPEN);
    const state = await doctor.call('getPerimetryState', { params: { id } });
    expect(state.status).toBe(200);
    expect((await stored(id)).length + (await read(id)).records_ignored).toBe(seq);
  });

  it(
    'ten thousand at once, every other one unreadable: all are answered, half of them kept [SRV-02]',
    { tags: '@all' },
    async () => {
      const { id, order } = await begin();
      const monitor = await watch(id);
      const COUNT = 10_000;
      for (let seq = 1; seq <= COUNT; seq += 1) {
        send(order, seq, seq % 2 === 0 ? { type: 'new_stimuli', data: { index: seq } } : stimulus(seq));
      }
      const refused = await refusedUntil(COUNT);
      expect(refused).toHaveLength(COUNT / 2);
      expect(await stored(id)).toHaveLength(COUNT / 2);
      await monitor.next(({ type, data }) => type === 'records_ignored' && data['total'] === COUNT / 2);
      const state = (await doctor.call('getPerimetryState', { params: { id } })).body;
      expect(state.stimuli).toHaveLength(COUNT / 2);
      monitor.socket.close();
    },
  );

  it('of another kind of test than ordered are left out [API-06]', async () => {
    const { id, order } = await begin({ group: 'AUDIOLOGY', strategy: 'PURE_TONE' });
    headset.report(order, 1, [
      stimulus(1),
      { type: 'new_pure_tone_response', data: GOOD['new_pure_tone_response'] } as RecordEvent,
    ]);
    expect(await refusedUntil(2)).toEqual([
      { seq: 1, reason: 'new_stimuli is not recorded in a test of kind audiology' },
    ]);
    expect((await doctor.call('getPureToneResponses', { params: { id } })).body).toHaveLength(1);
    await doctor.call('deleteTest', { params: { id } });
    const field = await begin();
    const kinetic = {
      eye: 'OD' as const,
      direction: 3,
      x: 1,
      y: 1,
      is_blind_spot: false,
      viewed: true,
      response_time: 0.3,
      has_good_fixation: true,
    };
    headset.report(field.order, 1, [
      { type: 'new_stimuli', data: kinetic },
      { type: 'new_stimuli', data: { index: 1, x: 1, y: 1, viewed: true, response_time: 0.3 } },
    ]);
    expect((await refusedUntil(2)).map(({ reason }) => reason)).toEqual([
      'a kinetic presentation is not one of this test',
      'an Esterman presentation is not one of this test',
    ]);
  });

  it('of a test it was not given, or has left, do not change its current test [MON-21] [SRV-02]', async () => {
    const { body } = await doctor.call('createTestBundle', {
      body: {
        ...people,
        device: deviceId,
        test_descriptions: [
          { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } },
          { test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } },
        ],
      },
    });
    const first = await headset.next(({ type }) => type === 'start');
    if (first.type !== 'start') throw new Error('no order came');
    const bundle = (await doctor.call('getTestBundle', { params: { id: body.id } })).body;
    const waiting = { test_id: bundle.next_test.id as string, run: 1 };
    headset.report(waiting, 1, [{ type: 'updated_test_status', data: { status: 'finished' } }]);
    expect(await headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: waiting.test_id });
    expect((await read(waiting.test_id)).status).toBe('pending');

    headset.report(first.test, 1, [{ type: 'updated_device_screen', data: { screen: 'doing test' } }]);
    await acknowledged(1);
    await setStatus(server.store.db, first.test.test_id, 'stopped');
    const other = await begin();
    headset.report(other.order, 1, [{ type: 'updated_device_screen', data: { screen: 'tutorial' } }]);
    await acknowledged(1);
    // Late records of the test that the device has left.
    headset.report(first.test, 2, [
      { type: 'updated_device_screen', data: { screen: 'test paused' } },
      { type: 'updated_test_status', data: { status: 'started' } },
    ]);
    await acknowledged(3);
    expect((await doctor.call('getDevice', { params: { id: deviceId } })).body.current_screen).toBe('tutorial');
    expect((await read(first.test.test_id)).status).toBe('stopped');
  });

  it('do not keep a stopped test from being resumed: it restarts if the headset has lost it [MON-20] [MON-24]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await acknowledged(2);
    await setStatus(server.store.db, id, 'stopped');
    expect((await doctor.call('updateTest', { params: { id }, body: { status: 1 } })).status).toBe(200);
    expect(await headset.next(({ type }) => type === 'start')).toMatchObject({ run: 1, acknowledged: 2 });
    const monitor = await watch(id);
    headset.send({ type: 'lost', test_id: id, run: 1 });
    const again = await headset.next(({ type }) => type === 'start');
    expect(again).toMatchObject({ run: 2, test: { test_id: id, run: 2 } });
    expect(again).not.toHaveProperty('acknowledged');
    await monitor.next(({ type, data }) => type === 'updated_test_status' && data['run'] === 2);
    monitor.socket.close();
    // Said twice, or of another run, it is nothing new.
    headset.send({ type: 'lost', test_id: id, run: 1 });
    headset.report({ test_id: id, run: 2 }, 1, [stimulus(1, { x: -9 })]);
    await acknowledged(1);
    const state = (await doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state).toMatchObject({ run: 2, stimuli: [{ x: -9 }] });
  });
});

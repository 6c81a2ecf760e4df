import { DeviceFrame, type DeviceMessage, type RecordEvent, type ServerFrame, type TestOrder } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKind, anOrder } from '../testing/orders.ts';
import { batteryLevels } from './battery.ts';
import { framesFor, type Input, newDevice, reduce } from './reduce.ts';
import { type DeviceState, type HeadsetKind, isOver } from './state.ts';

/** A headset without clock or network: what it is told goes in, what it would send comes out. */
function headset(kind: HeadsetKind = aKind, from: DeviceState = newDevice(kind)) {
  let state = from;
  const sent: DeviceFrame[] = [];
  const happen = (input: Input) => {
    const before = state;
    state = reduce(before, input, kind);
    sent.push(...framesFor(before, state, input));
  };
  const tell = (frame: ServerFrame) => happen({ type: 'frame', frame });
  const device = {
    sent,
    happen,
    tell,
    start: (order: TestOrder) => tell({ type: 'start', test: order, run: order.run }),
    message: (message: DeviceMessage) => tell({ type: 'message', message }),
    elapse: (times = 1) => {
      for (let i = 0; i < times; i += 1) happen({ type: 'elapsed' });
    },
    /** Lets time pass until the test is over. */
    finish: () => {
      for (let i = 0; i < 20_000 && state.run && !isOver(state.run); i += 1) happen({ type: 'elapsed' });
    },
    get state() {
      return state;
    },
    get events(): RecordEvent[] {
      return sent.flatMap((frame) => (frame.type === 'record' ? [frame.event] : []));
    },
    get screens() {
      return device.events.flatMap((event) => (event.type === 'updated_device_screen' ? [event.data.screen] : []));
    },
    get statuses() {
      return device.events.flatMap((event) => (event.type === 'updated_test_status' ? [event.data.status] : []));
    },
    get stimuli() {
      return device.events.flatMap((event) => (event.type === 'new_stimuli' ? [event.data] : []));
    },
  };
  return device;
}

const welcome = (test?: TestOrder, acknowledged = 0): ServerFrame => ({
  type: 'welcome',
  device_id: '00000000-0000-4000-8000-000000000000',
  name: 'Lane 1',
  server_time: '2026-01-01T00:00:00Z',
  volume: 30,
  test: test ?? null,
  acknowledged,
});

const full = { skip_tutorial: false, skip_convergence_testing: false, disable_pause: false } as const;

/** The headset in its examination, three stimuli in. */
function examining(over: Partial<TestOrder> = {}) {
  const device = headset();
  const order = anOrder(over);
  device.start(order);
  device.elapse(7);
  return { device, order };
}

/** The headset at the convergence screen. */
const atConvergence = (kind = aKind) => {
  const device = headset(kind);
  const order = anOrder(full);
  device.start(order);
  device.elapse(2);
  expect(device.screens.at(-1)).toBe('testing convergence');
  return { device, order };
};

const tutorialSeconds = (use_short_tutorial: boolean) => {
  const device = headset();
  device.start(anOrder({ ...full, use_short_tutorial }));
  device.elapse();
  return device.state.run?.wait?.seconds ?? 0;
};

describe('screens', () => {
  it('come in order: introduction, tutorial, convergence, test, rest between the eyes [MON-22]', () => {
    const device = headset();
    device.start(anOrder(full));
    device.finish();
    expect(device.screens).toEqual([
      'introduction',
      'tutorial',
      'testing convergence',
      'doing test',
      'test paused',
      'doing test',
    ]);
    expect(device.statuses).toEqual(['started', 'finished']);
  });
  it('are left out as the order says', () => {
    const device = headset();
    device.start(anOrder());
    device.finish();
    expect(device.screens).toEqual(['introduction', 'doing test']);
  });
  it('include calibration with eye tracking, and the foveal ones when the fovea is tested [MON-22]', () => {
    const device = headset({ ...aKind, eye_tracking: true });
    device.start(anOrder({ test_foveal_sensitivity: true, eye: 'OD' }));
    device.finish();
    expect(device.screens).toEqual([
      'introduction',
      'calibration v2',
      'foveal tutorial',
      'doing test foveal',
      'doing test',
    ]);
    const [first] = device.stimuli;
    expect(first).toMatchObject({ eye: 'OD', index: 1, x: 0, y: 0 });
    const answered = device.stimuli.filter((_, i) => i % 2 === 1);
    expect(answered.map(({ index }) => index)).toEqual(answered.map((_, i) => i + 1));
  });
  it('are shorter with the short tutorial', () => {
    expect(tutorialSeconds(true)).toBeLessThan(tutorialSeconds(false));
  });
});

describe('convergence', () => {
  it('waits 40 s of real time for the answer, then goes on [MON-11]', () => {
    const { device } = atConvergence();
    expect(device.state.run?.wait).toEqual({ seconds: 40, person: true });
    device.elapse();
    expect(device.screens.at(-1)).toBe('doing test');
  });
  it('goes on with the answer, which the test keeps [MON-11]', () => {
    const { device, order } = atConvergence();
    device.tell({ type: 'update', test_id: order.test_id, monocular: true });
    expect(device.screens.at(-1)).toBe('doing test');
    expect(device.state.run?.order.monocular).toBe(true);
  });
  it('goes forward and, without screen order v2, backward to the tutorial [MON-10]', () => {
    const { device } = atConvergence();
    device.message({ message: 'backward' });
    expect(device.screens.at(-1)).toBe('tutorial');
    device.message({ message: 'forward' });
    device.message({ message: 'forward' });
    expect(device.screens.at(-1)).toBe('doing test');
    const newer = atConvergence({ ...aKind, screen_order_version: 2 }).device;
    newer.message({ message: 'backward' });
    expect(newer.screens.at(-1)).toBe('testing convergence');
  });
});

describe('messages during the test', () => {
  it('pause stops the stimuli, play shows the interrupted one again [MON-09, MON-10]', () => {
    const { device } = examining();
    device.elapse();
    const shown = device.stimuli.at(-1);
    device.message({ message: 'pause' });
    expect(device.screens.at(-1)).toBe('test paused');
    const before = device.sent.length;
    device.elapse(50);
    expect(device.sent).toHaveLength(before);
    device.message({ message: 'play' });
    expect(device.screens.at(-1)).toBe('doing test');
    expect(device.statuses).toEqual(['started', 'paused', 'started']);
    device.elapse();
    expect(device.stimuli.at(-1)).toEqual(shown);
  });
  it('skip eye ends that eye, and the test when none is left [MON-09]', () => {
    const { device } = examining();
    device.message({ message: 'skip eye', payload: 'OD' });
    device.elapse();
    expect(device.stimuli.at(-1)?.eye).toBe('OS');
    expect(device.state.run?.progress).toMatchObject({ od: 100, os: 0 });
    device.message({ message: 'skip eye', payload: null });
    expect(device.statuses.at(-1)).toBe('finished');
    expect(device.state.run?.progress).toEqual({ od: 100, os: 100, total: 100 });
  });
  it('a skipped eye is never shown, nor a rest before it', () => {
    const { device } = examining({ disable_pause: false });
    device.message({ message: 'skip eye', payload: 'OS' });
    device.finish();
    expect(new Set(device.stimuli.map(({ eye }) => eye))).toEqual(new Set(['OD']));
    expect(device.screens).not.toContain('test paused');
  });
  it('volume is set and reported at any time [MON-08, MON-21]', () => {
    const device = headset();
    device.message({ message: 'volume', payload: 0 });
    expect(device.sent).toEqual([{ type: 'telemetry', volume: 0, ipd: null }]);
  });
  it('the rest between the eyes ends with play, and holds with pause', () => {
    const { device } = examining({ disable_pause: false });
    const isResting = () => device.state.run?.screen === 'test paused';
    while (!isResting()) device.elapse();
    device.message({ message: 'pause' });
    device.elapse(20);
    expect(isResting()).toBe(true);
    device.message({ message: 'play' });
    expect(device.screens.at(-1)).toBe('doing test');
  });
  it('what does not belong to the screen does nothing [MON-10]', () => {
    const { device } = examining();
    const before = device.state;
    for (const message of ['play', 'forward', 'backward', 'start streaming', 'stop streaming'] as const) {
      device.message({ message });
    }
    expect(device.state).toBe(before);
  });
  it('restart begins a new run at the examination, counted from 1 again [MON-20]', () => {
    const { device, order } = examining();
    device.sent.length = 0;
    device.tell({ type: 'restart', test_id: order.test_id, run: 2 });
    device.elapse();
    const records = device.sent.filter((frame) => frame.type === 'record');
    expect(records.map(({ run, seq }) => [run, seq])).toEqual(records.map((_, i) => [2, i + 1]));
    expect(device.screens).toEqual(['doing test']);
    expect(device.stimuli[0]?.index).toBe(1);
    expect(device.state.run?.skipped).toEqual([]);
  });
  it('cancel forgets the test at once [MON-20]', () => {
    const { device, order } = examining();
    device.tell({ type: 'cancel', test_id: order.test_id });
    expect(device.state.run).toBeNull();
    const before = device.sent.length;
    device.elapse(10);
    expect(device.sent).toHaveLength(before);
  });
  it('frames about another test are ignored', () => {
    const { device } = examining();
    const other = anOrder().test_id;
    const before = device.state;
    device.tell({ type: 'cancel', test_id: other });
    device.tell({ type: 'restart', test_id: other, run: 5 });
    device.tell({ type: 'update', test_id: other, monocular: true });
    device.tell({ type: 'ack', test_id: other, run: 1, seq: 3 });
    expect(device.state).toBe(before);
  });
});

describe('what the headset tells of itself', () => {
  it('measures an unknown interpupillary distance and reports it [MON-21]', () => {
    const device = headset();
    device.start(anOrder({ patient: { age: 60 } }));
    const { ipd } = device.state;
    expect(ipd).toBeGreaterThan(45);
    expect(ipd).toBeLessThan(80);
    expect(device.sent[0]).toEqual({ type: 'telemetry', volume: 40, ipd });
    expect(device.events).toContainEqual({ type: 'patient_update_by_device', data: { ipd } });
  });
  it('uses a known one and reports no other [MON-21]', () => {
    const { device } = examining();
    expect(device.state.ipd).toBe(62.5);
    expect(device.events.some(({ type }) => type === 'patient_update_by_device')).toBe(false);
  });
  it('batteries drain in use, charge in the cradle, and are told in whole percent [MON-07, MON-21]', () => {
    const { device } = examining();
    const before = batteryLevels(device.state.charge);
    device.happen({ type: 'hours', hours: 1 });
    const after = batteryLevels(device.state.charge);
    expect(after.battery_level_headset_percentage).toBeLessThan(before.battery_level_headset_percentage - 30);
    expect(after.battery_level_handpiece_percentage).toBeLessThan(before.battery_level_handpiece_percentage - 10);
    expect(device.sent.at(-1)).toEqual({ type: 'battery', ...after });
    device.happen({ type: 'hours', hours: 100 });
    expect(batteryLevels(device.state.charge).battery_level_headset_percentage).toBe(0);
    const idle = headset();
    idle.happen({ type: 'hours', hours: 10 });
    expect(batteryLevels(idle.state.charge).battery_level_headset_percentage).toBe(100);
  });
  it('a test it cannot run fails at once', () => {
    for (const test_group of [
      { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
      { group: 'PERIMETRY', strategy: 'KINETIC' },
      { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: 'QUADRANT' },
    ] as const) {
      const device = headset();
      device.start(anOrder({ test_group }));
      expect(device.statuses).toEqual(['failed']);
    }
  });
});

describe('a whole test', () => {
  const device = headset({ ...aKind, patient: 'unreliable-1' });
  device.start(anOrder());
  device.finish();
  const { stimuli } = device;
  const answers = stimuli.filter((_, i) => i % 2 === 1);

  it('sends every presentation when shown and again when answered [SRV-02, PERI-08]', () => {
    for (let i = 0; i < stimuli.length; i += 2) {
      const [shown, answered] = [stimuli[i], stimuli[i + 1]];
      expect(shown).toMatchObject({ viewed: false, response_time: 0, threshold: null });
      expect([answered?.eye, answered?.index, answered?.x]).toEqual([shown?.eye, shown?.index, shown?.x]);
    }
  });
  it('settles each of the 54 locations of both eyes exactly once [SRV-02]', () => {
    for (const eye of ['OD', 'OS']) {
      const settled = answers.filter((one) => one.eye === eye && one.threshold !== null);
      expect(settled).toHaveLength(54);
      expect(new Set(settled.map(({ x, y }) => `${x} ${y}`)).size).toBe(54);
    }
  });
  it('flags presses under 0.15 s, and only those, as false positives [PERI-03]', () => {
    expect(answers.some((one) => one.false_positive)).toBe(true);
    for (const one of answers) expect(one.false_positive).toBe(one.viewed && one.response_time < 0.15);
  });
  it('has four blind-spot checks an eye, at (±15, -1.5) [PERI-04]', () => {
    const checks = answers.filter((one) => one.is_blind_spot);
    expect(checks.map(({ eye, x, y }) => [eye, x, y])).toEqual([
      ...Array.from({ length: 4 }, () => ['OD', 15, -1.5]),
      ...Array.from({ length: 4 }, () => ['OS', -15, -1.5]),
    ]);
  });
  it('flags missed false-negative trials alone, at most four an eye [PERI-04, PERI-09]', () => {
    const tired = headset({ ...aKind, patient: 'fatigued-1' });
    const missed = Array.from({ length: 5 }, () => {
      tired.start(anOrder());
      tired.finish();
      return tired.stimuli.filter((one) => one.false_negative);
    }).at(-1);
    expect(missed?.length).toBeGreaterThan(0);
    expect(missed?.length).toBeLessThanOrEqual(5 * 8);
    for (const one of missed ?? []) expect(one).toMatchObject({ viewed: false, response_time: 0, threshold: null });
  });
  it('reports progress that only rises, to 100 % [PERI-02]', () => {
    const progress = device.events.flatMap((event) => (event.type === 'test_progress_update' ? [event.data] : []));
    for (const key of ['total', 'od', 'os'] as const) {
      const values = progress.map((one) => one[key] ?? 0);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBe(100);
    }
  });
  it('counts its records from 1 without a gap', () => {
    const seqs = device.sent.flatMap((frame) => (frame.type === 'record' ? [frame.seq] : []));
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  });
  it('of one eye reports only that eye', () => {
    const single = headset();
    single.start(anOrder({ eye: 'OS' }));
    single.finish();
    expect(new Set(single.stimuli.map(({ eye }) => eye))).toEqual(new Set(['OS']));
    expect(single.state.run?.progress).toEqual({ od: null, os: 100, total: 100 });
  });
});

describe('after a connection', () => {
  it('resends exactly what is not acknowledged', () => {
    const { device, order } = examining();
    const seq = device.state.run?.seq ?? 0;
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: 2 });
    device.sent.length = 0;
    device.tell(welcome(order, 4));
    const seqs = device.sent.flatMap((frame) => (frame.type === 'record' ? [frame.seq] : []));
    expect(seqs).toEqual(Array.from({ length: seq - 4 }, (_, i) => i + 5));
  });
  it('begins the test the server names, drops the one it does not name any more', () => {
    const device = headset();
    const order = anOrder();
    device.tell(welcome(order));
    expect(device.screens).toEqual(['introduction']);
    device.tell(welcome());
    expect(device.state.run).toBeNull();
  });
  it('takes up a restart that happened while it was away', () => {
    const { device, order } = examining();
    device.sent.length = 0;
    device.tell(welcome({ ...order, run: 2 }));
    expect(device.state.run?.order.run).toBe(2);
    expect(device.screens).toEqual(['doing test']);
  });
  it('says a test failed of which it has forgotten what the server knows', () => {
    const device = headset();
    const order = anOrder();
    device.tell(welcome(order, 17));
    const failed = { type: 'updated_test_status', data: { status: 'failed' } };
    expect(device.sent.filter((frame) => frame.type === 'record')).toEqual([
      { type: 'record', test_id: order.test_id, run: 1, seq: 18, event: failed },
    ]);
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: 18 });
    expect(device.state.run).toBeNull();
  });
  it('keeps a finished test until its last record is acknowledged', () => {
    const { device, order } = examining();
    device.finish();
    const last = device.state.run?.seq ?? 0;
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: last - 1 });
    expect(device.state.run).not.toBeNull();
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: last });
    expect(device.state.run).toBeNull();
  });
});

describe('whatever happens', () => {
  const order = anOrder(full);
  const { test_id } = order;
  const inputs = fc.oneof(
    { weight: 12, arbitrary: fc.constant<Input>({ type: 'elapsed' }) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<DeviceMessage>(
          { message: 'play' },
          { message: 'pause' },
          { message: 'forward' },
          { message: 'backward' },
          { message: 'skip eye', payload: 'OD' },
          { message: 'volume', payload: 10 },
        )
        .map((message): Input => ({ type: 'frame', frame: { type: 'message', message } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .oneof(
          fc.constant<ServerFrame>({ type: 'start', test: order, run: 1 }),
          fc.integer({ min: 1, max: 3 }).map((run): ServerFrame => ({ type: 'restart', test_id, run })),
          fc.integer({ min: 1, max: 60 }).map((seq): ServerFrame => ({ type: 'ack', test_id, run: 1, seq })),
          fc.boolean().map((monocular): ServerFrame => ({ type: 'update', test_id, monocular })),
          fc.integer({ min: 0, max: 60 }).map((acknowledged) => welcome(order, acknowledged)),
        )
        .map((frame): Input => ({ type: 'frame', frame })),
    },
  );
  it('every frame keeps to the contract, and the stored state goes on as if nothing had been stored', () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 120 }), (list) => {
        const device = headset();
        let stored = headset();
        device.start(order);
        stored.start(order);
        for (const input of list) {
          device.happen(input);
          stored = headset(aKind, JSON.parse(JSON.stringify(stored.state)) as DeviceState);
          stored.happen(input);
        }
        for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
        expect(stored.state).toEqual(device.state);
      }),
      { numRuns: 60 },
    );
  });
});

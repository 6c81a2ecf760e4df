import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeviceFrame,
  parseDeviceFrame,
  parseServerFrame,
  readDeviceFrame,
  RecordEvent,
  type ServerFrame,
  type TestOrder,
} from './device.ts';
import type { Capabilities } from './entities/devices.ts';
import { LiveMessage } from './live.ts';

const ID = '0a000000-0000-4000-8000-000000000001';

const capabilities: Capabilities = {
  supported_test_groups: ['PERIMETRY'],
  esterman_algorithm_version: 4,
  visual_acuity_algorithm_version: 2,
  bundle_monocular_algorithm_version: 1,
  eoms_algorithm_version: 2,
  pupil_standard_algorithm_version: 1,
  perrl_algorithm_version: 1,
  kinetic_algorithm_version: 2,
  output_languages: ['en', 'es'],
  subtitles_languages: ['en'],
  increased_size_subtitles_languages: [],
  pin_subtitles_supported: false,
  streaming_camera_count: 0,
  volume_control_supported: true,
  screen_order_version: 2,
};
const order: TestOrder = {
  test_id: ID,
  run: 1,
  test_group: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '24-2' },
  eye: '',
  monocular: false,
  skip_convergence_testing: false,
  skip_tutorial: false,
  use_short_tutorial: false,
  disable_pause: false,
  goldman_size: 3,
  test_foveal_sensitivity: false,
  language: 'en',
  subtitles: false,
  volume: 50,
  patient: { age: 67, ipd: 62.5 },
};
const stimulus = {
  eye: 'OS' as const,
  index: 1,
  x: -9,
  y: 3,
  viewed: false,
  threshold: null,
  response_time: 0,
  is_blind_spot: false,
  has_good_fixation: true,
  false_positive: false,
  false_negative: false,
  region_no: 1,
};
const kinetic = {
  eye: 'OD' as const,
  direction: 3,
  x: 20,
  y: 20,
  is_blind_spot: false,
  viewed: true,
  response_time: 0.5,
  has_good_fixation: true,
};
const esterman = { index: 1, x: 30, y: 0, viewed: true, response_time: 0.4 };
const tone = {
  ear: 'RIGHT' as const,
  threshold: false,
  frequency: 1000,
  volume_db: 30,
  is_heard: true,
  response_time: 0.4,
};
const colour = {
  eye_states: [
    {
      eye: 'OD' as const,
      sections: [
        { section: 'general' as const, done: false, all_data_received: false, correct_answers: 1, total_answers: 2 },
      ],
      percentage_done: 10,
    },
  ],
};
const pupil = {
  period_type: 'A' as const,
  period_completion_percentage: 5,
  is_currently_tested: true,
  is_retesting: false,
};
const location = { location_index: 1, x_units: 1, y_units: 0 };

/** One of every live event a headset can send. */
const events: RecordEvent[] = [
  { type: 'new_stimuli', data: kinetic },
  { type: 'new_stimuli', data: esterman },
  {
    type: 'new_acuity_optotype_result',
    data: {
      eye: 'OU',
      skipped: false,
      threshold: false,
      contrast: 100,
      size: 0.3,
      size_label: '20/40',
      version: 2,
      direction: 8,
      viewed: true,
    },
  },
  { type: 'updated_test_color_vision', data: colour },
  { type: 'ishihara_state_update', data: { eye_states: [{ eye: 'OS', responses: [{ answered: false }] }] } },
  { type: 'waggoner_state_update', data: colour },
  { type: 'new_eoms_response', data: { eye: 'OD', direction: 2, angle: 45, x: 10, y: 10, attempt: 1 } },
  { type: 'pupillometry_state_update', data: { test_percentage_done: 5, od_state: pupil, os_state: pupil } },
  {
    type: 'cover_state_update',
    data: { eye: 'OD', phase: 1, progress: 50, current_direction: 1, finished_directions: [0] },
  },
  {
    type: 'new_contrast_sensitivity_response',
    data: {
      eye: 'OS',
      index: 1,
      phase: 1,
      threshold: false,
      question: 'VRS',
      answer: 'VR',
      variants: ['V', 'R'],
      contrast: 25,
    },
  },
  { type: 'new_stereopsis_response', data: { threshold: false, target: 1, target_answer: 1, arcsec: 200, index: 1 } },
  { type: 'new_pure_tone_response', data: tone },
  {
    type: 'sensorimotor_state_update',
    data: {
      algorithm_version: 2,
      eye: 'OD',
      percentage: 20,
      locations_done: [location],
      last_result: { location, distance_degrees: 2, threshold: true, attempt_number: 1 },
    },
  },
];
const levels = { battery_level_headset_percentage: 88, battery_level_handpiece_percentage: 70 };

const deviceFrames: DeviceFrame[] = [
  { type: 'hello', protocol: 1, token: 'secret', app_version: '4.4.1', capabilities, ...levels, volume: 50, ipd: null },
  { type: 'telemetry', volume: 40, ipd: 63 },
  { type: 'battery', ...levels },
  { type: 'record', test_id: ID, run: 1, seq: 1, event: { type: 'new_stimuli', data: stimulus } },
  {
    type: 'record',
    test_id: ID,
    run: 1,
    seq: 2,
    event: { type: 'test_progress_update', data: { total: 1, od: 2, os: 0 } },
  },
  {
    type: 'record',
    test_id: ID,
    run: 1,
    seq: 3,
    event: { type: 'updated_device_screen', data: { screen: 'doing test' } },
  },
  { type: 'record', test_id: ID, run: 1, seq: 4, event: { type: 'updated_test_status', data: { status: 'finished' } } },
  { type: 'lost', test_id: ID, run: 1 },
  { type: 'record', test_id: ID, run: 1, seq: 5, event: { type: 'patient_update_by_device', data: { ipd: 63 } } },
];
const serverFrames: ServerFrame[] = [
  {
    type: 'welcome',
    device_id: ID,
    name: 'Room 1',
    server_time: '2026-11-20T10:00:00Z',
    volume: 50,
    test: order,
    acknowledged: 4,
  },
  {
    type: 'welcome',
    device_id: ID,
    name: 'Room 1',
    server_time: '2026-11-20T10:00:00Z',
    volume: 50,
    test: null,
    acknowledged: 0,
  },
  { type: 'ack', test_id: ID, run: 1, seq: 4 },
  { type: 'refused', test_id: ID, run: 1, records: [{ seq: 3, reason: 'event.type: Invalid input' }] },
  { type: 'start', test: order, run: 1 },
  { type: 'start', test: order, run: 1, acknowledged: 17 },
  { type: 'message', message: { message: 'skip eye', payload: 'OD' } },
  { type: 'update', test_id: ID, monocular: true },
  { type: 'restart', test_id: ID, run: 2 },
  { type: 'cancel', test_id: ID },
  { type: 'alive' },
  { type: 'pictures', test_id: ID, run: 1, stored: { OD: 2, OS: 0 } },
];

/** The same with a field nobody knows in every object. */
const withExtra = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(withExtra) : { ...(value as object), extra: 1 };

const read = (frame: unknown): unknown => readDeviceFrame(JSON.stringify(frame));

describe('a record that cannot be read', () => {
  const head = { type: 'record', test_id: ID, run: 1, seq: 7 };
  const screen = (text: string): object => ({
    ...head,
    event: { type: 'updated_device_screen', data: { screen: text } },
  });

  it('can still be counted, and says what is wrong with it [SRV-02]', () => {
    expect(read({ ...head, event: { type: 'nobody_knows', data: {} } })).toMatchObject({
      ...head,
      reason: expect.stringMatching(/^event/),
    });
    expect(read({ ...head, event: null, more: 1 })).toMatchObject(head);
    expect(read(screen('doing test'))).toEqual(screen('doing test'));
    expect(read(screen('\0'))).toEqual({ ...head, reason: 'text that cannot be stored' });
    expect(read(screen('\uD800'))).toEqual({ ...head, reason: 'text that cannot be stored' });
    expect(readDeviceFrame(JSON.stringify(screen('X')).replace('X', '\\ud83d\\ude00'))).toEqual(screen('😀'));
    const long = read({ ...head, event: { type: 'x'.repeat(10_000) } }) as { reason: string };
    expect(long.reason.length).toBeLessThan(200);
  });

  it('is malformed when it does not tell which it is', () => {
    for (const frame of [{}, null, [], 7, { ...head, seq: 0 }, { ...head, test_id: 'x' }, { type: 'telemetry' }]) {
      expect(read(frame)).toBeUndefined();
    }
    for (const text of ['', '{', '{"type":"record","\\u0000']) expect(readDeviceFrame(text)).toBeUndefined();
  });
});

describe('device frames', () => {
  it.each(events)('carry $type as it was written [MON-05]', (event) => {
    const frame = { type: 'record', test_id: ID, run: 1, seq: 1, event };
    expect(parseDeviceFrame(JSON.stringify(frame))).toEqual(frame);
  });

  it.each(events)('refuse $type with a number that is the server’s, or a field nobody knows, however deep', (event) => {
    const read = (data: unknown) =>
      parseDeviceFrame(
        JSON.stringify({ type: 'record', test_id: ID, run: 1, seq: 1, event: { type: event.type, data } }),
      );
    for (const extra of [{ seq_num: 1 }, { run: 1 }, { extra: 1 }]) {
      expect(read({ ...event.data, ...extra })).toBeUndefined();
    }
    const nested = Object.entries(event.data).filter(([, value]) => typeof [value].flat()[0] === 'object');
    for (const [name, value] of nested) {
      expect(read({ ...event.data, [name]: withExtra(value) })).toBeUndefined();
    }
  });

  it('carry every live event that is not about the device itself [MON-05]', () => {
    const types = [...RecordEvent.def.options].map(({ shape }) => shape.type.def.values[0]);
    const live = LiveMessage.def.options.map(({ shape }) => shape.type.def.values[0]);
    const ofTheServer = [
      'ready',
      'heartbeat',
      'records_ignored',
      'test_pictures_changed',
      'updated_device_battery_level',
      'updated_device_connection',
      'new_device_telemetry',
    ];
    expect([...types, ...ofTheServer].toSorted()).toEqual(live.toSorted());
  });

  it.each(deviceFrames)('read $type of a headset as it was written', (frame) => {
    expect(parseDeviceFrame(JSON.stringify(frame))).toEqual(frame);
  });

  it.each(serverFrames)('read $type of the server as it was written', (frame) => {
    expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
  });

  it('refuse a field nobody knows, wherever it stands', () => {
    for (const frame of deviceFrames) expect(parseDeviceFrame(JSON.stringify({ ...frame, extra: 1 }))).toBeUndefined();
    for (const frame of serverFrames) expect(parseServerFrame(JSON.stringify({ ...frame, extra: 1 }))).toBeUndefined();
    const record = { type: 'record', test_id: ID, run: 1, seq: 1 };
    const numbered = { ...record, event: { type: 'new_stimuli', data: { ...stimulus, seq_num: 1 } } };
    expect(parseDeviceFrame(JSON.stringify(numbered))).toBeUndefined();
  });

  it('tell a headset no more of the person than age and interpupillary distance', () => {
    const named = { type: 'start', run: 1, test: { ...order, patient: { age: 67, last_name: 'Ng' } } };
    expect(parseServerFrame(JSON.stringify(named))).toBeUndefined();
  });

  it.each([
    { ...deviceFrames[0], protocol: 2 },
    { ...deviceFrames[1], volume: 101 },
    { ...deviceFrames[2], battery_level_headset_percentage: -1 },
    { ...deviceFrames[3], seq: 0 },
    { ...deviceFrames[3], run: 0 },
    { ...deviceFrames[3], test_id: '1' },
  ])('refuse numbers and ids out of range: %j', (frame) => {
    expect(parseDeviceFrame(JSON.stringify(frame))).toBeUndefined();
  });

  it('never make a parser throw', () => {
    const broken = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .constantFrom(...deviceFrames, ...serverFrames)
        .chain((frame) =>
          fc
            .dictionary(fc.constantFrom(...Object.keys(frame)), fc.jsonValue())
            .map((change) => JSON.stringify({ ...frame, ...change })),
        ),
    );
    fc.assert(
      fc.property(broken, (frame) => {
        expect(() => [parseDeviceFrame(frame), parseServerFrame(frame)]).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});

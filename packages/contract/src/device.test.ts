import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeviceFrame, type ServerFrame, type TestOrder, parseDeviceFrame, parseServerFrame } from './device.ts';
import type { Capabilities } from './entities/devices.ts';

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
  { type: 'start', test: order, run: 1 },
  { type: 'message', message: { message: 'skip eye', payload: 'OD' } },
  { type: 'update', test_id: ID, monocular: true },
  { type: 'restart', test_id: ID, run: 2 },
  { type: 'cancel', test_id: ID },
];

describe('device frames', () => {
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

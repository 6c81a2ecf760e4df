import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, MONITOR_KINDS } from './kinds/kinds.ts';
import { LIVE_HEARTBEAT, LiveMessage, parseLiveMessage } from './live.ts';

const stimulus = { eye: 'OD', index: 3, x: -9, y: 3, viewed: true };
const parse = (type: string, data: unknown) =>
  parseLiveMessage(JSON.stringify({ type, data })) as Exclude<LiveMessage, { type: 'heartbeat' }> | undefined;

describe('parseLiveMessage', () => {
  it('knows the events of the requirements, and those about the connection and what was left out [MON-05] [API-06]', () => {
    const monitors = readFileSync(new URL('../../../docs/requirements/04-monitors.md', import.meta.url), 'utf8');
    const events = /MON-05 Events handled: ([^.]*)\./.exec(monitors)?.[1]?.split(', ') ?? [];
    const known = LiveMessage.def.options.map(({ shape }) => shape.type.def.values[0]);
    expect(known.toSorted()).toEqual(
      [
        ...events,
        'ready',
        'heartbeat',
        'updated_device_connection',
        'records_ignored',
        'test_pictures_changed',
        'convergence_result',
      ].toSorted(),
    );
  });

  it('reads one stimulus; what an older headset does not measure is unknown [PERI-08] [OUR-429]', () => {
    expect(parse('new_stimuli', { ...stimulus, seq_num: 7, run: 2, colour: 'white' })?.data).toEqual({
      ...stimulus,
      seq_num: 7,
      run: 2,
      threshold: null,
      response_time: null,
      is_blind_spot: false,
      has_good_fixation: null,
      false_positive: false,
      false_negative: false,
      region_no: 0,
    });
  });

  it('tells stimuli of kinetic perimetry and of Esterman tests by their fields [ENT-26] [ENT-27]', () => {
    const kinetic = { eye: 'OS', direction: 7, x: -30, y: 12, viewed: true };
    const defaults = { response_time: null, is_blind_spot: false, has_good_fixation: null };
    expect(parse('new_stimuli', { ...kinetic, seq_num: 2 })?.data).toEqual({ ...kinetic, ...defaults, seq_num: 2 });
    const esterman = { index: 4, x: 60, y: -20, viewed: false, response_time: null };
    expect(parse('new_stimuli', { ...esterman, run: 1 })?.data).toEqual({ ...esterman, run: 1 });
  });

  it('reads a status by name in any case or by id [LIST-11]', () => {
    expect(parse('updated_test_status', { status: 'FINISHED', seq_num: 1 })?.data).toEqual({
      status: 'finished',
      seq_num: 1,
    });
    expect(parse('updated_test_status', { status: 2 })?.data).toEqual({ status: 'paused' });
    expect(parse('updated_test_status', { status: 'unheard of' })).toBeUndefined();
  });

  it('reads what changes on the dashboard [MON-21]', () => {
    expect(parse('test_progress_update', { total: 12.5, od: 25, os: 0 })).toBeDefined();
    expect(parse('updated_device_screen', { screen: 'doing test' })).toBeDefined();
    expect(parse('updated_device_screen', { screen: 'a screen of tomorrow' })).toBeDefined();
    expect(parse('updated_device_battery_level', { battery_level_headset_percentage: 80 })).toBeDefined();
    expect(parse('new_device_telemetry', { volume: 40, ipd: 62.5 })).toBeDefined();
    expect(parse('patient_update_by_device', { ipd: 61 })).toBeDefined();
    expect(parse('updated_device_connection', { is_connected: false })).toBeDefined();
    expect(parseLiveMessage(LIVE_HEARTBEAT.frame)).toEqual({ type: 'heartbeat' });
    expect(parse('ready', { seq_num: 0 })).toEqual({ type: 'ready', data: { seq_num: 0 } });
  });

  it.each([
    ['new_stimuli', { ...stimulus, eye: 'OU' }],
    ['new_stimuli', { ...stimulus, x: 91 }],
    ['new_stimuli', { ...stimulus, y: null }],
    ['new_stimuli', { ...stimulus, index: 1.5 }],
    ['new_stimuli', { ...stimulus, threshold: 61 }],
    ['new_stimuli', { ...stimulus, response_time: -0.1 }],
    ['new_stimuli', { ...stimulus, seq_num: -1 }],
    ['new_stimuli', [stimulus]],
    ['new_stimuli', { ...stimulus, direction: 25 }],
    ['new_stimuli', { eye: 'OD', direction: 25, x: 1, y: 1, viewed: true }],
    ['new_stimuli', { index: 1, x: 1, y: 1 }],
    ['new_pure_tone_response', { ear: 'BOTH' }],
    ['test_progress_update', { total: 101 }],
    ['test_progress_update', { total: null }],
    ['updated_device_screen', { screen: '' }],
    ['updated_device_screen', { screen: 'x'.repeat(101) }],
    ['updated_device_battery_level', { battery_level_headset_percentage: -1 }],
    ['new_device_telemetry', { volume: 101 }],
    ['updated_device_connection', { is_connected: 'yes' }],
    ['ready', {}],
    ['nobody_knows', {}],
  ])('refuses %s with %j [MON-03]', (type, data) => {
    expect(parse(type, data)).toBeUndefined();
  });

  it.each([
    '{"type":"test_progress_update","data":{"total":NaN}}',
    '{"type":"test_progress_update","data":{"total":1e999}}',
    '',
    'null',
    '[]',
    '{"type":{}}',
    '{"type":"new_stimuli"',
  ])('refuses the frame %s [MON-03]', (frame) => {
    expect(parseLiveMessage(frame)).toBeUndefined();
  });

  it('never throws, whatever comes [MON-03]', () => {
    const types = fc.constantFrom(...LiveMessage.def.options.map(({ shape }) => shape.type.def.values[0]));
    const frames = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ type: types, data: fc.jsonValue() }).map((frame) => JSON.stringify(frame)),
      fc.anything(),
    );
    fc.assert(
      fc.property(frames, (frame) => {
        expect(() => parseLiveMessage(frame)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps every number of a valid stimulus unchanged', () => {
    const good = fc.record({
      eye: fc.constantFrom('OD', 'OS'),
      index: fc.nat({ max: 10_000 }),
      x: fc.double({ min: -90, max: 90, noNaN: true }),
      y: fc.double({ min: -90, max: 90, noNaN: true }),
      viewed: fc.boolean(),
      threshold: fc.option(fc.integer({ min: -1, max: 60 })),
      response_time: fc.double({ min: 0, max: 60, noNaN: true }),
      seq_num: fc.nat(),
    });
    fc.assert(
      fc.property(good, (data) => {
        const sent = JSON.parse(JSON.stringify(data)) as object;
        expect(parse('new_stimuli', data)?.data).toMatchObject(sent);
      }),
    );
  });

  it('waits 15 s for perimetry, Esterman and images, 30 s for the others [MON-04]', () => {
    const short = MONITOR_KINDS.filter((kind) => KINDS[kind].silence === 15_000);
    expect(short.toSorted()).toEqual(['esterman', 'image', 'perimetry']);
    expect(MONITOR_KINDS.filter((kind) => KINDS[kind].silence === 30_000)).toHaveLength(
      MONITOR_KINDS.length - short.length,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { examining, headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import { batteryLevels } from './battery.ts';

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
  it('batteries drain in use, charge in the cradle, and are reported in whole percent [MON-07, MON-21]', () => {
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
      { group: 'AUDIOLOGY', strategy: 'D15' },
      { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: 'QUADRANT' },
    ] as const) {
      const device = headset();
      device.start(anOrder({ test_group, patient: { age: 60 } }));
      expect(device.events).toEqual([{ type: 'updated_test_status', data: { status: 'failed' } }]);
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
    for (const one of answers) expect(one.false_positive).toBe(one.viewed && one.response_time! < 0.15);
  });
  it('checks the blind spot of each eye at (±15, -1.5), as often as it takes to tell [PERI-04, OUR-01]', () => {
    const checks = answers.filter((one) => one.is_blind_spot);
    const places = { OD: '15 -1.5', OS: '-15 -1.5' } as const;
    for (const eye of ['OD', 'OS'] as const) {
      const own = checks.filter((one) => one.eye === eye);
      expect(new Set(own.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set([places[eye]]));
      // 11 without an answer suffice, and a short field may end before; nobody is asked more than 28 times
      expect(own.length).toBeGreaterThanOrEqual(8);
      expect(own.length).toBeLessThanOrEqual(28);
    }
  });
  it('flags missed false-negative trials alone, at most four an eye [PERI-04, PERI-09]', { tags: '@all' }, () => {
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

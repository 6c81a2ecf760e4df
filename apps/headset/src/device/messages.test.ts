import { describe, expect, it } from 'vitest';
import { examining, headset } from '../fakes/device.ts';
import { anOrder } from '../fakes/orders.ts';

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
  it('messages that do not belong to the screen do nothing [MON-10]', () => {
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
  it('each test starts with the volume of its order; a restart keeps the volume, but not the mute (of OUR-703, OUR-704)', () => {
    const { device, order } = examining();
    device.message({ message: 'volume', payload: 0 });
    device.tell({ type: 'restart', test_id: order.test_id, run: 2 });
    expect(device.state.volume).toBe(order.volume);
    device.message({ message: 'volume', payload: 70 });
    device.tell({ type: 'restart', test_id: order.test_id, run: 3 });
    expect(device.state.volume).toBe(70);
    device.elapse();
    device.message({ message: 'pause' });
    device.message({ message: 'volume', payload: 0 });
    device.tell({ type: 'start', test: { ...order, run: 3 }, run: 3 });
    expect(device.state.volume).toBe(order.volume);
    device.message({ message: 'volume', payload: 0 });
    device.start({ ...order, test_id: '22222222-0000-4000-8000-000000000000' });
    expect(device.state.volume).toBe(order.volume);
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

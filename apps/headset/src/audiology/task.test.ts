import { DeviceFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';

const pureTone = { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } as const;

describe('a hearing test on the headset', () => {
  const device = headset({ ...aKind, patient: 'unreliable-1', eye_tracking: true });
  device.start(anOrder({ test_group: pureTone, ear: 'LEFT', skip_convergence_testing: false, patient: { age: 66 } }));
  device.finish();

  it('goes without convergence and calibration, as nothing is looked at [MON-22]', () => {
    expect(device.screens).toEqual(['introduction', 'doing test']);
    expect(device.statuses).toEqual(['started', 'finished']);
  });
  it('sends every tone with its answer, of the ear that was ordered [AUD-04, SRV-02]', () => {
    const settled = device.tones.filter(({ threshold }) => threshold);
    expect(new Set(settled.map(({ frequency }) => frequency)).size).toBe(8);
    expect(device.tones.every(({ ear }) => ear === 'LEFT')).toBe(true);
    expect(device.tones.some(({ is_heard, response_time }) => is_heard && response_time <= 0.15)).toBe(true);
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });
  it('gives silent intervals between tones, and sends them and the retest at 1000 Hz [OUR-435]', () => {
    const silences = device.tones.filter(({ catch_trial }) => catch_trial === 'silence');
    expect(silences.length).toBeGreaterThanOrEqual(11);
    expect(silences.length).toBeLessThanOrEqual(20);
    expect(silences.every(({ threshold, retest }) => !threshold && !retest)).toBe(true);
    const places = device.tones.flatMap(({ catch_trial }, i) => (catch_trial ? [i] : []));
    const between = places.slice(1).map((place, i) => place - places[i]! - 1);
    expect(between.every((tones) => tones >= 3 && tones <= 6)).toBe(true);
    expect(new Set(between).size).toBeGreaterThan(1);
    const retests = device.tones.filter(({ retest }) => retest);
    expect(retests.map(({ frequency }) => frequency)).toEqual([1000]);
  });
  it('reports the progress of the whole test, and of no eye', () => {
    const progress = device.events.flatMap((event) => (event.type === 'test_progress_update' ? [event.data] : []));
    expect(progress.at(-1)).toEqual({ od: null, os: null, total: 100 });
    expect(progress.map(({ total }) => total)).toEqual(progress.map(({ total }) => total).toSorted((a, b) => a - b));
  });
  it('tests the right ear when none is named', () => {
    const right = headset();
    right.start(anOrder({ test_group: pureTone }));
    right.elapse(4);
    expect(right.tones[0]?.ear).toBe('RIGHT');
  });
  it('resumes after the headset was switched off as if nothing had happened', () => {
    const order = anOrder({ test_group: pureTone });
    const straight = headset();
    straight.start(order);
    let broken = headset();
    broken.start(order);
    const tones = [...broken.tones];
    for (let i = 0; i < 60; i += 1) {
      straight.elapse();
      broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
      broken.elapse();
      tones.push(...broken.tones);
    }
    expect(broken.state).toEqual(straight.state);
    expect(tones).toEqual(straight.tones);
  });
  it('gives an interrupted tone again after a pause', () => {
    const paused = headset();
    paused.start(anOrder({ test_group: pureTone }));
    paused.elapse(4);
    const { pending } = paused.state.run ?? {};
    paused.message({ message: 'pause' });
    expect(paused.state.run?.pending).toBeNull();
    paused.message({ message: 'play' });
    paused.elapse();
    expect(paused.state.run?.pending).toEqual(pending);
  });
});

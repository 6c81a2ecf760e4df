import { DeviceFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';

const test_group = { group: 'PUPIL', strategy: 'PUPILLOMETRY' } as const;
const statesOf = (device: ReturnType<typeof headset>) =>
  device.events.flatMap((event) => (event.type === 'pupillometry_state_update' ? [event.data] : []));

describe('a pupil test on the headset', () => {
  const device = headset({ ...aKind, patient: 'neuritis-1' });
  device.start(anOrder({ test_group, apd_stimulation_time: 4 }));
  device.finish();
  const states = statesOf(device);

  it('reports the state of both eyes every half second, to 100 percent [PUP-01] [PUP-03]', () => {
    expect(states.map(({ seconds }) => seconds)).toEqual(states.map((_, i) => (i + 1) / 2));
    expect(states.at(-1)).toMatchObject({ test_percentage_done: 100 });
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });
  it('tests one eye at a time while it is lit, both in the dark and in the light [PUP-01]', () => {
    const flash = states.find(({ od_state }) => od_state.period_type === 'S');
    expect(flash?.od_state).toMatchObject({
      is_currently_tested: true,
      light: 'white',
      period_completion_percentage: 50,
    });
    expect(flash?.os_state).toMatchObject({ is_currently_tested: false, light: null, period_type: 'D' });
    expect(states[0]?.os_state).toMatchObject({ period_type: 'A', is_currently_tested: true });
    expect(
      states.filter(({ od_state }) => od_state.period_type === 'APD' && od_state.is_currently_tested),
    ).toHaveLength(32);
  });
  it('swings the light for 3 s on each side when the order does not say (of CONST-03)', () => {
    const usual = headset({ ...aKind, patient: 'neuritis-1' });
    usual.start(anOrder({ test_group }));
    usual.finish();
    const lit = statesOf(usual).filter(
      ({ od_state }) => od_state.period_type === 'APD' && od_state.is_currently_tested,
    );
    // four times on this eye, in steps of half a second
    expect(lit).toHaveLength(4 * 3 * 2);
  });
  it('gives the diameters of both pupils, and grades at the end alone [PUP-02]', () => {
    for (const { od_state, os_state } of states) {
      const samples = od_state.period_type === 'A' ? undefined : 15;
      expect([od_state.diameters?.length, os_state.diameters?.length]).toEqual([samples, samples]);
    }
    expect(states.slice(0, -1).every(({ od_state, os_state }) => !od_state.result && !os_state.result)).toBe(true);
    expect(states.at(-1)).toMatchObject({ od_state: { result: 'Normal' }, os_state: { result: 'Moderate' } });
  });
  it('tests one eye alone when it is ordered', () => {
    const one = headset({ ...aKind, patient: 'healthy-1' });
    one.start(anOrder({ test_group: { group: 'PUPIL', strategy: 'PERRL' }, eye: 'OS' }));
    one.finish();
    expect(statesOf(one).every(({ od_state }) => !od_state.is_currently_tested && !od_state.light)).toBe(true);
    expect(statesOf(one).at(-1)?.od_state.result).toBeUndefined();
    expect(statesOf(one).at(-1)?.os_state.result).toBe('Passed');
  });
  it('keeps running on play, pauses, and continues on play [MON-10]', () => {
    const paused = headset();
    paused.start(anOrder({ test_group }));
    paused.elapse(8);
    paused.message({ message: 'play' });
    paused.elapse();
    const known = statesOf(paused).length;
    paused.message({ message: 'pause' });
    expect(paused.screens.at(-1)).toBe('test paused');
    paused.message({ message: 'play' });
    paused.elapse(4);
    expect(statesOf(paused).length).toBeGreaterThan(known);
  });
  it('resumes after the headset was switched off as if nothing had happened', () => {
    const order = anOrder({ test_group });
    const straight = headset();
    straight.start(order);
    let broken = headset();
    broken.start(order);
    const heard = [...statesOf(broken)];
    for (let i = 0; i < 120; i += 1) {
      straight.elapse();
      broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
      broken.elapse();
      heard.push(...statesOf(broken));
    }
    expect(broken.state).toEqual(straight.state);
    expect(heard).toEqual(statesOf(straight));
  });
});

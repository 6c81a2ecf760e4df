import { DeviceFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import { taskOf } from '../tasks.ts';

const test_group = { group: 'PERIMETRY', strategy: 'KINETIC' } as const;
const answersOf = (device: ReturnType<typeof headset>) =>
  device.events.flatMap((event) => (event.type === 'new_stimuli' && 'direction' in event.data ? [event.data] : []));

/** The left eye of one and the same person. */
const orderOf = (goldman_size: 1 | 2 | 3 | 5) =>
  anOrder({ test_group, goldman_size, eye: 'OS', test_id: '00000000-0000-4000-8000-000000000001' });

describe('a kinetic test on the headset', () => {
  const device = headset({ ...aKind, patient: 'unreliable-1' });
  device.start(anOrder({ test_group, disable_pause: false }));
  device.finish();
  const answers = answersOf(device);

  it('tests the right eye, rests, and tests the left one [MON-22]', () => {
    expect(device.screens).toEqual(['introduction', 'doing test', 'test paused', 'doing test']);
    expect(device.statuses.at(-1)).toBe('finished');
    const eyes = answers.map(({ eye }) => eye);
    expect(eyes).toEqual(eyes.toSorted());
  });
  it('sends the answer to every vector along 24 directions of each eye [KIN-01, KIN-03, SRV-02]', () => {
    for (const eye of ['OD', 'OS']) {
      const own = answers.filter((one) => one.eye === eye);
      expect(new Set(own.map(({ direction }) => direction)).size).toBe(25);
      expect(own.filter((one) => one.is_blind_spot)).toHaveLength(4);
      expect(own.filter((one) => one.direction === 0)).toHaveLength(8);
    }
    for (const { direction, x, y } of answers.filter((one) => one.direction > 0)) {
      const apart = Math.abs(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360) - 15 * (direction - 1);
      expect(Math.abs(((apart + 180) % 360) - 180)).toBeLessThan(2);
    }
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });
  it('has false presses of an unreliable patient, all in the first 0.15 s [KIN-03]', () => {
    const early = answers.filter(({ viewed, response_time }) => viewed && response_time! < 0.15);
    expect(early.length).toBeGreaterThan(2);
    expect(answers.filter(({ viewed, response_time }) => viewed && response_time! < 0.2).length).toBe(early.length);
  });
  it('reports something at least every 30 seconds [MON-04]', () => {
    const watched = headset({ ...aKind, patient: 'hemianopia-1' });
    watched.start(anOrder({ test_group }));
    let [quiet, longest, known] = [0, 0, 0];
    while (watched.state.run?.wait) {
      quiet += watched.state.run.wait.seconds;
      watched.elapse();
      longest = Math.max(longest, quiet);
      if (watched.events.length > known) quiet = 0;
      known = watched.events.length;
    }
    expect(longest).toBeGreaterThan(10);
    expect(longest).toBeLessThan(30);
  });
  it('takes the stimulus from the size that was ordered, and leaves sizes it has not alone', () => {
    expect(taskOf(orderOf(2))).toBeUndefined();
    const reach = ([1, 3, 5] as const).map((size) => {
      const one = headset({ ...aKind, patient: 'healthy-1' });
      one.start(orderOf(size));
      one.finish();
      const radii = answersOf(one).flatMap(({ direction, x, y, viewed, response_time }) =>
        direction > 0 && viewed && response_time! > 0.15 ? [Math.hypot(x, y)] : [],
      );
      return radii.reduce((sum, radius) => sum + radius, 0) / radii.length;
    });
    expect(reach).toEqual(reach.toSorted((one, other) => one - other));
  });
  it('resumes after the headset was switched off as if nothing had happened', () => {
    const order = anOrder({ test_group });
    const straight = headset();
    straight.start(order);
    let broken = headset();
    broken.start(order);
    const heard = [...answersOf(broken)];
    for (let i = 0; i < 60; i += 1) {
      straight.elapse();
      broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
      broken.elapse();
      heard.push(...answersOf(broken));
    }
    expect(broken.state).toEqual(straight.state);
    expect(heard).toEqual(answersOf(straight));
  });
});

import { DeviceFrame, KINDS, type TestOrder } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { capabilitiesOf } from '../headset.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import { afterStep, examProgress, nextStep, startExam } from './exam.ts';
import { PROGRAMS } from './steps.ts';

const camera = { ...aKind, is_camera: true };
const image = { test_group: { group: 'EYE_IMAGE_CAPTURE' } } as const;
const series = { test_group: { group: 'ONGOING_EYE_IMAGE_CAPTURE' } } as const;
const anterior = { test_group: { group: 'ANTERIOR_SEGMENT_IMAGE' } } as const;

const progressOf = (device: ReturnType<typeof headset>) =>
  device.events.flatMap((event) => (event.type === 'test_progress_update' ? [event.data] : []));

const run = (order: Partial<TestOrder>, kind = aKind) => {
  const device = headset(kind);
  device.start(anOrder(order));
  device.finish();
  return device;
};

describe('pictures of an eye', () => {
  it('go step by step, and one that is spoiled is taken again from the focus on', () => {
    const seconds: number[] = [];
    let exam = startExam('ONGOING_EYE_IMAGE_CAPTURE');
    let retaken = 0;
    const progress: number[] = [];
    for (let next = nextStep(exam); next; next = nextStep(exam)) {
      seconds.push(next.seconds);
      const before = exam;
      exam = afterStep(exam, 'a seed');
      if (exam.again && !before.again) retaken += 1;
      progress.push(examProgress(exam));
    }
    expect(exam.taken).toBe(PROGRAMS.ONGOING_EYE_IMAGE_CAPTURE.pictures);
    expect(seconds.length).toBe(1 + 3 * (exam.taken + retaken));
    expect(retaken).toBeGreaterThan(0);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });
});

describe('image capture on the headset', () => {
  it.each([image, series])('tells how far each eye is, and nothing else [IMG-01, SRV-02]', (order) => {
    const device = run(order);
    expect(device.screens).toEqual(['introduction', 'doing test']);
    expect(device.statuses).toEqual(['started', 'finished']);
    const progress = progressOf(device);
    expect(progress[0]).toEqual({ od: 0, os: 0, total: 0 });
    expect(progress.some(({ od, os }) => od === 100 && os === 0)).toBe(true);
    expect(progress.at(-1)).toEqual({ od: 100, os: 100, total: 100 });
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });
  it('takes pictures of the ordered eye', () => {
    expect(progressOf(run({ ...image, eye: 'OS' })).at(-1)).toEqual({ od: null, os: 100, total: 100 });
  });
  it('is never silent for as long as a monitor waits [MON-04]', () => {
    for (let i = 0; i < 20; i += 1) {
      const device = headset({ ...aKind, seed: `${i}` });
      device.start(anOrder({ ...image, disable_pause: false }));
      let silent = 0;
      for (let events = 0; device.state.run?.wait;) {
        silent = device.events.length > events ? 0 : silent;
        events = device.events.length;
        silent += device.state.run.wait.seconds;
        expect(silent).toBeLessThan(KINDS.image.silence / 1000);
        device.elapse();
      }
    }
  });
  it('resumes after the headset was switched off as if nothing had happened', () => {
    const order = anOrder(series);
    const straight = headset();
    straight.start(order);
    let broken = headset();
    broken.start(order);
    for (let i = 0; i < 40; i += 1) {
      straight.elapse();
      broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
      broken.elapse();
    }
    expect(broken.state).toEqual(straight.state);
  });
});

describe('a camera', () => {
  it('takes pictures of the anterior segment, and does nothing else [CAM-01]', () => {
    expect(progressOf(run(anterior, camera)).at(-1)).toEqual({ od: 100, os: 100, total: 100 });
    for (const order of [image, { test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } } as const]) {
      expect(run(order, camera).statuses).toEqual(['failed']);
    }
    expect(run(anterior).statuses).toEqual(['failed']);
  });
  it('is listed in the capabilities of a camera, which streams nothing [CAM-01, MON-23]', () => {
    expect(capabilitiesOf('CAMERA')).toMatchObject({
      supported_test_groups: ['ANTERIOR_SEGMENT_IMAGE'],
      streaming_camera_count: 0,
    });
    expect(capabilitiesOf('S').supported_test_groups).not.toContain('ANTERIOR_SEGMENT_IMAGE');
    expect(capabilitiesOf('S').supported_test_groups).toContain('EYE_IMAGE_CAPTURE');
  });
});

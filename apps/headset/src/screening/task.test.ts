import { DeviceFrame, type TestOrder } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';

const perimetry = (strategy: string, protocol: string | null = null) =>
  ({ group: 'PERIMETRY', strategy, protocol }) as TestOrder['test_group'];
const traditional = perimetry('PTOSIS', '30-2-PTOSIS-TRADITIONAL');

/** The same every time: what is random comes from it. */
const TEST = '00000000-0000-4000-8000-000000000001';

/** A headset that did the whole test. */
function done(over: Partial<TestOrder>, patient = aKind.patient) {
  const device = headset({ ...aKind, patient });
  device.start(anOrder({ test_id: TEST, ...over }));
  device.finish();
  return device;
}
const progressOf = ({ events }: ReturnType<typeof headset>) =>
  events.flatMap((event) => (event.type === 'test_progress_update' ? [event.data] : []));

/** The headset, let to go on to where it waits for the examiner. */
function atRegionChange(over: Partial<TestOrder> = {}) {
  const device = headset({ ...aKind, patient: 'ptosis-1' });
  device.start(anOrder({ test_id: TEST, test_group: traditional, ...over }));
  for (let i = 0; i < 5000 && !device.state.run?.paused; i += 1) device.elapse();
  return device;
}

describe('every strategy and program of perimetry', () => {
  const GRIDS = ['24-2', '24-2C', '30-2', '10-2'];
  const THRESHOLD = ['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST'];
  it.each([
    ...THRESHOLD.flatMap((strategy) => GRIDS.map((program) => [strategy, program] as const)),
    ['FULL_THRESHOLD', '10-2-P'],
    ['AVA_STANDARD', '24-2-P-AVA-S'],
    ['AVA_FAST', '30-2-P'],
    ...[...GRIDS, '24-2-P', '24-2-S', 'QUADRANT'].map((program) => ['SUPRA_THRESHOLD', program] as const),
    ['SUPRA_FAST', '24-2'],
    ['SUPRA_FAST', '30-2'],
    ['PTOSIS', '24-2-PTOSIS-NOVEL'],
    ['PTOSIS', '30-2-PTOSIS-TRADITIONAL'],
    ['ESTERMAN', null],
    ['CONFRONTATION', null],
    ['FOVEAL_SENSITIVITY', null],
    ['BLEPHARO', null],
  ] as const)('%s %s runs to its end, in frames the server reads [SRV-02]', (strategy, program) => {
    const device = done({ test_group: perimetry(strategy, program), eye: 'OD' });
    expect(device.statuses.at(-1)).toBe('finished');
    expect(progressOf(device).at(-1)?.total).toBe(100);
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });
  it('fails where there is no such program', () => {
    expect(done({ test_group: perimetry('SUPRA_FAST', '10-2') }).statuses).toEqual(['failed']);
    expect(done({ test_group: perimetry('PTOSIS', '24-2') }).statuses).toEqual(['failed']);
  });
});

/** Seconds from the first answer to the second stimulus. */
function firstPause(program: string): number {
  const device = headset();
  device.start(anOrder({ test_id: TEST, test_group: perimetry('SUPRA_THRESHOLD', program) }));
  device.elapse(3);
  return device.state.run?.wait?.seconds ?? 0;
}

/** At how many points a patient with glaucoma saw something. */
function pointsSeen(supra_t_intensity: TestOrder['supra_t_intensity']): number {
  const test_group = perimetry('SUPRA_THRESHOLD', '24-2');
  const { stimuli } = done({ test_group, supra_t_intensity, eye: 'OD' }, 'glaucoma-2');
  return new Set(stimuli.flatMap(({ viewed, x, y }) => (viewed ? [`${x} ${y}`] : []))).size;
}

describe('a test with seen and not seen', () => {
  const device = done({ test_group: perimetry('SUPRA_THRESHOLD', '24-2') }, 'hemianopia-1');
  it('reports each presentation twice, its answer with the same index, and no threshold [PERI-08]', () => {
    const right = device.stimuli.filter(({ eye }) => eye === 'OD');
    const answered = right.filter((_, i) => i % 2 === 1);
    expect(answered.map(({ index }) => index)).toEqual(answered.map((_, i) => i + 1));
    expect(device.stimuli.every(({ threshold }) => threshold === null)).toBe(true);
  });
  it('shows children the next stimulus later', () => {
    expect(firstPause('24-2-P')).toBeGreaterThan(firstPause('24-2'));
  });
  it('uses the ordered strength', () => {
    expect(pointsSeen('MAX')).toBeGreaterThan(pointsSeen('STD'));
  });
});

describe('the traditional ptosis test', () => {
  it('tests both eyes as they are, waits, and tests both with the lid taped [PERI-07]', () => {
    const device = done({ test_group: traditional, disable_pause: false }, 'ptosis-1');
    expect(device.screens).toEqual([
      'introduction',
      'doing test',
      'test paused',
      'doing test',
      'test paused',
      'doing test',
      'test paused',
      'doing test',
    ]);
    const order = device.stimuli.map(({ eye, region_no }) => `${eye} ${region_no}`);
    expect([...new Set(order)]).toEqual(['OD 1', 'OS 1', 'OD 2', 'OS 2']);
  });
  it('is paused at half of the progress until play is sent, even where pauses are disabled [PERI-07]', () => {
    const device = atRegionChange({ disable_pause: true });
    expect(device.state.run).toMatchObject({ paused: true, wait: null, screen: 'test paused' });
    expect(device.statuses).toEqual(['started', 'paused']);
    expect(progressOf(device).at(-1)).toEqual({ od: 50, os: 50, total: 50 });
    const before = device.stimuli.length;
    device.elapse(20);
    expect(device.stimuli).toHaveLength(before);
    device.message({ message: 'play' });
    expect(device.screens.at(-1)).toBe('doing test');
    expect(device.statuses.at(-1)).toBe('started');
    device.elapse();
    expect(device.stimuli.at(-1)).toMatchObject({ eye: 'OD', region_no: 2 });
  });
  it('waits at half of the progress of a single eye too [PERI-07]', () => {
    const device = atRegionChange({ eye: 'OS' });
    expect(progressOf(device).at(-1)).toEqual({ od: null, os: 50, total: 50 });
  });
  it('counts the presentations of an eye through both regions [PERI-08]', () => {
    const device = done({ test_group: traditional, eye: 'OD' }, 'ptosis-1');
    const indices = device.stimuli.filter((_, i) => i % 2 === 1).map(({ index }) => index);
    expect(indices).toEqual(indices.map((_, i) => i + 1));
  });
  it('finds more of the field with the lid taped', () => {
    const { stimuli } = done({ test_group: traditional }, 'ptosis-1');
    const seen = (eye: string, region: number) =>
      new Set(
        stimuli.flatMap((one) =>
          one.viewed && one.eye === eye && one.region_no === region ? [`${one.x} ${one.y}`] : [],
        ),
      ).size;
    expect(seen('OD', 2)).toBeGreaterThan(1.5 * seen('OD', 1));
    expect(seen('OS', 2)).toBeGreaterThan(1.2 * seen('OS', 1));
  });
  it('still waits after being switched off', () => {
    const device = atRegionChange();
    const again = headset(aKind, JSON.parse(JSON.stringify(device.state)) as DeviceState);
    again.elapse(5);
    expect(again.stimuli).toEqual([]);
    again.message({ message: 'play' });
    expect(again.screens).toEqual(['doing test']);
  });
  it('goes past the wait when the other eye is skipped, and ends when both are', () => {
    const device = atRegionChange();
    device.message({ message: 'skip eye', payload: 'OD' });
    device.message({ message: 'play' });
    device.elapse();
    expect(device.stimuli.at(-1)).toMatchObject({ eye: 'OS', region_no: 2 });
    device.message({ message: 'skip eye', payload: 'OS' });
    expect(device.statuses.at(-1)).toBe('finished');
  });
});

/** The stimuli of an Esterman test. */
const records = (over: Partial<TestOrder>) =>
  done({ test_group: perimetry('ESTERMAN'), ...over }, 'healthy-1').events.flatMap((event) =>
    event.type === 'new_stimuli' ? [event.data] : [],
  );

describe('an Esterman test', () => {
  it('goes straight to the test: dots are not asked for [MON-11]', () => {
    const device = done({ test_group: perimetry('ESTERMAN'), skip_convergence_testing: false });
    expect(device.screens).toEqual(['introduction', 'doing test']);
  });
  it('with both eyes names none, and shows the 120 points [EST-02]', () => {
    const stimuli = records({});
    expect(stimuli.every((data) => !('eye' in data))).toBe(true);
    expect(new Set(stimuli.map(({ x, y }) => `${x} ${y}`)).size).toBe(120);
  });
  it('of one eye at a time is a field of each, for the plain monitor [MON-16]', () => {
    const stimuli = records({ monocular: true });
    const points = (eye: string) =>
      new Set(
        stimuli.flatMap((data) =>
          'eye' in data && data.eye === eye && 'is_blind_spot' in data && !data.is_blind_spot
            ? [`${data.x} ${data.y}`]
            : [],
        ),
      );
    expect([points('OD').size, points('OS').size]).toEqual([100, 100]);
    expect(points('OD').has('76 -3')).toBe(true);
    expect(points('OS').has('-76 -3')).toBe(true);
  });
});

import { simulated } from '../patient/observer.ts';
import type { SensorimotorState } from '@isopter/contract';
import { DeviceFrame, type TestType } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { deviation, motilityOf } from '../patient/motility.ts';
import type { PatientName } from '../patient/patients.ts';
import type { Surroundings } from '../task.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import { plus } from '../motility/gaze.ts';
import { alignment, type SensorimotorAlgorithm, type SensorimotorExam, targetOf } from './task.ts';

type State = Omit<SensorimotorState, 'seq_num' | 'run'>;

function run(group: TestType, patient: PatientName, over = {}, seed = '7') {
  const device = headset({ ...aKind, patient, seed });
  const order = anOrder({ test_group: { group }, ...over });
  device.start(order);
  device.finish();
  const states = device.events.flatMap(({ type, data }): State[] =>
    type === 'sensorimotor_state_update' ? [data] : [],
  );
  return { device, states, truth: motilityOf(patient, `${seed}/${order.test_id}`) };
}

/** One version of the procedure from beginning to end, without a headset around it. */
function runVersion(algorithm: SensorimotorAlgorithm): State[] {
  const exam = alignment('SENSORIMOTOR_CARDINAL', ['OD'], algorithm);
  const around: Surroundings<SensorimotorExam> = {
    order: anOrder(),
    observer: simulated('glaucoma-1', 40, 'b'),
    runSeed: 'a',
    before: [],
    all: [],
  };
  const states: State[] = [];
  let state = exam.start(around);
  for (let shown = exam.present(state, around); shown; shown = exam.present(state, around)) {
    const taken = exam.take(state, shown.pending, around);
    state = taken.state;
    for (const { type, data } of taken.records) if (type === 'sensorimotor_state_update') states.push(data);
  }
  return states;
}

/** The largest distance that was settled, degrees. */
const farthest = (patient: PatientName) =>
  Math.max(
    ...run('SENSORIMOTOR_BINOCULAR', patient).states.map(({ last_result }) =>
      last_result?.threshold ? (last_result.distance_degrees ?? 0) : 0,
    ),
  );

describe('sensorimotor tests on the headset', () => {
  it.each<[TestType, string[], number]>([
    ['SENSORIMOTOR_SHAPES', ['OD', 'OS'], 17],
    ['SENSORIMOTOR_CARDINAL', ['OD', 'OS'], 7],
    ['SENSORIMOTOR_BINOCULAR', ['OU'], 9],
  ])('%s aligns every location after a warm-up [SENS-01, SENS-03]', (group, eyes, locations) => {
    const { device, states } = run(group, 'healthy-1');
    expect(device.screens).toEqual(['introduction', 'warm up', 'doing test']);
    expect([...new Set(states.map(({ eye }) => eye))]).toEqual(eyes);
    const last = states.at(-1);
    expect(last?.percentage).toBe(100);
    expect(last?.locations_done).toHaveLength(eyes.length * locations);
    expect(states.filter(({ last_result }) => last_result?.threshold)).toHaveLength(eyes.length * locations);
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
    const percentages = states.map(({ percentage }) => percentage);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
  });

  it('settles a location when two attempts agree, at the third at the latest', () => {
    const attempts = run('SENSORIMOTOR_SHAPES', 'fatigued-1').states.flatMap(({ last_result }) =>
      last_result?.threshold ? [last_result.attempt_number] : [],
    );
    expect(attempts.every((count) => count === 2 || count === 3)).toBe(true);
    expect(new Set(attempts).size).toBe(2);
  });

  it('tells no distance in version 1, a distance in version 2, and the locations done in version 3 [SENS-02]', () => {
    const [one, two, three] = ([1, 2, 3] as const).map(runVersion);
    expect(one).toHaveLength(7);
    expect(one!.every(({ last_result }) => last_result?.distance_degrees === null && last_result.threshold)).toBe(true);
    expect(two!.every(({ last_result }) => typeof last_result?.distance_degrees === 'number')).toBe(true);
    expect([...one!, ...two!].every(({ locations_done }) => locations_done.length === 0)).toBe(true);
    expect(three!.at(-1)?.locations_done.map(({ location_index }) => location_index)).toEqual([0, 2, 3, 4, 6, 7, 8]);
  });

  it('recovers the deviation at every location over seeds, most within 1° [SRV-02]', () => {
    const errors: number[] = [];
    for (const patient of ['healthy-2', 'glaucoma-1', 'glaucoma-2', 'glaucoma-3'] as const) {
      for (let seed = 0; seed < 10; seed += 1) {
        const { states, truth } = run('SENSORIMOTOR_SHAPES', patient, {}, `${seed}`);
        for (const { eye, location_index, x_units, y_units } of states.at(-1)!.locations_done) {
          const place = targetOf(location_index);
          const stands = plus(place, deviation(truth, eye === 'OS' ? 'OS' : 'OD', place));
          errors.push(Math.hypot(x_units - stands.x, y_units - stands.y));
        }
      }
    }
    expect(errors).toHaveLength(4 * 10 * 34);
    expect(errors.filter((error) => error <= 1).length / errors.length).toBeGreaterThan(0.98);
  });

  it('shows only a tropia with both eyes open', () => {
    expect(farthest('healthy-2')).toBeLessThan(2);
    expect(farthest('glaucoma-3')).toBeGreaterThan(12);
  });

  it('resumes after the headset was switched off as if nothing had happened', () => {
    const order = anOrder({ test_group: { group: 'SENSORIMOTOR_SUITE' } });
    const straight = headset();
    straight.start(order);
    let broken = headset();
    broken.start(order);
    for (let i = 0; i < 120; i += 1) {
      straight.elapse();
      broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
      broken.elapse();
    }
    expect(broken.state).toEqual(straight.state);
  });
});

describe('the sensorimotor suite', () => {
  it('runs motility, cover test and alignment one after the other [MON-18]', () => {
    const { device } = run('SENSORIMOTOR_SUITE', 'healthy-1');
    const kinds = device.events
      .map(({ type }) => type)
      .filter((type) => ['new_eoms_response', 'cover_state_update', 'sensorimotor_state_update'].includes(type));
    expect(kinds.filter((type, i) => type !== kinds[i - 1])).toEqual([
      'new_eoms_response',
      'cover_state_update',
      'sensorimotor_state_update',
    ]);
    expect(device.statuses).toEqual(['started', 'finished']);
  });
});

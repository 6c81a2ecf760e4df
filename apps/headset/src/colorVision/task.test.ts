import { type ColorVisionState, DeviceFrame, type Eye, type RecordEvent, type StrategyValue } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import type { PatientName } from '../patient/patients.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';

type Data<T extends RecordEvent['type']> = Extract<RecordEvent, { type: T }>['data'];

/** Every record of a type that a device has sent. */
const records = <T extends RecordEvent['type']>(device: { events: RecordEvent[] }, type: T): Data<T>[] =>
  device.events.flatMap((event) => (event.type === type ? [event.data as Data<T>] : []));

const ordered = (strategy: StrategyValue, over: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ test_group: { group: 'COLOR_VISION', strategy }, ...over });

function tested(strategy: StrategyValue, patient: PatientName, over: Parameters<typeof anOrder>[0] = {}) {
  const device = headset({ ...aKind, patient });
  device.start(ordered(strategy, over));
  device.finish();
  return device;
}

const eyeOf = (state: ColorVisionState | Omit<ColorVisionState, 'seq_num' | 'run'>, eye: Eye) =>
  state.eye_states.find((one) => one.eye === eye);

/** The eyes a D-15 examines. */
const eyes = (over: Parameters<typeof anOrder>[0]) =>
  records(tested('D15', 'healthy-1', over), 'updated_test_color_vision')
    .at(-1)
    ?.eye_states.map(({ eye }) => eye);

/** How long the demonstration takes. */
const seconds = (strategy: StrategyValue): number => {
  const device = headset();
  device.start(ordered(strategy, { test_id: '00000000-0000-4000-8000-000000000001' }));
  device.elapse(2);
  return device.state.run?.wait?.seconds ?? 0;
};

describe('a colour vision test on the headset', () => {
  it('examines both eyes together, each one for who sees with one, or the eye ordered', () => {
    expect(eyes({})).toEqual(['OU']);
    expect(eyes({ monocular: true })).toEqual(['OD', 'OS']);
    expect(eyes({ eye: 'OS' })).toEqual(['OS']);
  });
  it('takes the answer of the convergence test, and one that comes later at the restart only [MON-11]', () => {
    const device = headset();
    const order = ordered('D15', { skip_convergence_testing: false });
    device.start(order);
    device.elapse();
    expect(device.screens.at(-1)).toBe('testing convergence');
    device.tell({ type: 'update', test_id: order.test_id, monocular: true });
    device.elapse(4);
    device.tell({ type: 'update', test_id: order.test_id, monocular: false });
    device.elapse(4);
    expect(
      records(device, 'updated_test_color_vision')
        .at(-1)
        ?.eye_states.map(({ eye }) => eye),
    ).toEqual(['OD', 'OS']);
    device.tell({ type: 'restart', test_id: order.test_id, run: 2 });
    device.elapse(4);
    expect(
      records(device, 'updated_test_color_vision')
        .at(-1)
        ?.eye_states.map(({ eye }) => eye),
    ).toEqual(['OU']);
  });
  it.each(['D15', 'ISHIHARA', 'WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN'] as const)(
    '%s sends what the device channel takes, at least every 30 s, to its end [MON-04]',
    (strategy) => {
      const device = headset({ ...aKind, patient: 'deutan-1' });
      device.start(ordered(strategy, { monocular: true }));
      let silent = 0;
      while (device.state.run?.wait) {
        const before = device.events.length;
        silent += device.state.run.wait.seconds;
        device.elapse();
        if (device.events.length > before) silent = 0;
        expect(silent).toBeLessThan(30);
      }
      expect(device.statuses).toEqual(['started', 'finished']);
      for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
      expect(records(device, 'test_progress_update').at(-1)).toMatchObject({ total: 100 });
    },
  );
  it('resumes after the headset was switched off as if nothing had happened', () => {
    for (const strategy of ['D15', 'ISHIHARA', 'WAGGONER'] as const) {
      const order = ordered(strategy, { monocular: true });
      const straight = headset();
      straight.start(order);
      let broken = headset();
      broken.start(order);
      for (let i = 0; i < 50; i += 1) {
        straight.elapse();
        broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
        broken.elapse();
      }
      expect(broken.state).toEqual(straight.state);
    }
  });
});

describe('a D-15', () => {
  it('reports the arrangement cap by cap, of both eyes [COL-05]', () => {
    const sent = records(tested('D15', 'healthy-1', { monocular: true }), 'updated_test_color_vision');
    expect(eyeOf(sent[0]!, 'OD')).toMatchObject({ current_section: 'general', target_row: 1, percentage_done: 0 });
    expect(eyeOf(sent[0]!, 'OS')).toMatchObject({ current_section: null, sections: [] });
    expect(eyeOf(sent[5]!, 'OD')?.sections[0]).toMatchObject({
      result: [1, 2, 3, 4, 5],
      done: false,
      total_answers: 5,
    });
    const perfect = { section: 'general', done: true, all_data_received: true, correct_answers: 15, total_answers: 15 };
    expect(sent.at(-1)?.eye_states.map(({ sections }) => sections[0])).toMatchObject([perfect, perfect]);
    expect(sent.at(-1)?.eye_states.every(({ percentage_done }) => percentage_done === 100)).toBe(true);
  });
});

describe('Ishihara', () => {
  it('reports every plate with what it should be, answered or not yet [COL-03] [COL-06]', () => {
    const sent = records(tested('ISHIHARA', 'protan-1', { monocular: true }), 'ishihara_state_update');
    expect(sent[3]?.eye_states[0]?.responses.filter(({ answered }) => answered)).toHaveLength(3);
    expect(sent[3]?.eye_states[1]?.responses.every(({ answered, answer }) => !answered && answer === undefined)).toBe(
      true,
    );
    expect(sent[0]?.eye_states[0]?.responses.map(({ value }) => value)).toHaveLength(17);
    const last = sent.at(-1)!.eye_states[0]!.responses;
    expect(last.filter(({ value, answer }) => value === answer).length).toBeLessThan(5);
    expect(last[0]).toEqual({ answered: true, value: '12', answer: '12' });
  });
});

describe('Waggoner', () => {
  it('shows its sections as they come, and what was found [COL-01]', () => {
    const sent = records(tested('WAGGONER', 'deutan-1'), 'waggoner_state_update');
    expect(eyeOf(sent[0]!, 'OU')?.sections.map(({ section }) => section)).toEqual(['demo']);
    expect(eyeOf(sent[5]!, 'OU')).toMatchObject({ current_section: 'general', target_row: 5 });
    expect(eyeOf(sent.at(-1)!, 'OU')).toMatchObject({
      current_section: null,
      percentage_done: 100,
      tritan_deficiency: 'None',
      protan_deutan_deficiency: 'Severe',
      protan_deutan_deficiency_type: 'Deutan',
    });
    expect(eyeOf(sent.at(-1)!, 'OU')?.sections.map(({ total_answers }) => total_answers)).toEqual([1, 25, 12, 32, 32]);
  });
  it('gives seniors more time', () => {
    expect(seconds('WAGGONER_SENIORS')).toBeCloseTo(seconds('WAGGONER') + 2, 1);
  });
  it('ends sooner for normal colour vision: no protan, no deutan section', () => {
    const last = records(tested('WAGGONER', 'healthy-1'), 'waggoner_state_update').at(-1)!;
    expect(eyeOf(last, 'OU')?.sections.map(({ section }) => section)).toEqual(['demo', 'general', 'tritan']);
    expect(eyeOf(last, 'OU')).toMatchObject({ protan_deutan_deficiency: 'None', tritan_deficiency: 'None' });
  });
});

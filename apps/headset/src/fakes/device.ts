import type { DeviceFrame, DeviceMessage, RecordEvent, ServerFrame, TestOrder } from '@isopter/contract';
import { framesFor, type Input, newDevice, reduce } from '../device/reduce.ts';
import { type DeviceState, type HeadsetKind, isOver } from '../device/state.ts';
import { aKind, anOrder } from './orders.ts';

/** A headset without clock or network: takes inputs and collects the frames it would send. */
export function headset(kind: HeadsetKind = aKind, from: DeviceState = newDevice(kind)) {
  let state = from;
  const sent: DeviceFrame[] = [];
  const happen = (input: Input) => {
    const before = state;
    state = reduce(before, input, kind);
    sent.push(...framesFor(before, state, input));
  };
  const tell = (frame: ServerFrame) => happen({ type: 'frame', frame });
  const device = {
    sent,
    happen,
    tell,
    start: (order: TestOrder) => tell({ type: 'start', test: order, run: order.run }),
    message: (message: DeviceMessage) => tell({ type: 'message', message }),
    elapse: (times = 1) => {
      for (let i = 0; i < times; i += 1) happen({ type: 'elapsed' });
    },
    /** Lets time pass until the test is over, and continues a paused one. */
    finish: () => {
      for (let i = 0; i < 20_000 && state.run && !isOver(state.run); i += 1) {
        if (state.run.paused) device.message({ message: 'play' });
        else happen({ type: 'elapsed' });
      }
    },
    get state() {
      return state;
    },
    get events(): RecordEvent[] {
      return sent.flatMap((frame) => (frame.type === 'record' ? [frame.event] : []));
    },
    get screens() {
      return device.events.flatMap((event) => (event.type === 'updated_device_screen' ? [event.data.screen] : []));
    },
    get statuses() {
      return device.events.flatMap((event) => (event.type === 'updated_test_status' ? [event.data.status] : []));
    },
    get stimuli() {
      return device.events.flatMap((event) =>
        event.type === 'new_stimuli' && 'false_positive' in event.data ? [event.data] : [],
      );
    },
    get optotypes() {
      return device.events.flatMap((event) => (event.type === 'new_acuity_optotype_result' ? [event.data] : []));
    },
    get letters() {
      return device.events.flatMap((event) => (event.type === 'new_contrast_sensitivity_response' ? [event.data] : []));
    },
    get tones() {
      return device.events.flatMap((event) => (event.type === 'new_pure_tone_response' ? [event.data] : []));
    },
  };
  return device;
}

export const welcome = (test?: TestOrder, acknowledged = 0): ServerFrame => ({
  type: 'welcome',
  device_id: '00000000-0000-4000-8000-000000000000',
  name: 'Lane 1',
  server_time: '2026-01-01T00:00:00Z',
  volume: 30,
  test: test ?? null,
  acknowledged,
});

export const full = { skip_tutorial: false, skip_convergence_testing: false, disable_pause: false } as const;

/** The headset in its examination, three stimuli in. */
export function examining(over: Partial<TestOrder> = {}) {
  const device = headset();
  const order = anOrder(over);
  device.start(order);
  device.elapse(7);
  return { device, order };
}

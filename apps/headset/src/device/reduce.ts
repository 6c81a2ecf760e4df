import type { DeviceFrame, ServerFrame, TestOrder } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import { batteryLevels, chargeAfter } from './battery.ts';
import { proceed } from './examination.ts';
import { obey } from './messages.ts';
import { unlock } from './pin.ts';
import { acknowledge, framesAfter, record } from './outbox.ts';
import { beginRun, enter, failedRun, withMonocular } from './run.ts';
import { type DeviceState, type HeadsetKind, isOver, type Run } from './state.ts';

/** An input to a headset. */
export type Input =
  | { readonly type: 'frame'; readonly frame: ServerFrame }
  /** The wait of the test is over. */
  | { readonly type: 'elapsed' }
  /** The patient at home types the PIN they received. */
  | { readonly type: 'pin'; readonly pin: string }
  /** This many hours have passed, which drain or charge the batteries. */
  | { readonly type: 'hours'; readonly hours: number };

type Frame<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** Adults' interpupillary distance, mm (Dodgson, SPIE 2004;5291: mean 63.36, SD 3.8). */
const IPD = { mean: 63.4, sd: 3.8 };

/** A headset as it comes out of its cradle for the first time. */
export function newDevice(kind: HeadsetKind): DeviceState {
  const random = randomOf(kind.seed, 'charge');
  return { volume: 50, ipd: null, charge: { headset: 60 + 40 * random(), handpiece: 40 + 60 * random() }, run: null };
}

const isRun = (run: Run | null, test_id: string, number: number): run is Run =>
  run?.order.test_id === test_id && run.order.run === number;

/** Begins a test; an unknown distance between the eyes is measured as the headset is put on, and reported. */
function begin(state: DeviceState, kind: HeadsetKind, order: TestOrder): DeviceState {
  const again = state.run?.order.test_id === order.test_id;
  const run = beginRun(order, kind, again ? 'examination' : 'introduction');
  const known = order.patient.ipd ?? (again ? state.ipd : null);
  if (known !== null || isOver(run)) return { ...state, volume: order.volume, ipd: known, run };
  const ipd = Math.round(2 * (IPD.mean + IPD.sd * normal(randomOf(kind.seed, order.test_id, 'ipd')))) / 2;
  const measured = record(run, { type: 'patient_update_by_device', data: { ipd } });
  return { ...state, volume: order.volume, ipd, run: measured };
}

const withRun = (state: DeviceState, run: Run): DeviceState => (run === state.run ? state : { ...state, run });

/**
 * Applies the server's welcome, which names the test to continue and how many of its records the server has. A test it
 * no longer names was canceled or is finished; a test of which the server has more records than this headset cannot be
 * continued here.
 */
function welcome(state: DeviceState, kind: HeadsetKind, frame: Frame<'welcome'>): DeviceState {
  const { test, acknowledged, volume } = frame;
  const heard = { ...state, volume };
  if (!test) return { ...heard, run: null };
  const { run } = state;
  if (isRun(run, test.test_id, test.run) && acknowledged <= run.seq) {
    return withRun(heard, acknowledge(run, acknowledged));
  }
  return acknowledged === 0 ? begin(heard, kind, test) : { ...heard, run: failedRun(test, kind, acknowledged) };
}

function hear(state: DeviceState, kind: HeadsetKind, { message }: Frame<'message'>): DeviceState {
  const heard = message.message === 'volume' ? { ...state, volume: message.payload } : state;
  return heard.run && !isOver(heard.run) ? withRun(heard, obey(heard.run, kind, message)) : heard;
}

/** Returns whether this headset lacks records that the server has of the test to continue. */
const isLost = ({ run }: DeviceState, { test, run: number, acknowledged = 0 }: Frame<'start'>): boolean =>
  acknowledged > (isRun(run, test.test_id, number) ? run.seq : 0);

/** Continues a test that this headset has where it was paused. A lost one cannot be continued, which it reports. */
function start(state: DeviceState, kind: HeadsetKind, frame: Frame<'start'>): DeviceState {
  const order = { ...frame.test, run: frame.run };
  const { run } = state;
  if (isLost(state, frame)) return { ...state, run: null };
  if (!isRun(run, order.test_id, order.run)) return begin(state, kind, order);
  return run.paused ? withRun({ ...state, volume: order.volume }, obey(run, kind, { message: 'play' })) : state;
}

/** An acknowledgement of what was never sent: the server has records of this run that this headset has forgotten. */
function hearAck(state: DeviceState, kind: HeadsetKind, { test_id, run: number, seq }: Frame<'ack'>): DeviceState {
  const { run } = state;
  if (!isRun(run, test_id, number)) return state;
  return withRun(state, seq > run.seq ? failedRun(run.order, kind, seq) : acknowledge(run, seq));
}

/**
 * The examiner's answer to 'how many dots' ends the convergence test, and may change which sides are examined; later it
 * only counts for a restart.
 */
function update(state: DeviceState, kind: HeadsetKind, { test_id, monocular }: Frame<'update'>): DeviceState {
  const { run } = state;
  if (run?.order.test_id !== test_id || isOver(run)) return state;
  if (run.screen !== 'testing convergence') return withRun(state, { ...run, monocular });
  return withRun(state, enter(withMonocular(run, kind, monocular), kind, run.position + 1));
}

function restart(state: DeviceState, kind: HeadsetKind, frame: Frame<'restart'>): DeviceState {
  const { run } = state;
  if (run?.order.test_id !== frame.test_id || frame.run <= run.order.run) return state;
  // the volume stays; what was muted is heard again [OUR-704]
  const volume = state.volume || run.order.volume;
  return begin(state, kind, { ...run.order, monocular: run.monocular ?? run.order.monocular, run: frame.run, volume });
}

function onFrame(state: DeviceState, kind: HeadsetKind, frame: ServerFrame): DeviceState {
  const { run } = state;
  if (frame.type === 'welcome') return welcome(state, kind, frame);
  if (frame.type === 'start') return start(state, kind, frame);
  if (frame.type === 'message') return hear(state, kind, frame);
  if (frame.type === 'update') return update(state, kind, frame);
  if (frame.type === 'restart') return restart(state, kind, frame);
  // A refused record cannot be corrected: its number is used, and the test continues.
  if (frame.type === 'refused') return state;
  // Calls do not affect tests.
  if (frame.type === 'call') return state;
  // A headset keeps its pictures.
  if (frame.type === 'pictures' || frame.type === 'alive') return state;
  if (frame.type === 'cancel') return run?.order.test_id === frame.test_id ? { ...state, run: null } : state;
  return hearAck(state, kind, frame);
}

/** The headset after something happened; pure. */
export function reduce(state: DeviceState, input: Input, kind: HeadsetKind): DeviceState {
  if (input.type === 'frame') return onFrame(state, kind, input.frame);
  if (input.type === 'pin') return state.run ? withRun(state, unlock(state.run, kind, input.pin)) : state;
  if (input.type === 'elapsed') return state.run ? withRun(state, proceed(state.run, kind)) : state;
  const testing = state.run !== null && !isOver(state.run);
  return { ...state, charge: chargeAfter(state.charge, input.hours, testing) };
}

/**
 * Returns the frames to send after a change: the new records (after a welcome all unacknowledged ones), and changes of
 * the device itself. Frames sent while offline are lost, except records, which wait.
 */
export function framesFor(before: DeviceState, after: DeviceState, input: Input): DeviceFrame[] {
  const frames: DeviceFrame[] = [];
  const { volume, ipd } = after;
  if (volume !== before.volume || ipd !== before.ipd) frames.push({ type: 'telemetry', volume, ipd });
  const levels = batteryLevels(after.charge);
  const known = batteryLevels(before.charge);
  if (
    levels.battery_level_headset_percentage !== known.battery_level_headset_percentage ||
    levels.battery_level_handpiece_percentage !== known.battery_level_handpiece_percentage
  ) {
    frames.push({ type: 'battery', ...levels });
  }
  if (input.type === 'frame' && input.frame.type === 'start' && isLost(before, input.frame)) {
    const { test, run } = input.frame;
    frames.push({ type: 'lost', test_id: test.test_id, run });
  }
  if (after.run) {
    const { test_id, run } = after.run.order;
    const welcomed = input.type === 'frame' && input.frame.type === 'welcome';
    const sent = !welcomed && isRun(before.run, test_id, run) ? before.run.seq : 0;
    frames.push(...framesAfter(after.run, sent));
  }
  return frames;
}

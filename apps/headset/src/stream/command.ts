import type { Input } from '../device/reduce.ts';
import { type DeviceState, isOver } from '../device/state.ts';

/**
 * Returns the effect of an input on the camera stream of a headset. It streams only during the run in which the
 * examiner asked for it.
 */
export function streamCommand(before: DeviceState, after: DeviceState, input: Input): 'start' | 'stop' | null {
  const { run } = after;
  const known = before.run?.order;
  if (!run || isOver(run) || run.order.test_id !== known?.test_id || run.order.run !== known.run) return 'stop';
  if (input.type !== 'frame' || input.frame.type !== 'message') return null;
  const { message } = input.frame.message;
  if (message === 'start streaming') return 'start';
  return message === 'stop streaming' ? 'stop' : null;
}

import type { Input } from '../device/reduce.ts';
import { type DeviceState, isOver } from '../device/state.ts';

/**
 * Returns the effect of an input on the camera stream of a headset. It streams only during the test in which the
 * examiner asked for it, also when that starts again.
 */
export function streamCommand(before: DeviceState, after: DeviceState, input: Input): 'start' | 'stop' | null {
  const { run } = after;
  if (!run || isOver(run) || run.order.test_id !== before.run?.order.test_id) return 'stop';
  if (input.type !== 'frame' || input.frame.type !== 'message') return null;
  const { message } = input.frame.message;
  if (message === 'start streaming') return 'start';
  return message === 'stop streaming' ? 'stop' : null;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { HomePin } from '@isopter/contract';
import { enter } from './run.ts';
import type { HeadsetKind, Run } from './state.ts';

/** Returns whether this is the PIN of an order, which the headset does not know itself. */
export function isPin(pin: string, { salt, digest }: HomePin): boolean {
  const typed = createHash('sha256').update(`${salt}:${pin}`).digest();
  return timingSafeEqual(typed, Buffer.from(digest, 'hex'));
}

/** Continues the test after the right PIN; after a wrong one the headset asks again [FORM-34]. */
export function unlock(run: Run, kind: HeadsetKind, pin: string): Run {
  const { home_pin } = run.order;
  if (!run.locked || !home_pin || !isPin(pin, home_pin)) return run;
  return enter(run, kind, run.position + 1);
}

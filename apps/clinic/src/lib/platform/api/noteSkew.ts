import { correctClock, isClockWrong } from '@isopter/contract';
import { clock } from './clock.ts';

/** Smaller differences come from the network and need no new warning. In milliseconds. */
const JITTER = 30_000;

/** Stores the skew of this computer's clock that a response of the server shows, in milliseconds. */
export function noteSkew(skew: number): void {
  correctClock(skew);
  const wrong = isClockWrong(skew) ? skew : 0;
  if (wrong === 0 || Math.abs(wrong - clock.skew) > JITTER) clock.skew = wrong;
}

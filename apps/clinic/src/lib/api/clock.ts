import { correctClock, isClockWrong } from '@isopter/contract';
import { proxy } from 'valtio';

/** By how much this computer's clock is ahead of the server's, in milliseconds, negative if behind; 0 while it is right. */
export const clock = proxy({ skew: 0 });

/** Differences below this are of the network, in milliseconds: the warning need not be drawn again. */
const JITTER = 30_000;

/** Takes the skew that an answer of the server shows. */
export function noteSkew(skew: number): void {
  correctClock(skew);
  const wrong = isClockWrong(skew) ? skew : 0;
  if (wrong === 0 || Math.abs(wrong - clock.skew) > JITTER) clock.skew = wrong;
}

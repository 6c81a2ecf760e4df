import { correctClock, isClockWrong } from '@isopter/contract';
import { clock } from './clock.ts';

/** Differences below this are of the network, in milliseconds: the warning need not be drawn again. */
const JITTER = 30_000;

/** Takes the skew of this computer's clock that an answer of the server shows, in milliseconds. */
export function noteSkew(skew: number): void {
  correctClock(skew);
  const wrong = isClockWrong(skew) ? skew : 0;
  if (wrong === 0 || Math.abs(wrong - clock.skew) > JITTER) clock.skew = wrong;
}

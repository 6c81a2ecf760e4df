import type { Heard } from '../observer.ts';
import { normal, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';
import { falsePressTime } from './responseTimes.ts';

/**
 * Slope of the psychometric function, per dB. In-silico-audiometry takes 0.2; a steeper one gives the retest spread of
 * practised listeners, within 5 dB.
 */
const SLOPE = 0.45;

/** P(heard) of a tone at a level, both dB HL, by someone who neither guesses nor lapses; a half at the threshold. */
export const chanceOfHearing = (level: number, threshold: number): number =>
  1 / (1 + Math.exp(-SLOPE * (level - threshold)));

/** Latency of a genuine press: median of a loud tone and of one at the threshold, seconds (own choice: 250 to 600 ms). */
const LATENCY = { loud: 0.27, faint: 0.5 } as const;
/** The latency falls to a third of the way within so many dB above the threshold. */
const LOUDER = 10;
const SPREAD = 0.18;
const FASTEST = 0.2;

function latency(above: number, random: Random): number {
  const median = LATENCY.loud + (LATENCY.faint - LATENCY.loud) * Math.exp(-Math.max(0, above) / LOUDER);
  return Math.max(FASTEST, Math.round(1000 * median * Math.exp(SPREAD * normal(random))) / 1000);
}

/**
 * The simulated listener's answer to a tone of a level, dB HL: P(press) = fp + (1 - fp - fn) · P(heard). `share` is
 * how much of the ear is done, 0 to 1.
 */
export function listen(threshold: number, profile: Profile, level: number, share: number, random: Random): Heard {
  const chance = random();
  if (chance < profile.false_press)
    return { is_heard: true, response_time: falsePressTime(random, profile.press_time) / 1000 };
  const [first, last] = profile.lapse;
  const lapse = first + (last - first) * share;
  const fatigued = threshold + profile.fatigue * share;
  const is_heard = chance < profile.false_press + (1 - profile.false_press - lapse) * chanceOfHearing(level, fatigued);
  return { is_heard, response_time: is_heard ? latency(level - fatigued, random) : 0 };
}

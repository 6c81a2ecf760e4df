import type { Light, Response } from '../observer.ts';
import { normalCdf, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';
import { falsePressTime, responseTime } from './responseTimes.ts';
import type { Truth } from './truth.ts';

/** The frequency-of-seeing curve is never taken to be wider than this, dB. */
const WIDEST = 6;

/** Width of the frequency-of-seeing curve at a threshold, dB (Henson et al., IOVS 2000;41:417, all eyes together). */
export const slopeSd = (threshold: number): number => Math.min(WIDEST, Math.exp(-0.081 * threshold + 3.27));

/** P(seen) of a stimulus at a threshold, both dB, by someone who neither guesses nor lapses. */
export const chanceOfSeeing = (stimulus: number, threshold: number): number =>
  1 - normalCdf((stimulus - threshold) / slopeSd(threshold));

/** Sensitivity of an eye that lost fixation at the expected blind spot, dB. */
const BESIDE_BLIND_SPOT = 28;

/**
 * The simulated patient's answer: P(press) = fp + (1 - fp - fn) · P(seen), as in the OPI's observer models. `share` is how much of the eye is done, 0 to 1.
 */
export function respond(truth: Truth, profile: Profile, shown: Light, share: number, random: Random): Response {
  const strayed = random() < profile.stray;
  const has_good_fixation = random() >= profile.poor_fixation;
  const chance = random();
  if (chance < profile.false_press) {
    return { seen: true, response_time: falsePressTime(random, profile.press_time) / 1000, has_good_fixation };
  }
  const [first, last] = profile.lapse;
  const lapse = first + (last - first) * share;
  if (shown.kind === 'blank') return { seen: false, response_time: 0, has_good_fixation };
  const sensitivity = strayed && shown.kind === 'blind_spot' ? BESIDE_BLIND_SPOT : truth(shown);
  if (sensitivity === null) return { seen: false, response_time: 0, has_good_fixation };
  const threshold = sensitivity - profile.fatigue * share;
  const seen =
    chance < profile.false_press + (1 - profile.false_press - lapse) * chanceOfSeeing(shown.stimulus, threshold);
  const response_time = seen ? responseTime(shown.stimulus - threshold, random) / 1000 : 0;
  return { seen, response_time, has_good_fixation };
}

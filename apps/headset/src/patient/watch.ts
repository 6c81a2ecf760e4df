import { placeAt, secondsBetween } from '../motion.ts';
import type { MovingLight, Response } from '../observer.ts';
import { RESPONSE_WINDOW } from '../observer.ts';
import { normal, type Random } from '../random.ts';
import type { KineticTruth } from './isopters.ts';
import type { Profile } from './profiles.ts';
import { falsePressTime, responseTime } from './responseTimes.ts';

/** How finely the way of a stimulus is looked at, degrees. */
const STEP = 0.25;
/** Spread of what one person sees from one vector to the next, dB (SD): about 2°, retests within 5° (Grobbel 2016). */
const BETWEEN_VECTORS = 0.8;
/** Visibility at the expected blind spot for an eye that lost fixation, dB above the threshold. */
const BESIDE_BLIND_SPOT = 15;
/** A stimulus that comes into sight is just brighter than the threshold, dB (negative: brighter; see responseTime). */
const AT_THRESHOLD = -1;

/** Seconds until a stimulus comes into sight, null when it never does. */
function inSight(truth: KineticTruth, { angle, start, end }: MovingLight, off: number): number | null {
  for (let radius = start; radius >= end; radius -= STEP) {
    const above = truth(placeAt(angle, radius));
    if (above !== null && above + off > 0) return secondsBetween(start, radius);
  }
  return null;
}

/**
 * The simulated patient's answer to a moving (or, in the blind spot, resting) stimulus: a press once it is in sight, after
 * a reaction time; a false press in the first 150 ms; a lapse misses it altogether. `share` is how much of the eye is done.
 * A press after the stimulus went out comes too late to be one.
 */
export function watch(
  truth: KineticTruth,
  profile: Profile,
  shown: MovingLight,
  share: number,
  random: Random,
): Response {
  const strayed = random() < profile.stray;
  const has_good_fixation = random() >= profile.poor_fixation;
  const chance = random();
  const off = BETWEEN_VECTORS * normal(random) - profile.fatigue * share;
  const missed: Response = { seen: false, response_time: 0, has_good_fixation };
  if (chance < profile.false_press) {
    return { seen: true, response_time: falsePressTime(random, profile.press_time) / 1000, has_good_fixation };
  }
  const [first, last] = profile.lapse;
  if (chance < profile.false_press + first + (last - first) * share) return missed;
  const isFixed = shown.kind === 'blind_spot';
  const seenAs: KineticTruth = strayed && isFixed ? () => BESIDE_BLIND_SPOT : truth;
  const seconds = inSight(seenAs, shown, off);
  if (seconds === null) return missed;
  const pressed = seconds + responseTime(isFixed ? -BESIDE_BLIND_SPOT : AT_THRESHOLD, random) / 1000;
  const lasts = isFixed ? RESPONSE_WINDOW / 1000 : secondsBetween(shown.start, shown.end) + RESPONSE_WINDOW / 1000;
  return pressed > lasts ? missed : { seen: true, response_time: Math.round(1000 * pressed) / 1000, has_good_fixation };
}

import type { Chosen } from '../observer.ts';
import { normal, type Random, randomOf } from '../random.ts';
import type { PatientName } from './patients.ts';
import type { Profile } from './profiles.ts';

/** Disparity, seconds of arc, that a person tells apart half the time beyond guessing; null = stereo-blind. */
export type Stereoacuity = number | null;

/**
 * Mean stereoacuity by age, seconds of arc: 100 at 3 years, 60 at 5, 40 at 7, 30 from 11 on (Randot Preschool test,
 * 4355 children and 39 adults; Birch et al., J AAPOS 2008;12:23-26). Ages between are on the line between, in logarithms.
 */
const MEANS: readonly (readonly [age: number, arcsec: number])[] = [
  [3, 100],
  [5, 60],
  [7, 40],
  [11, 30],
];
/** How much people of an age differ, log10 arcsec (SD): the lower limit of normal at 7 years, 60, lies 1.96 SD from the mean. */
const SPREAD = 0.09;
/** Share of people without any stereopsis: about 6 % scored nil (Read et al., PLoS ONE 2019;14:e0224402). */
const BLIND = 0.06;

/** Simulated patients whose binocular vision is their own: our choice. The poor fixator squints. */
const CHARACTERS: Readonly<Partial<Record<PatientName, Stereoacuity>>> = {
  'healthy-1': 30,
  'glaucoma-2': 120,
  'glaucoma-3': 320,
  'poor-fixator-1': null,
};

function meanAt(age: number): number {
  const after = MEANS.findIndex(([years]) => years >= age);
  const [first, last] = [MEANS[0], MEANS.at(-1)];
  if (!first || !last || after === 0) return first?.[1] ?? 100;
  const [older, younger] = [MEANS[after] ?? last, MEANS[after - 1] ?? last];
  const share = older === younger || after < 0 ? 1 : (age - younger[0]) / (older[0] - younger[0]);
  return younger[1] * (older[1] / younger[1]) ** share;
}

/** The stereoacuity of a simulated person of this age, years: a character's own, or drawn from people of that age. */
export function stereoOf(name: PatientName, age: number, seed: string): Stereoacuity {
  const own = CHARACTERS[name];
  if (own !== undefined) return own;
  if (randomOf(seed, 'stereo-blind')() < BLIND) return null;
  return meanAt(age) * 10 ** (SPREAD * normal(randomOf(seed, 'stereoacuity')));
}

/** Slope of the psychometric function, per log10 arcsec: from 20 % to 80 % of what is beyond guessing within half an octave. */
const SLOPE = 18;

/** P(the dot is seen to stand out), guessing left out: a half at the threshold. */
export const chanceOfStereo = (arcsec: number, threshold: Stereoacuity): number =>
  threshold === null || arcsec <= 0 ? 0 : 1 / (1 + Math.exp(-SLOPE * Math.log10(arcsec / threshold)));

/** How long people look, seconds: those who see it answer sooner (own choice). */
const LOOKING = { seen: 1.6, guessed: 3.2, spread: 0.25 } as const;

/**
 * The simulated patient's answer: the dot they see stand out, or any of the places where they see none. A lapse is no
 * answer at all. `share` is how much of the test is done, 0 to 1.
 */
export function choose(
  threshold: Stereoacuity,
  profile: Profile,
  plate: { readonly arcsec: number; readonly target: number },
  guess: number,
  share: number,
  random: Random,
): Chosen {
  const [first, last] = profile.lapse;
  const chance = random();
  if (chance < first + (last - first) * share) return { target_answer: null, seconds: 2 * LOOKING.guessed };
  // a careless patient answers before looking: no better than a guess
  const isCareless = random() < profile.false_press;
  const isSeen = !isCareless && random() < chanceOfStereo(plate.arcsec, threshold);
  const median = isSeen ? LOOKING.seen : LOOKING.guessed;
  return {
    target_answer: isSeen ? plate.target : guess,
    seconds: Math.round(1000 * median * Math.exp(LOOKING.spread * normal(random))) / 1000,
  };
}

import type { Viewing } from '../observer.ts';
import type { Eye } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import { hasGlaucoma, type PatientName } from './patients.ts';

/**
 * Corrected acuity of healthy eyes by age: [years, logMAR], linear between (Elliott, Yang and Whitaker, Optometry and
 * Vision Science 1995;72:186).
 */
const BY_AGE = [
  [21, -0.13],
  [27, -0.14],
  [55, -0.1],
  [65, -0.06],
  [75, -0.02],
  [90, 0.06],
] as const;

/** Spread between people, and between the eyes of one (SD, logMAR). */
const BETWEEN_PEOPLE = 0.06;
const BETWEEN_EYES = 0.05;
/** Acuity loss by damage that spares the fovea, mean and SD between eyes, logMAR (own choice). */
const GLAUCOMA = { mean: 0.15, sd: 0.1 } as const;
/** Two eyes see as much more than the better one, logMAR (own choice, half a line). */
const SUMMATION = 0.05;
/** At 40 cm, through an addition, logMAR (own choice). */
const NEAR = 0.02;
/** Acuity loss by lower contrast, logMAR for each power of ten: 0.2 at 10 %, 0.45 at 2.5 % (own choice). */
const LOW_CONTRAST = { first: 0.2, tenfold: 0.42 } as const;

/**
 * Width of the psychometric function, SD in logMAR: of Landolt rings 1.5 steps of 0.1, lognormal between people, whatever
 * their acuity and age (183 eyes: Petersen, Fortschr Ophthalmol 1990;87:604). How far people differ is our own choice, a
 * factor of four (others found ten: Horner et al., Am J Optom Physiol Opt 1985;62:895). At low contrast it is a third
 * wider (Carkeet and Bailey, Ophthalmic Physiol Opt 2017;37:118).
 */
const WIDTH = { median: 0.15, spread: 0.35, lowContrast: 4 / 3 } as const;

function healthy(age: number): number {
  const after = BY_AGE.findIndex(([years]) => years >= age);
  if (after === 0) return BY_AGE[0][1];
  const [from, to] = after === -1 ? [BY_AGE.at(-1)!, BY_AGE.at(-1)!] : [BY_AGE[after - 1]!, BY_AGE[after]!];
  return from[0] === to[0] ? from[1] : from[1] + ((age - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

const lowContrast = (percent: number): number =>
  percent >= 100 ? 0 : LOW_CONTRAST.first + LOW_CONTRAST.tenfold * Math.max(0, Math.log10(10 / percent));

/** The high-contrast distance acuity of one eye, logMAR. */
function ofEye(patient: PatientName, eye: 'OD' | 'OS', age: number, seed: string): number {
  const personal = BETWEEN_PEOPLE * normal(randomOf(seed, 'acuity'));
  const own = BETWEEN_EYES * normal(randomOf(seed, 'acuity', eye));
  const { mean, sd } = GLAUCOMA;
  const damage = hasGlaucoma(patient) ? Math.max(0, mean + sd * normal(randomOf(seed, 'damage', eye))) : 0;
  return healthy(age) + personal + own + damage;
}

/** The true acuity of a simulated person of this age (years) with one eye or both: the threshold in logMAR. */
export function acuityOf(patient: PatientName, eye: Eye, age: number, seed: string, viewing: Viewing): number {
  const right = ofEye(patient, 'OD', age, seed);
  const left = ofEye(patient, 'OS', age, seed);
  const high = { OD: right, OS: left, OU: Math.min(right, left) - SUMMATION }[eye];
  return high + (viewing.distance === 'near' ? NEAR : 0) + lowContrast(viewing.contrast);
}

/** How gradually the optotypes of a person become legible: SD of the psychometric function, logMAR. */
export function widthOf(seed: string, { contrast }: Viewing): number {
  const { median, spread, lowContrast: wider } = WIDTH;
  const personal = median * Math.exp(spread * Math.max(-2, Math.min(2, normal(randomOf(seed, 'acuity width')))));
  return contrast < 100 ? wider * personal : personal;
}

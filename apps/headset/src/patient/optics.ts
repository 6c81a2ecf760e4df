import type { Point } from '@isopter/clinical';
import { sizeEffect } from '@isopter/clinical/perimetry';
import type { Light, Sight } from '../observer.ts';
import { expectedSensitivity, USUAL_SIZE } from '../perimetry/expected.ts';
import type { Truth } from './truth.ts';

/**
 * Loss of sensitivity to size III by 0, 1 … 6 diopters of blur, dB, about the same everywhere within 25° (five healthy
 * eyes; Heuer et al., Ophthalmology 1987;94:1550). Smaller sizes lose more and larger ones less; the study did not
 * measure by how much, so here all lose the same.
 */
const BLUR = [0, 1.4, 2.9, 4.2, 5.6, 6.7, 7.6] as const;

/** Returns the loss of sensitivity (dB) by an uncorrected refractive error (diopters, of either sign). */
export function blurLoss(dioptres: number): number {
  const blur = Math.min(Math.abs(dioptres), BLUR.length - 1);
  const [below = 0, above = below] = [BLUR[Math.floor(blur)], BLUR[Math.ceil(blur)]];
  return below + (above - below) * (blur - Math.floor(blur));
}

/**
 * Sensitivity with each millimetre of pupil, dB: 0.21, on the background of a headset (10 cd/m²) with stimuli of 26
 * minutes of arc, near size III (Martin et al., Graefes Arch Clin Exp Ophthalmol 2005;243:1091).
 */
const PER_MILLIMETRE = 0.21;

/** Optical properties of an eye. */
export interface Optics {
  /** Refraction for sharp distance vision, diopters. */
  readonly refraction: number;
  /** How much wider its pupil is than that of others, mm. */
  readonly pupil: number;
}

/** A corrected eye with a usual pupil. */
const USUAL_OPTICS: Optics = { refraction: 0, pupil: 0 };

/** How much better an eye of an age (years) sees a size at a place than size III, dB: it depends on what the place has lost. */
export function sizeGain(point: Point, { eye, size }: Sight, age: number, truth: Truth): number {
  const sensitivity = truth(point);
  const loss = sensitivity === null ? 0 : expectedSensitivity(point, eye, age) - sensitivity;
  return sizeEffect(size ?? USUAL_SIZE, point, loss);
}

/**
 * The light of size III that a corrected eye with a usual pupil would see as well as this one. How gradually a light comes into sight is that of the place with size III, since
 * variability hardly grows with the size (Wall et al., IOVS 2013;54:3975).
 */
export function asUsual<T extends Light>(
  light: T,
  sight: Sight,
  age: number,
  truth: Truth,
  { refraction, pupil }: Optics = USUAL_OPTICS,
): T {
  const blur = (sight.isCorrected ?? true) ? 0 : blurLoss(refraction);
  const gain = sizeGain(light, sight, age, truth) + PER_MILLIMETRE * pupil - blur;
  return { ...light, stimulus: light.stimulus - gain };
}

import type { Eye } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import { acuityOf } from './acuity.ts';
import { hasGlaucoma, type PatientName } from './patients.ts';

/**
 * Contrast sensitivity follows acuity: log CS = at 0.0 logMAR + slope · logMAR, of healthy and of glaucomatous eyes
 * (presets of DeVAS).
 */
const BY_ACUITY = { healthy: { at: 1.77, slope: -0.77 }, glaucoma: { at: 1.67, slope: -0.78 } } as const;
/** Variation between the eyes of a patient (SD, log CS; own choice). */
const OWN = 0.07;
/** Two eyes see √2 better than one, log CS (Campbell and Green, Nature 1965;208:191). */
const SUMMATION = 0.15;

const VIEWING = { distance: 'far', contrast: 100 } as const;

/** The true contrast sensitivity of a simulated person with one eye or both: log CS of letters half of which are seen. */
export function contrastOf(patient: PatientName, eye: Eye, age: number, seed: string): number {
  const { at, slope } = BY_ACUITY[hasGlaucoma(patient) ? 'glaucoma' : 'healthy'];
  const ofEye = (one: 'OD' | 'OS'): number =>
    at + slope * acuityOf(patient, one, age, seed, VIEWING) + OWN * normal(randomOf(seed, 'contrast', one));
  return eye === 'OU' ? Math.max(ofEye('OD'), ofEye('OS')) + SUMMATION : ofEye(eye);
}

import type { Sight } from '../observer.ts';
import { type PatientName, truthOf } from './patients.ts';
import type { Truth } from './truth.ts';

/** The eye that looks, and its conditions. */
export interface Looking extends Pick<Sight, 'eye' | 'isTaped'> {
  /** Years. */
  readonly age: number;
  /** Everything personal comes from it. */
  readonly seed: string;
}

/** Returns the field of one eye, or of both: then the better eye counts, without a blind spot. */
export function sightOf(patient: PatientName, { eye, age, seed, isTaped = false }: Looking): Truth {
  if (eye !== 'OU') return truthOf(patient, eye, age, seed, isTaped);
  const eyes = (['OD', 'OS'] as const).map((one) => truthOf(patient, one, age, seed, isTaped));
  return (point) =>
    eyes.map((truth) => truth(point)).reduce((a, b) => (a === null || b === null ? (a ?? b) : Math.max(a, b)));
}

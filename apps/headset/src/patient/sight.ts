import type { Sight } from '../observer.ts';
import { type PatientName, truthOf } from './patients.ts';
import type { Truth } from './truth.ts';

/** Who looks, and with what. */
export interface Looking extends Pick<Sight, 'eye' | 'isTaped'> {
  /** Years. */
  readonly age: number;
  /** Everything personal comes from it. */
  readonly seed: string;
}

/** What a patient sees with one eye, or with both: then the better one counts, and no blind spot is left. */
export function sightOf(patient: PatientName, { eye, age, seed, isTaped = false }: Looking): Truth {
  if (eye !== 'OU') return truthOf(patient, eye, age, seed, isTaped);
  const eyes = (['OD', 'OS'] as const).map((one) => truthOf(patient, one, age, seed, isTaped));
  return (point) =>
    eyes.map((truth) => truth(point)).reduce((a, b) => (a === null || b === null ? (a ?? b) : Math.max(a, b)));
}

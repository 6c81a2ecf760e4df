import { fieldResult, type FieldResult, NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import type { PerimetryEyeView } from '../model/store.ts';

/** The test properties that, with the eye, determine which healthy eyes a field is compared with. */
export interface TestedField {
  readonly protocol?: string | null | undefined;
  readonly strategy?: string | null | undefined;
  readonly goldman_size?: string | number | null | undefined;
  /** The age in years on the day of the test; `null` if it is not known. */
  readonly age: number | null;
}

/** Returns the result of the test of an eye. */
export const resultOf = (
  { locations, statistics, eye }: PerimetryEyeView,
  { protocol, goldman_size, age }: TestedField,
): FieldResult =>
  fieldResult(locations, statistics, {
    program: protocol ?? '',
    eye,
    age,
    size: Number(goldman_size ?? NORMED_SIZE),
  });

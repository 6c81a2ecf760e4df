import { isInconsistent } from '@isopter/clinical/acuity';
import type { AcuityLine } from '../types.ts';

/** Two contrasts in percent whose acuities contradict each other. */
export interface Contradiction {
  readonly higher: number;
  readonly lower: number;
}

/** The contrasts of an eye at which acuity is better at the lower one than at the higher one; `null` if there are none. */
export function contradictionOf(lines: readonly AcuityLine[]): Contradiction | null {
  for (const { acuity: high, contrast: higher } of lines) {
    for (const { acuity: low, contrast: lower } of lines) {
      if (!high || !low || higher === null || lower === null || lower >= higher) continue;
      if (isInconsistent(high, low)) return { higher, lower };
    }
  }
  return null;
}

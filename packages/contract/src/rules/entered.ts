import type { EnteredEye, EnteredFacts, EnteredWarning } from '../entities/entered.ts';
import type { EnteredWarningCode } from '../enums/clinical.ts';
import { ENTERED_TO_QUESTION as LIMIT } from '../limits.ts';

/** What is unusual of one eye. */
function* unusual({ refraction, pupil, iop }: EnteredEye): Generator<EnteredWarningCode> {
  if (refraction && Math.abs(refraction.sphere) > LIMIT.sphere) yield 'SPHERE_LARGE';
  const size = pupil?.size;
  if (typeof size === 'number' && size < LIMIT.pupilCritical) yield 'PUPIL_CRITICAL';
  else if (typeof size === 'number' && size <= LIMIT.pupilBorderline) yield 'PUPIL_BORDERLINE';
  if (iop && iop.pressure < LIMIT.iopLow) yield 'IOP_LOW';
  if (iop && iop.pressure > LIMIT.iopHigh) yield 'IOP_HIGH';
}

/**
 * The entered values to ask about: they are possible and stored, but more often a slip than a fact. Right eye first.
 * Limits: {@link ENTERED_TO_QUESTION}.
 */
export const enteredWarnings = ({ od, os }: Pick<EnteredFacts, 'od' | 'os'>): EnteredWarning[] => [
  ...Array.from(unusual(od ?? {}), (warning) => ({ eye: 'OD' as const, warning })),
  ...Array.from(unusual(os ?? {}), (warning) => ({ eye: 'OS' as const, warning })),
];

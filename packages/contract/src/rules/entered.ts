import type { EnteredEye, EnteredFacts, EnteredWarning } from '../entities/entered.ts';
import type { TestFinding } from '../entities/results.ts';
import type { EnteredWarningCode } from '../enums/clinical.ts';
import type { ResultWord } from '../enums/results.ts';
import { ENTERED_TO_QUESTION as LIMIT } from '../limits.ts';

/** Yields the unusual facts of one eye. */
function* unusual(
  { refraction, pupil, iop, acuity }: EnteredEye,
  eye: 'OD' | 'OS',
  findings: readonly TestFinding[],
): Generator<EnteredWarningCode> {
  if (refraction && Math.abs(refraction.sphere) > LIMIT.sphere) yield 'SPHERE_LARGE';
  const size = pupil?.size;
  if (typeof size === 'number' && size < LIMIT.pupilCritical) yield 'PUPIL_CRITICAL';
  else if (typeof size === 'number' && size <= LIMIT.pupilBorderline) yield 'PUPIL_BORDERLINE';
  if (iop && iop.pressure < LIMIT.iopLow) yield 'IOP_LOW';
  if (iop && iop.pressure > LIMIT.iopHigh) yield 'IOP_HIGH';
  if (acuity?.value === 'NLP' && findings.some((one) => one.side === eye && isSight(one))) yield 'BLIND_EYE_SEES';
}

/** Words of color vision tests that need sight; the others can come of guesses, or of no answer at all. */
const SEEING: ReadonlySet<ResultWord> = new Set(['NORMAL', 'MILD', 'PROTAN', 'DEUTAN', 'TRITAN', 'RED_GREEN']);

/** Returns whether a finding of an eye is one that an eye without light perception cannot have. */
function isSight(finding: TestFinding): boolean {
  if (finding.measure === 'SEEN') return finding.seen > LIMIT.blindPercent * 0.01 * finding.of;
  if ('word' in finding) return SEEING.has(finding.word);
  const { measure, value, limit } = finding;
  if (measure === 'VFI') return value > LIMIT.blindPercent;
  // outside the ages of the norms a field has an MD alone
  if (measure === 'MD') return value > LIMIT.blindMd;
  if (measure === 'MEAN_SENSITIVITY' || measure === 'FOVEA') return value > LIMIT.blindDecibels;
  return measure === 'LOG_CS' || measure === 'ISOPTER' || (measure === 'ACUITY' && limit !== 'WORSE');
}

/**
 * The entered values to ask about: they are possible and stored, but more often a slip than a fact. Right eye first.
 * Limits: {@link ENTERED_TO_QUESTION}.
 * @param findings what the test found, which no light perception contradicts
 */
export const enteredWarnings = (
  { od, os }: Pick<EnteredFacts, 'od' | 'os'>,
  findings: readonly TestFinding[] = [],
): EnteredWarning[] => [
  ...Array.from(unusual(od ?? {}, 'OD', findings), (warning) => ({ eye: 'OD' as const, warning })),
  ...Array.from(unusual(os ?? {}, 'OS', findings), (warning) => ({ eye: 'OS' as const, warning })),
];

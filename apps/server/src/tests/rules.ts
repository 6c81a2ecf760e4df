import { FIXED_EXAM_DATE_MONTHS } from '@isopter/contract';

/** A fixed exam date lies six months ahead or more [FORM-22]. */
export function fixedExamDateProblem(date: string | null | undefined, now = new Date()): string | undefined {
  if (!date) return undefined;
  const earliest = new Date(now);
  earliest.setUTCMonth(earliest.getUTCMonth() + FIXED_EXAM_DATE_MONTHS);
  return date < earliest.toISOString().slice(0, 10) ? 'The date must be at least six months ahead.' : undefined;
}

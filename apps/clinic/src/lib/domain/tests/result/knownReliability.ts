import type { EarReliability } from '@isopter/clinical/audiology';
import type { NumberFinding } from '@isopter/contract';

/** The reliability of an ear as it was stored with a test. */
export const knownReliability = ({
  false_responses,
  retest,
  ...other
}: NonNullable<NumberFinding['reliability']>): EarReliability => ({
  ...other,
  false_responses: false_responses ?? null,
  retest: retest ?? null,
});

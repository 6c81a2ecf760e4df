import type { CallCheckResults } from '@isopter/api-client';
import type { Tone } from '@isopter/ui';

type Result = CallCheckResults[keyof CallCheckResults];

const TONES: Readonly<Record<Result, Tone>> = {
  checking: 'neutral',
  works: 'positive',
  // the call works without it, or with lower quality
  missing: 'caution',
  silent: 'caution',
  slow: 'caution',
  unknown: 'caution',
  permission: 'critical',
  inUse: 'critical',
  noAnswer: 'critical',
};

/** Returns how serious a result is. */
export const checkTone = (result: Result): Tone => TONES[result];

/** Counts the parts of a check that need attention; null while it runs. */
export function countProblems(results: CallCheckResults): number | null {
  const all = Object.values(results) as Result[];
  if (all.includes('checking')) return null;
  return all.filter((result) => result !== 'works').length;
}

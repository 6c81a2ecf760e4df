import type { Findings } from '@isopter/api-client';
import { type Id, isAcceptable, type PersonalProblem } from '@isopter/contract';
import { proxy } from 'valtio';

/** The patients whose personal data are not shown, and why, by id [OUR-574]. */
export const findings = proxy<Record<Id, PersonalProblem>>({});

/** Stores the findings of a response; the newest response counts. */
export function noteFindings(found: Findings): void {
  for (const [id, problem] of found) {
    if (problem !== null) findings[id] = problem;
    else if (id in findings) delete findings[id];
  }
}

let sessions = 0;

/**
 * Returns what stores the findings of a call that begins now. If findings are forgotten before its answer arrives, it is an
 * answer to a session that has ended, and is left out.
 */
export function findingsOfCall(): (found: Findings) => void {
  const began = sessions;
  return (found) => {
    if (began === sessions) noteFindings(found);
  };
}

/** Returns the patients whose personal data a user may accept. */
export const acceptableIds = (): Id[] => Object.keys(findings).filter((id) => isAcceptable(findings[id]!));

export function forgetFindings(): void {
  sessions += 1;
  for (const id of Object.keys(findings)) delete findings[id];
}

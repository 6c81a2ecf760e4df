import { type Id, isAcceptable } from '@isopter/contract';
import { useSnapshot } from 'valtio';
import { useSignedIn } from '../../platform/session/session.ts';
import { findings } from '../../platform/zeroPii/findings.ts';

/** Returns whether the personal data of a patient are not the patient's, and have to be entered again (OUR-592). */
export function useMustEnterAgain(patient: Id): boolean {
  const { has_key } = useSignedIn();
  const problem = useSnapshot(findings)[patient];
  return has_key && problem !== undefined && !isAcceptable(problem);
}

import type { Test } from '@isopter/contract';
import { isTechnician } from '../../lib/routes/access.ts';
import { accessOf } from '../../lib/session/accessOf.ts';
import { useSignedIn } from '../../lib/session/session.ts';

/**
 * Whether the person may control a test and write what belongs to it: a technician during their session with its patient
 * alone [LIST-07, OUR-306], a reader of support never [SUP-02].
 */
export function useMayChangeTest({ patient }: Pick<Test, 'patient'>): boolean {
  const signedIn = useSignedIn();
  const access = accessOf(signedIn);
  const isInSession = Boolean(patient) && signedIn.current_session?.patient === patient;
  return access.may_write && (!isTechnician(access) || isInSession);
}

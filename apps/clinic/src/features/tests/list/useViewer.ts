import { isTechnician } from '../../../lib/platform/routes/access.ts';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import type { Viewer } from './rules/actions.ts';

/** Returns the viewer of a patient's tests. A technician's session counts if it is with this patient [LIST-07]. */
export function useViewer(patient: { active_techall_session?: string | null | undefined } | undefined): Viewer {
  const signedIn = useSignedIn();
  const access = accessOf(signedIn);
  const current = signedIn.current_session;
  return {
    isTechnician: isTechnician(access),
    isTechnicianAdmin: access.technician_admin,
    hasActiveSession: current !== null && patient?.active_techall_session === current.id,
    isZeroPii: access.zero_pii,
    hasAgent: access.names_at_agent,
    mayWrite: access.may_write,
    keepsNames: access.keeps_names,
  };
}

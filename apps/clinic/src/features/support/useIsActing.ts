import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';

/** Whether the person acts for the clinics, and does not only read [SUP-02]. */
export const useIsActing = (): boolean => accessOf(useSignedIn()).support_basic;

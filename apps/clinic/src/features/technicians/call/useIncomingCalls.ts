import { awaitCall, callUrl } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session as current } from '../../../lib/session/session.ts';
import { call, takeCall } from './call.ts';

/** Answers the technician's calls in a session, where the patient is; in no session without an id [CALL-07]. */
export function useIncomingCalls(session: Id | undefined): void {
  // what a call has to say is read before the next one comes
  const isFree = useSnapshot(call).open === null;
  // whoever signs in again is called again
  const isSignedIn = useSnapshot(current).ended === null;
  useEffect(() => {
    if (session === undefined || !isFree || !isSignedIn) return undefined;
    return awaitCall({ url: callUrl(session), onCall: () => takeCall(session) });
  }, [session, isFree, isSignedIn]);
}

import { awaitCall, callUrl } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { call, isCalling, openCall } from './call.ts';

/** Answers the technician's calls in a session, where the patient is; in no session without an id [CALL-07]. */
export function useIncomingCalls(session: Id | undefined): void {
  const { open } = useSnapshot(call);
  // a call has the socket of its session to itself
  const isFree = !isCalling(open);
  useEffect(() => {
    if (session === undefined || !isFree) return undefined;
    return awaitCall({ url: callUrl(session), onCall: () => openCall(session, 'user') });
  }, [session, isFree]);
}

import { awaitCall, callUrl, DEVICE_PROBLEMS, type VideoCallView } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session as current } from '../../../lib/session/session.ts';
import { call, takeCall } from './call.ts';

/** Whether a new call can replace this one: it has ended, and the user need not do anything before the next one. */
const isPassed = ({ state, problems }: Pick<VideoCallView, 'state' | 'problems'>): boolean =>
  state === 'ended' && !DEVICE_PROBLEMS.some((problem) => problems.includes(problem));

/** Answers the technician's calls in a session, where the patient is; in no session without an id [CALL-07]. */
export function useIncomingCalls(session: Id | undefined): void {
  const { open } = useSnapshot(call);
  const isFree = open === null || isPassed(open.view);
  // after signing in again, calls are heard again
  const isSignedIn = useSnapshot(current).ended === null;
  useEffect(() => {
    if (session === undefined || !isFree || !isSignedIn) return undefined;
    return awaitCall({ url: callUrl(session), onCall: () => takeCall(session) });
  }, [session, isFree, isSignedIn]);
}

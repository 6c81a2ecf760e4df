import { awaitCall, callUrl, type VideoCallProblem, type VideoCallView } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session as current } from '../../../lib/session/session.ts';
import { call, takeCall } from './call.ts';

/** Whether another call can take the place of one: not where it would fail again until the user has done something. */
const isPassed = ({ state, problems }: Pick<VideoCallView, 'state' | 'problems'>): boolean =>
  state === 'ended' && !UNTIL_DONE.some((problem) => problems.includes(problem));
const UNTIL_DONE: readonly VideoCallProblem[] = ['permission', 'no-devices', 'in-use'];

/** Answers the technician's calls in a session, where the patient is; in no session without an id [CALL-07]. */
export function useIncomingCalls(session: Id | undefined): void {
  const { open } = useSnapshot(call);
  const isFree = open === null || isPassed(open.view);
  // whoever signs in again is called again
  const isSignedIn = useSnapshot(current).ended === null;
  useEffect(() => {
    if (session === undefined || !isFree || !isSignedIn) return undefined;
    return awaitCall({ url: callUrl(session), onCall: () => takeCall(session) });
  }, [session, isFree, isSignedIn]);
}

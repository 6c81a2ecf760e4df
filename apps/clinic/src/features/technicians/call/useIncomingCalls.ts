import { awaitCall, callUrl, DEVICE_PROBLEMS, type VideoCallView } from '@isopter/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { session as current } from '../../../lib/platform/session/session.ts';
import { call, type CallSession, takeCall } from './call.ts';

/** Whether a new call can replace this one: it has ended, and the user need not do anything before the next one. */
const isPassed = ({ state, problems }: Pick<VideoCallView, 'state' | 'problems'>): boolean =>
  state === 'ended' && !DEVICE_PROBLEMS.some((problem) => problems.includes(problem));

/** Answers the technician's calls in a session, where the patient is; in no session without an id [CALL-07]. */
export function useIncomingCalls(session: CallSession | undefined): void {
  const { open } = useSnapshot(call);
  const isFree = open === null || isPassed(open.view);
  // after signing in again, calls are heard again
  const isSignedIn = useSnapshot(current).ended === null;
  const id = session?.id;
  const take = useEffectEvent(() => session !== undefined && takeCall(session));
  useEffect(() => {
    if (id === undefined || !isFree || !isSignedIn) return undefined;
    return awaitCall({ url: callUrl(id), onCall: () => take() });
  }, [id, isFree, isSignedIn]);
}

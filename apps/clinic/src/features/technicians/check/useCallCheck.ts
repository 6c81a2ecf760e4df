import {
  CallCheck,
  type CallCheckOptions,
  callUrl,
  type CallCheckView,
  judgeCheck,
  NO_FINDINGS,
} from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session as current } from '../../../lib/platform/session/session.ts';

/** Creates a check; stories replace it. */
export const checks = {
  make: (options: CallCheckOptions): Pick<CallCheck, 'start' | 'stop'> => new CallCheck(options),
};

const NEW_CHECK: CallCheckView = { results: judgeCheck(NO_FINDINGS), own: null, level: 0 };

/** Checks camera, microphone, network and relay for the call of a session while the component is mounted and the user is signed in. */
export function useCallCheck(session: Id): CallCheckView {
  const [view, setView] = useState(NEW_CHECK);
  // the dialog that asks to sign in again leaves this one open below it
  const isSignedIn = useSnapshot(current).ended === null;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const check = checks.make({ url: callUrl(session), onChange: setView });
    check.start();
    return () => check.stop();
  }, [session, isSignedIn]);
  return view;
}

import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { lazyScreen } from '../../lib/frame/screen/lazyScreen.tsx';
import { session } from '../../lib/platform/session/session.ts';

const Unreachable = lazyScreen(() => import('./Unreachable.tsx').then((module) => module.Unreachable));

interface SessionGateProps {
  /** Shown until the server has answered. */
  restoring: ReactElement;
  children: ReactNode;
}

/** Waits for the session a reload interrupted. */
export function SessionGate({ restoring, children }: SessionGateProps): ReactElement {
  const { status } = useSnapshot(session);
  if (status === 'restoring') return restoring;
  if (status !== 'unreachable') return <>{children}</>;
  return <Unreachable />;
}

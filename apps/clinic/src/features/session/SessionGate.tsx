import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyScreen } from '../../lib/frame/screen/lazyScreen.tsx';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { session } from '../../lib/platform/session/session.ts';

const Unreachable = lazyScreen(() => import('./Unreachable.tsx').then((module) => module.Unreachable));

/** Waits for the session a reload interrupted. */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const { status } = useSnapshot(session);
  if (status === 'restoring') return <Loading label={t(($) => $.session.restoring)} />;
  if (status !== 'unreachable') return <>{children}</>;
  return <Unreachable />;
}

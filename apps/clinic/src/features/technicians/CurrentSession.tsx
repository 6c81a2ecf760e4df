import { useOpenSessions } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentOf, setCurrentSession } from '../../lib/platform/session/currentSession.ts';
import { session } from '../../lib/platform/session/session.ts';
import { SessionCall } from './call/SessionCall.tsx';

/**
 * Keeps track of which session a technician is in, and says when somebody else ended it (ROLE-05, OUR-305); has its call
 * over every screen.
 */
export function CurrentSession(): ReactElement {
  const { t } = useTranslation();
  const { data } = useOpenSessions();
  useEffect(() => {
    if (data === undefined) return;
    const next = currentOf(data.results);
    if (next?.id === session.current?.current_session?.id) return;
    if (next === null) toasts.show({ tone: 'info', message: t(($) => $.technicians.endedByOther) });
    setCurrentSession(next);
  }, [data, t]);
  return <SessionCall sessions={data?.results} />;
}

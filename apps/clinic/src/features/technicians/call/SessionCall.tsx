import { fullName, type Session } from '@isopter/contract';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session as current, useSignedIn } from '../../../lib/platform/session/session.ts';
import { callableSession } from '../rules.ts';
import { call, closeCall, openCall, wasInCall } from './call.ts';
import { CallPanel } from './CallPanel.tsx';
import { useIncomingCalls } from './useIncomingCalls.ts';

/** Everything of calls that does not depend on the screen: the panel, and calls that come in. */
export function SessionCall({ sessions }: { sessions: readonly Session[] | undefined }): ReactElement | null {
  const { t } = useTranslation();
  const isUser = useSignedIn().user.groups.some(({ name }) => name === 'TECHALL_USER');
  const session = sessions && callableSession(sessions, isUser ? 'user' : 'admin');
  useIncomingCalls(isUser ? session : undefined);
  const id = session?.id;
  const rejoin = useEffectEvent(() => session && openCall(session, isUser ? 'user' : 'admin', 'rejoin'));
  useEffect(() => {
    if (id === undefined || !wasInCall(id) || call.open !== null) return;
    rejoin();
  }, [id]);
  const { ended } = useSnapshot(current);
  useEffect(() => {
    // the dialog that asks to sign in again hides the panel
    if (ended !== null) closeCall();
  }, [ended]);
  // signing out turns the camera off
  useEffect(() => closeCall, []);
  return <CallPanel title={isUser || !session ? t(($) => $.technicians.technician) : fullName(session.user)} />;
}

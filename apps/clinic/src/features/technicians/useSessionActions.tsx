import type { Session } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { AddIcon, CloseIcon, PlayIcon, TableIcon, VideoIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../lib/session/session.ts';
import { call, isCalling, openCall } from './call/call.ts';
import { type SessionAction, sessionActions } from './rules.ts';
import { useJoinSession } from './useJoinSession.ts';

/** What a technician admin does with a session of the lists [TECH-03, TECH-06]. */
export function useSessionActions(onEnd: (session: Session) => void): (session: Session) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { join } = useJoinSession();
  const current = useSignedIn().current_session?.id;
  const isInCall = isCalling(useSnapshot(call).open);

  return useCallback(
    (session) => {
      const go = (path: string) => (): void => navigate(`${path}/${session.patient?.id ?? ''}`);
      const actions: Record<SessionAction, Omit<RowAction, 'id' | 'label'>> = {
        join: { icon: <PlayIcon />, isInline: true, onAction: () => join(session.id) },
        newTest: { icon: <AddIcon />, isInline: true, onAction: go('/tests/new') },
        showTests: { icon: <TableIcon />, isInline: true, onAction: go('/tests') },
        callAgain: { icon: <VideoIcon />, isInline: true, onAction: () => openCall(session.id, 'admin') },
        end: { icon: <CloseIcon />, tone: 'danger', onAction: () => onEnd(session) },
      };
      return sessionActions(session, current, isInCall).map((id) => ({
        id,
        label: t(($) => $.technicians.actions[id]),
        ...actions[id],
      }));
    },
    [current, isInCall, join, navigate, onEnd, t],
  );
}

import type { Session } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { AddIcon, CloseIcon, PlayIcon, TableIcon, VideoIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { call, isCalling, openCall } from './call/call.ts';
import { type SessionAction, sessionActions } from './rules.ts';

/** Opens the dialogs before a session is joined and before it ends. */
export interface SessionQuestions {
  onJoin: (session: Session) => void;
  onEnd: (session: Session) => void;
}

/**
 * Returns the actions of a technician admin on a session of a list [TECH-03, TECH-06].
 * @param questions the same functions at every render
 */
export function useSessionActions({ onJoin, onEnd }: SessionQuestions): (session: Session) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const current = useSignedIn().current_session?.id;
  const isInCall = isCalling(useSnapshot(call).open);

  return useCallback(
    (session) => {
      const go = (path: string) => (): void => navigate(`${path}/${session.patient?.id ?? ''}`);
      const actions: Record<SessionAction, Omit<RowAction, 'id' | 'label'>> = {
        join: { icon: <PlayIcon />, isInline: true, onAction: () => onJoin(session) },
        newTest: { icon: <AddIcon />, isInline: true, onAction: go('/tests/new') },
        showTests: { icon: <TableIcon />, isInline: true, onAction: go('/tests') },
        callAgain: { icon: <VideoIcon />, isInline: true, onAction: () => openCall(session, 'admin', 'callAgain') },
        end: { icon: <CloseIcon />, tone: 'danger', onAction: () => onEnd(session) },
      };
      return sessionActions(session, current, isInCall).map((id) => ({
        id,
        label: t(($) => $.technicians.actions[id]),
        ...actions[id],
      }));
    },
    [current, isInCall, navigate, onEnd, onJoin, t],
  );
}

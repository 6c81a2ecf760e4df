import type { Employee } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import {
  BuildingIcon,
  DeleteIcon,
  EditIcon,
  KeyIcon,
  LockIcon,
  SendIcon,
  PauseIcon,
  PlayIcon,
} from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { UserRights } from '../rights.ts';
import type { Question } from '../UserQuestion.tsx';

/** Returns the actions for a user of the list [ORG-05, ORG-07]. */
export function useUserActions(
  rights: UserRights,
  onAsk: (kind: Question['kind'], user: Employee) => void,
  onResend: (user: Employee) => void,
): (user: Employee) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return useCallback(
    (user) => {
      const actions: (RowAction & { isOpen: boolean })[] = [
        {
          id: 'edit',
          label: t(($) => $.users.edit),
          icon: <EditIcon />,
          isInline: true,
          onAction: () => navigate(`/users/edit/${user.id}`),
          isOpen: rights.mayEdit(user),
        },
        {
          id: 'offices',
          label: t(($) => $.users.manageOffices),
          icon: <BuildingIcon />,
          onAction: () => navigate(`/offices/select/${user.id}`),
          isOpen: rights.mayManageOffices(user),
        },
        {
          id: 'reset',
          label: t(($) => $.users.resetPassword),
          icon: <LockIcon />,
          onAction: () => onAsk('reset', user),
          isOpen: rights.mayResetPassword(user),
        },
        {
          id: 'factors',
          label: t(($) => $.users.resetFactors),
          icon: <KeyIcon />,
          onAction: () => onAsk('factors', user),
          isOpen: rights.mayResetFactors(user),
        },
        {
          id: 'resend',
          label: t(($) => $.users.resend),
          icon: <SendIcon />,
          onAction: () => onResend(user),
          isOpen: rights.mayResend(user),
        },
        {
          id: 'suspend',
          label: t(($) => $.users.suspend),
          icon: <PauseIcon />,
          onAction: () => onAsk('suspend', user),
          isOpen: rights.maySuspend(user) && !user.suspended,
        },
        {
          id: 'reinstate',
          label: t(($) => $.users.reinstate),
          icon: <PlayIcon />,
          onAction: () => onAsk('reinstate', user),
          isOpen: rights.maySuspend(user) && Boolean(user.suspended),
        },
        {
          id: 'delete',
          label: t(($) => $.users.delete),
          icon: <DeleteIcon />,
          tone: 'danger',
          onAction: () => onAsk('delete', user),
          isOpen: rights.mayDelete(user),
        },
      ];
      return actions.flatMap(({ isOpen, ...action }) => (isOpen ? [action] : []));
    },
    [navigate, onAsk, onResend, rights, t],
  );
}

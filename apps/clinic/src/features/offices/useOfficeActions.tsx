import type { Office } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { AddIcon, DeleteIcon, EditIcon, PeopleIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';

/** Returns the actions for an office of the list; with SSO, users are invited instead of added [ORG-01, ORG-05]. */
export function useOfficeActions(onDelete: (office: Office) => void): (office: Office) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { enable_sso } = accessOf(useSignedIn());
  return useCallback(
    (office) => [
      {
        id: 'edit',
        label: t(($) => $.offices.edit),
        icon: <EditIcon />,
        isInline: true,
        onAction: () => navigate(`/offices/edit/${office.id}`),
      },
      {
        id: 'assign',
        label: t(($) => $.users.assignAdmin),
        icon: <PeopleIcon />,
        onAction: () => navigate(`/users/select/${office.id}`),
      },
      ...(enable_sso
        ? []
        : [
            {
              id: 'user',
              label: t(($) => $.users.new),
              icon: <AddIcon />,
              onAction: () => navigate(`/users/new/${office.id}`),
            },
          ]),
      {
        id: 'delete',
        label: t(($) => $.offices.delete),
        icon: <DeleteIcon />,
        tone: 'danger' as const,
        onAction: () => onDelete(office),
      },
    ],
    [enable_sso, navigate, onDelete, t],
  );
}

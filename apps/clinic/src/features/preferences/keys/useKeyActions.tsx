import type { Authenticator } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { DeleteIcon, EditIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

/** Returns the actions for a key of the list (KEY-01). */
export function useKeyActions(onRemove: (key: Authenticator) => void): (key: Authenticator) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return useCallback(
    (key) => [
      {
        id: 'rename',
        label: t(($) => $.keys.rename),
        icon: <EditIcon />,
        isInline: true,
        onAction: () => navigate(`/authenticator/edit/${key.id}`),
      },
      {
        id: 'remove',
        label: t(($) => $.keys.remove),
        icon: <DeleteIcon />,
        tone: 'danger',
        isInline: true,
        onAction: () => onRemove(key),
      },
    ],
    [navigate, onRemove, t],
  );
}

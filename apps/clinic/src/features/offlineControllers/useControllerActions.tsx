import type { OfflineController } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { DeleteIcon, EditIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { ControllerRights } from './rights.ts';

/** Returns the actions for a controller of the list [OFFC-01]. */
export function useControllerActions(
  rights: ControllerRights,
  onDelete: (controller: OfflineController) => void,
): (controller: OfflineController) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return useCallback(
    (controller) => [
      ...(rights.mayEdit(controller)
        ? [
            {
              id: 'edit',
              label: t(($) => $.controllers.edit),
              icon: <EditIcon />,
              isInline: true,
              onAction: () => navigate(`/offline-controllers/edit/${controller.id}`),
            },
          ]
        : []),
      ...(rights.mayDelete
        ? [
            {
              id: 'delete',
              label: t(($) => $.common.delete),
              icon: <DeleteIcon />,
              tone: 'danger' as const,
              onAction: () => onDelete(controller),
            },
          ]
        : []),
    ],
    [navigate, onDelete, rights, t],
  );
}

import type { Device } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { CloseIcon, DeleteIcon, DisconnectedIcon, EditIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { DeviceRights } from './rights.ts';
import type { Question } from './DeviceQuestion.tsx';

/** Returns the actions for a device of the list [DEV-02]. */
export function useDeviceActions(
  rights: DeviceRights,
  onAsk: (kind: Question['kind'], device: Device) => void,
): (device: Device) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return useCallback(
    (device) => [
      ...(rights.mayEdit(device)
        ? [
            {
              id: 'edit',
              label: t(($) => $.devices.edit),
              icon: <EditIcon />,
              isInline: true,
              onAction: () => navigate(`/devices/edit/${device.id}`),
            },
          ]
        : []),
      ...(rights.mayCancel(device)
        ? [
            {
              id: 'cancel',
              label: t(($) => $.tests.actions.cancel),
              icon: <CloseIcon />,
              tone: 'danger' as const,
              onAction: () => onAsk('cancel', device),
            },
          ]
        : []),
      ...(rights.mayUnlink(device)
        ? [
            {
              id: 'unlink',
              label: t(($) => $.devices.unlink),
              icon: <DisconnectedIcon />,
              tone: 'danger' as const,
              onAction: () => onAsk('unlink', device),
            },
          ]
        : []),
      ...(rights.mayDelete(device)
        ? [
            {
              id: 'delete',
              label: t(($) => $.common.delete),
              icon: <DeleteIcon />,
              tone: 'danger' as const,
              onAction: () => onAsk('delete', device),
            },
          ]
        : []),
    ],
    [navigate, onAsk, rights, t],
  );
}

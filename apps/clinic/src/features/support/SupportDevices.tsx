import { useSupportDevices, useUnlinkSupportDevice } from '@isopter/api-client';
import { DEVICE_TYPES, type SupportDevice } from '@isopter/contract';
import { ConfirmDialog, type DataGridColumn, type RowAction } from '@isopter/ui';
import { DisconnectedIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '../../lib/frame/list/filters/filters.ts';
import { textColumn } from './columns.tsx';
import { mayUnlink } from './rules/rights.ts';
import { SupportConsole } from './SupportConsole.tsx';
import { useIsActing } from './useIsActing.ts';
import { useToastedAction } from '../../lib/platform/errors/useToastedAction.ts';
import { useSupportGrid } from './useSupportGrid.ts';

const OPEN = { device_type__iexact: isOneOf(DEVICE_TYPES) };
const nameOf = ({ name, office_group }: SupportDevice): string => `${name}, ${office_group}`;

/** Returns the columns of the console's devices [SUP-05]. */
function useDeviceColumns(): readonly DataGridColumn<SupportDevice>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      textColumn<SupportDevice, 'name'>(
        'name',
        t(($) => $.devices.name),
        { width: 200, isRowHeader: true },
      ),
      {
        id: 'device_type',
        title: t(($) => $.devices.type),
        isSortable: true,
        filter: { kind: 'choice', options: DEVICE_TYPES.map((id) => ({ id, label: t(($) => $.devices.types[id]) })) },
        cell: ({ device_type }) => t(($) => $.devices.types[device_type]),
      },
      textColumn<SupportDevice, 'app_version'>(
        'app_version',
        t(($) => $.devices.version),
        { isNumeric: true, width: 120, dir: 'ltr' },
      ),
      textColumn<SupportDevice, 'serial_number'>(
        'serial_number',
        t(($) => $.support.serialNumber),
        { isNumeric: true, dir: 'ltr' },
      ),
      textColumn<SupportDevice, 'office_group'>(
        'office_group',
        t(($) => $.navigation.officeGroup),
        { width: 200 },
      ),
    ],
    [t],
  );
}

/** The devices of all office groups; basic support unlinks those that are claimed [SUP-01, SUP-02, SUP-05]. */
export function SupportDevices(): ReactElement {
  const { t } = useTranslation();
  const columns = useDeviceColumns();
  const { state, onStateChange, query } = useSupportGrid({
    name: 'support_devices',
    columns,
    sortedBy: 'name',
    open: OPEN,
  });
  const page = useSupportDevices(query);
  const isActing = useIsActing();
  const [asked, setAsked] = useState<SupportDevice | null>(null);
  const rowActions = useCallback(
    (device: SupportDevice): readonly RowAction[] =>
      mayUnlink(device)
        ? [
            {
              id: 'unlink',
              label: t(($) => $.devices.unlink),
              icon: <DisconnectedIcon />,
              tone: 'danger',
              onAction: () => setAsked(device),
            },
          ]
        : [],
    [t],
  );
  return (
    <SupportConsole
      tab="devices"
      page={page}
      rows={page.rows}
      columns={columns}
      rowLabel={nameOf}
      {...(isActing && { rowActions })}
      state={state}
      onStateChange={onStateChange}
    >
      {asked && <UnlinkQuestion device={asked} onClose={() => setAsked(null)} />}
    </SupportConsole>
  );
}

/** Asks before a device is unlinked, and does it [SUP-02, DEV-06]. */
function UnlinkQuestion({ device, onClose }: { device: SupportDevice; onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const { send } = useUnlinkSupportDevice();
  const act = useToastedAction('device');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.devices.unlinkTitle)}
      message={t(($) => $.devices.unlinkMessage, { name: nameOf(device) })}
      confirmLabel={t(($) => $.devices.unlink)}
      onConfirm={() =>
        act({
          send: () => send({ params: { id: device.id } }),
          done: t(($) => $.devices.deviceUnlinkSuccess),
        })
      }
    />
  );
}

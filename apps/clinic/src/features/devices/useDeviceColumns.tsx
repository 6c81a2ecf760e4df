import type { Device } from '@isopter/contract';
import { BatteryIcon, StatusMarker, type TableColumn, useNumberFormat } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';

/** Returns the columns of the list of devices, including recent use [DEV-01, OUR-130]. */
export function useDeviceColumns(): readonly TableColumn<Device>[] {
  const { t } = useTranslation();
  const { when } = useFormats();
  const number = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  return useMemo(() => {
    const version = t(($) => $.devices.version);
    return [
      {
        id: 'name',
        title: t(($) => $.devices.name),
        isRowHeader: true,
        cell: ({ name }) => <TextCell text={name} title={t(($) => $.devices.name)} />,
      },
      {
        id: 'type',
        title: t(($) => $.devices.type),
        cell: ({ device_type }) => t(($) => $.devices.types[device_type]),
      },
      {
        id: 'running',
        title: t(($) => $.devices.running),
        cell: ({ in_use, test_progress }) => {
          if (!in_use) return t(($) => $.devices.noTest);
          const text =
            typeof test_progress === 'number'
              ? t(($) => $.devices.runningAt, { progress: percent(test_progress / 100) })
              : t(($) => $.devices.runningTest);
          return <StatusMarker tone="caution">{text}</StatusMarker>;
        },
      },
      {
        id: 'claimed',
        title: t(($) => $.devices.pairing),
        cell: ({ user, active }) => {
          if (!user) return <StatusMarker tone="neutral">{t(($) => $.devices.unclaimed)}</StatusMarker>;
          return active ? (
            <StatusMarker tone="positive">{t(($) => $.devices.connected)}</StatusMarker>
          ) : (
            <StatusMarker tone="neutral">{t(($) => $.devices.away)}</StatusMarker>
          );
        },
      },
      {
        id: 'battery',
        title: t(($) => $.devices.battery),
        priority: 2,
        cell: ({ battery_level_headset_percentage: percentage }) => (
          <BatteryIcon owner="headset" percentage={percentage ?? null} />
        ),
      },
      {
        id: 'version',
        title: version,
        isNumeric: true,
        priority: 3,
        cell: ({ app_version }) => <TextCell text={app_version} title={version} />,
      },
      {
        id: 'tests',
        title: t(($) => $.devices.testsLately),
        isNumeric: true,
        priority: 3,
        cell: ({ tests_last_24_hours = 0 }) => number(tests_last_24_hours ?? 0),
      },
      {
        id: 'last_seen',
        title: t(($) => $.devices.lastSeen),
        priority: 2,
        cell: ({ last_seen }) => (last_seen ? when(last_seen) : t(($) => $.devices.neverSeen)),
      },
      {
        id: 'last_used',
        title: t(($) => $.devices.lastUsed),
        priority: 3,
        cell: ({ last_used }) => (last_used ? when(last_used) : t(($) => $.devices.neverUsed)),
      },
    ];
  }, [number, percent, t, when]);
}

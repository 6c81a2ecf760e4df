import type { Device } from '@isopter/contract';
import { BatteryIcon, type KeyValue, KeyValueList, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../Monitor.css.ts';
import type { Dashboard } from '../../../../lib/domain/live/rules/dashboard.ts';
import type { Stale } from '../../../../lib/domain/live/useStaleness.ts';
import { useScreenName } from '../../../../lib/domain/live/useScreenName.ts';

/** Props of {@link DeviceFacts}. */
export interface DeviceFactsProps {
  device: Pick<Device, 'name'> | null;
  dashboard: Dashboard;
  /** The test is over: what the device shows, measures and how it is charged says nothing of it any more. */
  isOver: boolean;
  /** Region of a test that has regions. */
  region_no: number | null;
  /** Since when the data are out of date; null while live. */
  stale: Stale | null;
}

/** The device: its name, what it shows, its batteries, and what it measured [MON-06, MON-07, MON-21]. */
export function DeviceFacts({ device, dashboard, isOver, region_no, stale }: DeviceFactsProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat({ maximumFractionDigits: 1 });
  const millimetres = useNumberFormat({ style: 'decimal', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const screenName = useScreenName();
  const live: KeyValue[] = [
    { label: t(($) => $.monitor.screen), value: screenName(dashboard.screen) },
    {
      label: t(($) => $.monitor.headset),
      value: <BatteryIcon owner="headset" percentage={dashboard.battery_level_headset_percentage} hasWarning />,
    },
    {
      label: t(($) => $.monitor.handpiece),
      value: <BatteryIcon owner="handpiece" percentage={dashboard.battery_level_handpiece_percentage} hasWarning />,
    },
    {
      label: t(($) => $.monitor.ipd),
      value: dashboard.ipd === null ? '–' : `${millimetres(dashboard.ipd)} mm`,
      isNumeric: true,
    },
  ];
  const items: KeyValue[] = [
    { label: t(($) => $.monitor.device), value: device?.name ?? '–' },
    ...(isOver ? [] : live),
    ...(region_no ? [{ label: t(($) => $.monitor.region), value: number(region_no), isNumeric: true }] : []),
  ];
  return (
    <div className={css.facts} data-stale={stale ? true : undefined}>
      <KeyValueList items={items} aria-label={t(($) => $.monitor.device)} />
      {stale && <p className={css.place}>{stale.asOf}</p>}
    </div>
  );
}

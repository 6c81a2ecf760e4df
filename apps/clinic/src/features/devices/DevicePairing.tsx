import type { Device } from '@isopter/contract';
import { BatteryIcon, Card, KeyValueList, QRCode, StatusMarker, Text, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { CameraPairing } from './CameraPairing.tsx';

interface DevicePairingProps {
  device: Device;
}

/** The code an unclaimed device is paired with, or what a claimed one has been doing [DEV-04, DEV-09]. */
export function DevicePairing({ device }: DevicePairingProps): ReactElement | null {
  const { t } = useTranslation();
  if (device.user && device.device_type === 'CAMERA')
    return (
      <>
        <Activity device={device} />
        <Card title={t(($) => $.devices.linkAnother)}>
          <Text>{t(($) => $.devices.linkAnotherHint)}</Text>
          <CameraPairing key={device.user} device={device} />
        </Card>
      </>
    );
  if (device.user) return <Activity device={device} />;
  if (!device.code) return null;
  return (
    <Card title={t(($) => $.devices.pair)}>
      <Text>{t(($) => (device.device_type === 'CAMERA' ? $.devices.cameraHint : $.devices.pairHint))}</Text>
      {device.device_type === 'CAMERA' ? (
        <CameraPairing device={device} />
      ) : (
        <QRCode label={t(($) => $.devices.code)} value={device.code} />
      )}
    </Card>
  );
}

function Activity({ device }: DevicePairingProps): ReactElement {
  const { t } = useTranslation();
  const { when } = useFormats();
  const number = useNumberFormat();
  const version = t(($) => $.devices.version);
  return (
    <Card title={t(($) => $.devices.activity)}>
      <KeyValueList
        items={[
          {
            label: t(($) => $.devices.pairing),
            value: (
              <StatusMarker tone={device.active ? 'positive' : 'neutral'}>
                {device.active ? t(($) => $.devices.connected) : t(($) => $.devices.away)}
              </StatusMarker>
            ),
          },
          {
            label: t(($) => $.devices.battery),
            value: <BatteryIcon owner="headset" percentage={device.battery_level_headset_percentage ?? null} />,
          },
          {
            label: version,
            value: device.app_version || t(($) => $.common.notStated),
            isNumeric: Boolean(device.app_version),
          },
          {
            label: t(($) => $.devices.lastUsed),
            value: device.last_used ? when(device.last_used) : t(($) => $.devices.neverUsed),
          },
          {
            label: t(($) => $.devices.lastSeen),
            value: device.last_seen ? when(device.last_seen) : t(($) => $.devices.neverSeen),
          },
          { label: t(($) => $.devices.testsLately), value: number(device.tests_last_24_hours ?? 0), isNumeric: true },
        ]}
      />
    </Card>
  );
}

import { useCreateCameraLink } from '@isopter/api-client';
import { CAMERA_LINK_TIME, type CameraLink, type Device } from '@isopter/contract';
import { Button, Code, QRCode, Text } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { linkAddress } from './linkAddress.ts';

/**
 * The ways to pair a camera: a code to type, and a QR code that makes a phone the camera [DEV-04, OUR-640]. A paired camera
 * has the QR code only, for another phone.
 */
export function CameraPairing({ device }: { device: Device }): ReactElement {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { send, isSending } = useCreateCameraLink();
  const showError = useErrorToast();
  const [link, setLink] = useState<CameraLink | null>(null);
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    if (!link) return undefined;
    // not until `expires`: the clock of this computer may be wrong
    const timer = setTimeout(() => {
      setLink(null);
      setExpired(true);
    }, CAMERA_LINK_TIME);
    return () => clearTimeout(timer);
  }, [link]);
  const create = (): void => {
    setExpired(false);
    void send({ params: { id: device.id } }).then(setLink, showError);
  };
  return (
    <>
      {!link && device.code && (
        <Text>
          {t(($) => $.devices.code)}: <Code>{device.code}</Code>
        </Text>
      )}
      {link && (
        <>
          <QRCode label={t(($) => $.devices.linkCode)} value={linkAddress(link, location.origin)} code={link.code} />
          <Text>{t(($) => $.devices.linkUntil, { time: time(link.expires) })}</Text>
        </>
      )}
      <div role="status">{isExpired && <Text>{t(($) => $.devices.qrExpired)}</Text>}</div>
      <Button variant={link || !device.code ? 'secondary' : 'primary'} isPending={isSending} onPress={create}>
        {link ? t(($) => $.devices.newQr) : device.code ? t(($) => $.devices.showQr) : t(($) => $.devices.linkAnother)}
      </Button>
    </>
  );
}

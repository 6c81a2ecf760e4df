import { useSendDeviceMessage } from '@isopter/api-client';
import { DEVICE_ACTION_INDICATOR, type DeviceMessage, type DeviceMessageName } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What can be asked of the device, and what was asked just now. */
export interface DeviceActions {
  send: (message: DeviceMessage) => void;
  /** The message whose indicator shows: for 2 s after it was sent [MON-09]. */
  pending: DeviceMessageName | null;
  /** The device took the request to stream, and none to stop yet. */
  isStreaming: boolean;
}

/** Sends messages to a device [MON-09]. */
export function useDeviceActions(deviceId: string): DeviceActions {
  const { t } = useTranslation();
  const { send: put } = useSendDeviceMessage();
  const [pending, setPending] = useState<DeviceMessageName | null>(null);
  const [isStreaming, setStreaming] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useCallback(
    (message: DeviceMessage) => {
      clearTimeout(timer.current);
      setPending(message.message);
      timer.current = setTimeout(() => setPending(null), DEVICE_ACTION_INDICATOR);
      put({ params: { id: deviceId }, body: message }).then(
        () => {
          if (message.message === 'start streaming') setStreaming(true);
          if (message.message === 'stop streaming') setStreaming(false);
        },
        () => toasts.show({ tone: 'critical', message: t(($) => $.monitor.actionFailed) }),
      );
    },
    [deviceId, put, t],
  );
  return { send, pending, isStreaming };
}

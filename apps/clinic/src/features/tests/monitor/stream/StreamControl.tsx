import { Button } from '@isopter/ui';
import { VideoIcon, VideoOffIcon } from '@isopter/ui/icons';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceActions } from './useDeviceActions.ts';

/** Lets the device stream what its cameras see, and stops it at the latest when the control goes [MON-23, STRM-05]. */
export function StreamControl({ actions }: { actions: DeviceActions }): ReactElement {
  const { t } = useTranslation();
  const { isStreaming, isPending, send } = actions;
  const isLeftOn = useRef(false);
  useEffect(() => {
    isLeftOn.current = isStreaming;
  }, [isStreaming]);
  useEffect(
    () => () => {
      if (isLeftOn.current) send({ message: 'stop streaming' });
    },
    [send],
  );
  return (
    <Button
      icon={isStreaming ? <VideoIcon /> : <VideoOffIcon />}
      isFullWidth
      aria-pressed={isStreaming}
      isPending={isPending('start streaming') || isPending('stop streaming')}
      onPress={() => send({ message: isStreaming ? 'stop streaming' : 'start streaming' })}
    >
      {t(($) => $.monitor.stream)}
    </Button>
  );
}

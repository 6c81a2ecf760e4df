import { Button, lazyPart } from '@isopter/ui';
import { VideoIcon, VideoOffIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StreamViewProps } from './StreamView.tsx';

/** A monitor opens without it. */
const StreamView = lazyPart(() => import('./StreamView.tsx').then((module) => module.StreamView));

/** Opens and closes the camera stream of a device, which closes with the control [MON-23, STRM-05]. */
export function StreamControl(view: Omit<StreamViewProps, 'onClose'>): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={isOpen ? <VideoIcon /> : <VideoOffIcon />}
        isFullWidth
        aria-pressed={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {t(($) => $.monitor.stream)}
      </Button>
      {isOpen && <StreamView {...view} onClose={() => setOpen(false)} />}
    </>
  );
}

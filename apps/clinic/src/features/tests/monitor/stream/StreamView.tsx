import { StreamPopup } from '@isopter/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import type { DeviceActions } from '../commands/useDeviceActions.ts';
import { useCameraStream } from './useCameraStream.ts';

/** Props of {@link StreamView}. */
export interface StreamViewProps {
  /** Id of the device. */
  device: string;
  actions: DeviceActions;
  /** Where it appears: a technician's call is at the lower side [STRM-04]. */
  side: 'upper' | 'lower';
  onClose: () => void;
}

/** Popup over the monitor with the camera pictures of a device, which streams while it is open [STRM-01, STRM-05]. */
export function StreamView({ device, actions: { send }, side, onClose }: StreamViewProps): ReactElement {
  const hasAsked = useRef(false);
  const { state, eyes, canvas } = useCameraStream(device, () => {
    hasAsked.current = true;
    send({ message: 'start streaming' });
  });
  useEffect(
    () => () => {
      if (hasAsked.current) send({ message: 'stop streaming' });
    },
    [send],
  );
  return <StreamPopup state={state} canvasRef={canvas} {...(eyes && { eyes })} side={side} onClose={onClose} />;
}

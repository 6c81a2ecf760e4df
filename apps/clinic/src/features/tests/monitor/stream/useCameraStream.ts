import { CameraStream, type CameraStreamState, useClient } from '@isopter/api-client';
import type { Id, StreamEye } from '@isopter/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paintFrame } from './paintFrame.ts';

/** The state and picture of a camera stream. */
export interface CameraStreamView {
  state: CameraStreamState;
  /** The eyes in the pictures; undefined before the first one. */
  eyes: StreamEye | undefined;
  /** Where the pictures are drawn. */
  canvas: RefObject<HTMLCanvasElement | null>;
}

/**
 * Shows the cameras of a device on a canvas, as long as the component is there [STRM-01, STRM-05].
 * @param onJoined called when the pictures would arrive: time to ask the device to stream
 */
export function useCameraStream(device: Id, onJoined: () => void): CameraStreamView {
  const client = useClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<CameraStreamState>('pending');
  const [eyes, setEyes] = useState<StreamEye>();
  const joined = useEffectEvent(onJoined);
  useEffect(() => {
    const stream = new CameraStream({
      device,
      requestAddress: async (signal) =>
        (await client.call('getDeviceStream', { params: { id: device }, signal })).token_url,
      onJoined: () => joined(),
      async show(frame) {
        const isPainted = canvas.current !== null && (await paintFrame(canvas.current, frame));
        if (isPainted) setEyes(frame.eye);
        return isPainted;
      },
      onState: setState,
    });
    stream.start();
    return () => stream.stop();
  }, [client, device]);
  return { state, eyes, canvas };
}

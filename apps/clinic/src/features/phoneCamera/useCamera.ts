import { openMedia } from '@isopter/api-client';
import { useEffect, useMemo, useState } from 'react';

/** Which camera of the phone is used. */
export type Facing = 'environment' | 'user';

/** Reasons for which the camera cannot be used. */
export type CameraProblem = 'unsupported' | 'permission' | 'no-devices' | 'in-use';

/** The camera of this phone. */
export interface OpenCamera {
  /** The live picture; `undefined` until the camera is open. */
  media: MediaStream | undefined;
  problem: CameraProblem | undefined;
  /** Whether the phone has several cameras. */
  hasSeveral: boolean;
  /** Asks for the camera again. */
  retry: () => void;
}

/** The size asked for: a little more than the server stores. Sound is never asked for. */
const SIZE = { width: { ideal: 1_920 }, height: { ideal: 1_440 } };

const stop = (media: MediaStream): void => media.getTracks().forEach((track) => track.stop());

/** Returns why the camera cannot be opened now; it is turned off again at once. */
export async function checkCamera(facing: Facing): Promise<CameraProblem | undefined> {
  const { media, problem } = await open(facing);
  if (media) stop(media);
  return problem;
}

async function open(facing: Facing): Promise<{ media?: MediaStream | undefined; problem?: CameraProblem | undefined }> {
  // browsers provide it on https only
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return { problem: 'unsupported' };
  const video = { facingMode: { ideal: facing }, ...SIZE };
  const { media, problem } = await openMedia((wanted) => mediaDevices.getUserMedia(wanted), { audio: false, video });
  return { media, problem: problem as CameraProblem | undefined };
}

async function countCameras(): Promise<number> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').length;
}

/** Opens the camera while it is wanted, and turns it off at once when it is not. */
export function useCamera(isWanted: boolean, facing: Facing): OpenCamera {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Pick<OpenCamera, 'media' | 'problem'>>(CLOSED);
  const [hasSeveral, setSeveral] = useState(false);
  // a further attempt is a new request
  const request = useMemo(() => (isWanted ? { facing, attempt } : undefined), [isWanted, facing, attempt]);
  useEffect(() => {
    if (!request) return undefined;
    let isOver = false;
    let own: MediaStream | undefined;
    const begin = async (): Promise<void> => {
      const { media, problem } = await open(request.facing);
      if (isOver) {
        if (media) stop(media);
        return;
      }
      own = media;
      // taken away by the system, or by another application
      media?.getVideoTracks()[0]?.addEventListener('ended', () => setOpened({ media: undefined, problem: 'in-use' }));
      setOpened({ media, problem });
      if (media) setSeveral((await countCameras()) > 1);
    };
    void begin();
    return () => {
      isOver = true;
      if (own) stop(own);
      setOpened(CLOSED);
    };
  }, [request]);
  return { ...opened, hasSeveral, retry: () => setAttempt((before) => before + 1) };
}

const CLOSED = { media: undefined, problem: undefined };

import type { VideoCallProblem } from './VideoProvider.ts';

/** Asks the browser for camera or microphone, as `navigator.mediaDevices.getUserMedia` does. */
export type GetMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/** The media that the browser granted, and the problems with the rest. */
export interface OpenedMedia {
  media: MediaStream | undefined;
  problem: VideoCallProblem | undefined;
}

/** Problems that leave a call without camera and microphone. */
export const DEVICE_PROBLEMS: readonly VideoCallProblem[] = ['permission', 'no-devices', 'in-use'];

/** By the name of the browser's error. */
const PROBLEMS: Readonly<Record<string, VideoCallProblem>> = {
  NotAllowedError: 'permission',
  SecurityError: 'permission',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

export async function openMedia(getMedia: GetMedia, constraints: MediaStreamConstraints): Promise<OpenedMedia> {
  try {
    return { media: await getMedia(constraints), problem: undefined };
  } catch (error) {
    return { media: undefined, problem: PROBLEMS[error instanceof Error ? error.name : ''] ?? 'no-devices' };
  }
}

/** Opens camera and microphone; one of them if the other one is missing, or in use, which is then the problem. */
export async function openCameraAndMicrophone(getMedia: GetMedia): Promise<OpenedMedia> {
  const both = await openMedia(getMedia, { audio: true, video: true });
  if (both.media || both.problem === 'permission') return both;
  for (const kind of ['audio', 'video']) {
    const { media } = await openMedia(getMedia, { [kind]: true });
    if (media) return { media, problem: both.problem === 'in-use' ? 'in-use' : undefined };
  }
  return both;
}

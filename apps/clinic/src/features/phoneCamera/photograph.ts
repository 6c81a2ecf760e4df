import { PICTURE_SIDE_MAX } from '@isopter/contract';

/** Quality of the JPEG, 0 to 1. */
const QUALITY = 0.92;

/** Takes what a video shows as a JPEG, no larger than the server stores. @throws Error if the video shows nothing yet */
export async function photograph(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) throw new Error('the camera shows nothing yet');
  const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!jpeg) throw new Error('the browser could not make a JPEG');
  return jpeg;
}

import { encodeStreamFrame, LIVE_STREAM_PATH, type StreamEye } from '@isopter/contract';
import { waitFor } from 'storybook/test';
import { openPaths, sayOn } from './scriptedSocket.ts';

/** Whether the stream of a device is open. */
export const isStreamOpen = (): boolean => openPaths().some((path) => path.startsWith(LIVE_STREAM_PATH));

/** Waits until the stream of a device is asked for, and lets it join. */
export async function joinStream(): Promise<void> {
  await waitFor(() => {
    if (!isStreamOpen()) throw new Error('no stream is open');
  });
  // the socket has said that it is there
  await new Promise((resolve) => setTimeout(resolve));
  sayOn(LIVE_STREAM_PATH, '{"type":"ack","ackId":1,"success":true}');
}

/** A picture of an eye, 320 × 240, as a JPEG. */
async function eyePicture(shift: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(320, 240);
  const context = canvas.getContext('2d')!;
  const disc = (x: number, radius: number, gray: string): void => {
    context.fillStyle = gray;
    context.beginPath();
    context.arc(x, 120, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = '#8b8b8b';
  context.fillRect(0, 0, 320, 240);
  disc(160, 90, '#c4c4c4');
  disc(160 + shift, 48, '#6b6b6b');
  disc(160 + shift, 22, '#101010');
  disc(166 + shift, 5, '#ffffff');
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer());
}

/** The device sends a frame of one eye or of both. */
export async function sendFrame(seq: number, eye: StreamEye): Promise<void> {
  const images =
    eye === 'OU' ? ([await eyePicture(-14), await eyePicture(-14)] as const) : ([await eyePicture(9)] as const);
  sayOn(LIVE_STREAM_PATH, encodeStreamFrame({ eye, seq, time: 0, images }).buffer as ArrayBuffer);
}

/** The device sends a frame whose picture nobody can read. */
export function sendBrokenFrame(seq: number): void {
  const images = [Uint8Array.of(0xff, 0xd8, 1, 2, 3)] as const;
  sayOn(LIVE_STREAM_PATH, encodeStreamFrame({ eye: 'OD', seq, time: 0, images }).buffer as ArrayBuffer);
}

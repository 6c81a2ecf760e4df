import { decodeStreamFrame, encodeStreamFrame } from '@isopter/contract';
import { WebSocket } from 'ws';

/** Something that looks like a JPEG of so many bytes. */
export const image = (length = 400): Uint8Array => Uint8Array.from({ length }, (_, at) => [0xff, 0xd8][at] ?? at % 251);
export const picture = (seq: number, images: readonly [Uint8Array] | readonly [Uint8Array, Uint8Array] = [image()]) =>
  encodeStreamFrame({ eye: images.length === 1 ? 'OD' : 'OU', seq, time: 0, images });

/** A socket whose messages can be awaited. */
export function opened(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers });
  const received: (string | Buffer)[] = [];
  let wake: (() => void) | undefined;
  socket.on('message', (data, isBinary) => {
    received.push(isBinary ? (data as Buffer) : (data as Buffer).toString());
    wake?.();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return {
    socket,
    closed,
    isOpen: new Promise<void>((resolve) => socket.once('open', () => resolve())),
    /** The next message that is wanted; those before it are passed over. */
    async next(isWanted: (message: string | Buffer) => boolean): Promise<string | Buffer> {
      for (;;) {
        const at = received.findIndex(isWanted);
        if (at >= 0) return received.splice(0, at + 1)[at]!;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
export type Opened = ReturnType<typeof opened>;

const isBinary = (message: string | Buffer): message is Buffer => typeof message !== 'string';
export const isAck = (message: string | Buffer): boolean => !isBinary(message) && message.includes('"ack"');
export const seqOf = (message: string | Buffer) => (isBinary(message) ? decodeStreamFrame(message)?.seq : undefined);

/** Sends a frame until the viewer has it: the server takes frames once it knows the device. */
export async function shown(from: Opened, viewer: Opened, frame = picture(1)): Promise<Buffer> {
  const sending = setInterval(() => from.socket.send(frame), 20);
  try {
    return (await viewer.next((message) => seqOf(message) === decodeStreamFrame(frame)?.seq)) as Buffer;
  } finally {
    clearInterval(sending);
  }
}

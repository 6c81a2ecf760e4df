import { STREAM_RATE } from '@isopter/contract';

/** Counts what one device sends. @returns takes a frame of so many bytes, and says whether it is within {@link STREAM_RATE} */
export function limitRate(now: () => number = performance.now.bind(performance)): (bytes: number) => boolean {
  let from = now();
  let sent = { frames: 0, bytes: 0 };
  return (bytes) => {
    if (now() - from >= 1000) {
      from = now();
      sent = { frames: 0, bytes: 0 };
    }
    sent = { frames: sent.frames + 1, bytes: sent.bytes + bytes };
    return sent.frames <= STREAM_RATE.frames && sent.bytes <= STREAM_RATE.bytes;
  };
}

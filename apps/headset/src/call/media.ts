import type { After } from '../after.ts';
import { rtpPacket, vp8Payloads } from './rtp.ts';
import { SAMPLE_RATE, SAMPLES, toneAt } from './tone.ts';

/** Pictures a second in a call. */
const FRAME_RATE = 15;
/** The clock of a video stream, in ticks a millisecond. */
const VIDEO_CLOCK = 90;
const AUDIO_INTERVAL = (1000 * SAMPLES) / SAMPLE_RATE;
/** Packets of sound that are sent at once after a delay; what is older is left out. */
const CATCH_UP = 5;

/** Takes the picture of this moment as a VP8 key frame; null while there is none. */
export type CallCamera = () => Promise<Uint8Array | null>;

/** The sources of picture and sound, and the functions that send their packets. */
export interface MediaOptions {
  /** Null if there is no camera. */
  readonly camera: CallCamera | null;
  readonly sendVideo: (packet: Buffer) => void;
  readonly sendAudio: (packet: Buffer) => void;
  readonly after: After;
  /** The clock of the headset in ms. */
  readonly now: () => number;
  /** Called once when the camera does not work: no further picture is taken. */
  readonly onFailure: (error: unknown) => void;
}

/** Calls back at regular times; those that have passed already are left out. @returns ends it */
function every(interval: number, { after, now }: Pick<MediaOptions, 'after' | 'now'>, action: () => void): () => void {
  let due = now();
  let callOff: () => void;
  const tick = (): void => {
    due = Math.max(due + interval, now());
    callOff = after(due - now(), tick);
    action();
  };
  callOff = after(0, tick);
  return () => callOff();
}

/** Sends picture and sound until it is ended. @returns ends it */
export function sendMedia(options: MediaOptions): () => void {
  const { camera, sendVideo, sendAudio, now, onFailure } = options;
  let isOver = false;
  let isTaking = false;
  /** Packets that were sent of each stream: their numbers have no gap, or they would count as lost. */
  const sent = { video: 0, audio: 0 };

  const sendPicture = async (take: CallCamera): Promise<void> => {
    const timestamp = now() * VIDEO_CLOCK;
    const picture = await take();
    if (!picture || isOver) return;
    const payloads = vp8Payloads(picture);
    for (const [i, payload] of payloads.entries()) {
      sendVideo(rtpPacket({ sequence: sent.video, timestamp, isLast: i === payloads.length - 1 }, payload));
      sent.video += 1;
    }
  };
  const endPictures =
    camera &&
    every(1000 / FRAME_RATE, options, () => {
      if (isTaking) return;
      isTaking = true;
      void sendPicture(camera)
        .catch((error: unknown) => {
          endPictures?.();
          onFailure(error);
        })
        .finally(() => (isTaking = false));
    });

  const begin = now();
  let next = 0;
  const endSound = every(AUDIO_INTERVAL, options, () => {
    const due = Math.floor((now() - begin) / AUDIO_INTERVAL) + 1;
    for (next = Math.max(next, due - CATCH_UP); next < due; next += 1) {
      const timestamp = next * SAMPLES;
      sendAudio(rtpPacket({ sequence: sent.audio, timestamp, isLast: false }, toneAt(timestamp)));
      sent.audio += 1;
    }
  });

  return () => {
    isOver = true;
    endPictures?.();
    endSound();
  };
}

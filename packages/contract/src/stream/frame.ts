/**
 * Frames of the camera stream of a device [STRM-02], little-endian:
 *
 * | bytes | meaning                                                                         |
 * | ----- | ------------------------------------------------------------------------------- |
 * | 1     | version, 1                                                                      |
 * | 1     | flags: bit 0 two images, bits 1 and 2 the eye (0 right, 1 left, 2 both)         |
 * | 2     | sequence number, modulo 65 536                                                  |
 * | 4     | clock of the device in milliseconds, modulo 2^32                                |
 * | 4     | length of the first image in bytes; only if there are two                       |
 * | …     | one JPEG, or two                                                                |
 */

const VERSION = 1;
const TWO_IMAGES = 1;
const EYES = ['OD', 'OS', 'OU'] as const;
/** Length of the header in bytes, of a single image and of two. */
const HEADER = { one: 8, two: 12 } as const;
const NUMBERS = 1 << 16;

/** Longest frame in bytes. */
export const STREAM_FRAME_MAX = 1 << 20;

/** The eye whose camera it is; of two images, OU. */
export type StreamEye = (typeof EYES)[number];

/** One moment of a camera stream. */
export interface StreamFrame {
  eye: StreamEye;
  /** Counts the frames of a stream, modulo 65 536. */
  seq: number;
  /** Clock of the device in milliseconds, modulo 2^32. */
  time: number;
  /** One JPEG, or two: of the right and the left eye. */
  images: readonly [Uint8Array] | readonly [Uint8Array, Uint8Array];
}

const isJpeg = (image: Uint8Array): boolean => image[0] === 0xff && image[1] === 0xd8;

/** Writes a frame. @throws RangeError if it is longer than {@link STREAM_FRAME_MAX} */
export function encodeStreamFrame({ eye, seq, time, images: [first, second] }: StreamFrame): Uint8Array {
  const header = second === undefined ? HEADER.one : HEADER.two;
  const length = header + first.length + (second?.length ?? 0);
  if (length > STREAM_FRAME_MAX) throw new RangeError(`A frame of ${length} bytes is too long.`);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint8(1, (second === undefined ? 0 : TWO_IMAGES) | (EYES.indexOf(eye) << 1));
  view.setUint16(2, seq % NUMBERS, true);
  view.setUint32(4, time >>> 0, true);
  if (second !== undefined) view.setUint32(HEADER.one, first.length, true);
  bytes.set(first, header);
  if (second !== undefined) bytes.set(second, header + first.length);
  return bytes;
}

/** Reads a frame; undefined if it is none: another version, too long, images that are cut off or no JPEG. */
export function decodeStreamFrame(bytes: Uint8Array): StreamFrame | undefined {
  if (bytes.length < HEADER.one || bytes.length > STREAM_FRAME_MAX || bytes[0] !== VERSION) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint8(1);
  const eye = EYES[flags >> 1];
  const isTwo = (flags & TWO_IMAGES) !== 0;
  if (eye === undefined || (isTwo && bytes.length < HEADER.two)) return undefined;
  const facts = { eye, seq: view.getUint16(2, true), time: view.getUint32(4, true) };
  if (!isTwo) {
    const image = bytes.subarray(HEADER.one);
    return isJpeg(image) ? { ...facts, images: [image] } : undefined;
  }
  const end = HEADER.two + view.getUint32(HEADER.one, true);
  const [first, second] = [bytes.subarray(HEADER.two, end), bytes.subarray(end)];
  return end < bytes.length && isJpeg(first) && isJpeg(second) ? { ...facts, images: [first, second] } : undefined;
}

/** Returns whether a frame comes after the one that is shown; null while none is. */
export const isNewerFrame = (seq: number, shown: number | null): boolean =>
  shown === null || (seq !== shown && (seq - shown + NUMBERS) % NUMBERS < NUMBERS / 2);

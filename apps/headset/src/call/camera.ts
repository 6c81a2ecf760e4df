import type { EyeLook } from '../look.ts';
import { eyePainter } from '../stream/picture/drawEye.ts';
import type { CanvasLibrary } from '../stream/picture/layers.ts';

/** The size of the picture in a call, in pixels, and its quality in percent: about 4 KB a picture. */
export const CALL_PICTURE = { width: 320, height: 240, quality: 60 } as const;

/** Takes a picture of an eye: one VP8 key frame. */
export type TakeCallPicture = (look: EyeLook) => Promise<Uint8Array>;

/**
 * Returns the VP8 key frame in a WebP file: a lossy WebP is one key frame in a container (RFC 9649, section 2.5), so that no
 * video encoder is needed.
 * @throws Error for a file without one
 */
export function keyFrameOf(webp: Uint8Array): Uint8Array {
  const file = Buffer.from(webp.buffer, webp.byteOffset, webp.length);
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + length);
    // chunks have an even length
    at += 8 + length + (length % 2);
  }
  throw new Error('The WebP file has no VP8 frame.');
}

/** Prepares the pictures of a call. */
export function callCamera(library: CanvasLibrary): TakeCallPicture {
  const { width, height, quality } = CALL_PICTURE;
  const small = library.createCanvas(width, height);
  const context = small.getContext('2d');
  return eyePainter(library, 'OD', async (canvas) => {
    context.drawImage(canvas, 0, 0, width, height);
    return keyFrameOf(await small.encode('webp', quality));
  });
}

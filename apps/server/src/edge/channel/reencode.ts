import { PICTURE_SIDE_MAX } from '@isopter/contract';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { UnreadableReport } from '../../exchange/imports/failure.ts';
import { pictureHead } from '../../exchange/imports/pages/pictureHead.ts';
import { invalidField } from '../../platform/lib/errors.ts';

/** More pixels would fill the memory while they are drawn. */
const PIXELS_MAX = 16_000_000;
/** Quality of the JPEG, 0 to 100: fine vessels stay visible. */
const QUALITY = 88;

/** A re-encoded picture. */
export interface Reencoded {
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

const unreadable = () => invalidField('picture', 'The file is neither a JPEG nor a PNG that can be read.');

/**
 * Re-encodes a picture, upright and no larger than the limit. Only the pixels remain: no place, time or serial number
 * of the camera, and nothing that could attack another decoder.
 * @throws ApiError 400 for a file that is no picture by its content, is broken, or has too many pixels
 */
export async function reencode(file: Uint8Array): Promise<Reencoded> {
  const head = headOf(file);
  if (!head || head.width * head.height > PIXELS_MAX) throw unreadable();
  const image = await loadImage(Buffer.from(file.buffer, file.byteOffset, file.byteLength)).catch(() => {
    throw unreadable();
  });
  const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return { jpeg: new Uint8Array(await canvas.encode('jpeg', QUALITY)), width: canvas.width, height: canvas.height };
}

function headOf(file: Uint8Array) {
  try {
    return pictureHead(file);
  } catch (error) {
    if (error instanceof UnreadableReport) return undefined;
    throw error;
  }
}

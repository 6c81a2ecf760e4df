import { UnreadableReport } from '../failure.ts';

export type PictureFormat = 'jpg' | 'png';

/** The header of a picture. */
export interface PictureHead {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
}

/** More pixels are no report: a page of A4 has 8.7 million at 300 dpi, the camera of a phone up to 50 million. */
export const MOST_PIXELS = 50_000_000;

const startsWith = (file: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => file[at] === byte);

const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);

/** Width and height are in the first chunk, which is always the same. */
function sizeOfPng(file: Uint8Array): [number, number] {
  const view = viewOf(file);
  return [view.getUint32(16), view.getUint32(20)];
}

const isMarkerOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size is in the frame segment, after any number of other segments with their lengths. */
function sizeOfJpg(file: Uint8Array): [number, number] {
  const view = viewOf(file);
  let place = 2;
  for (;;) {
    // any number of these bytes may precede a marker
    while (view.getUint8(place) === 0xff && view.getUint8(place + 1) === 0xff) place += 1;
    const marker = view.getUint16(place) - 0xff00;
    if (marker < 0) throw new RangeError('no marker');
    if (isMarkerOfFrame(marker)) return [view.getUint16(place + 7), view.getUint16(place + 5)];
    place += 2 + view.getUint16(place + 2);
  }
}

const isPng = (file: Uint8Array): boolean => startsWith(file, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isJpg = (file: Uint8Array): boolean => startsWith(file, 0xff, 0xd8, 0xff);

/**
 * Reads the size of a picture from its header, so that nothing is unpacked that would fill the memory.
 * @returns undefined if it is neither a JPEG nor a PNG
 * @throws UnreadableReport if the header is broken, or has more pixels than a report
 */
export function pictureHead(file: Uint8Array): PictureHead | undefined {
  const format = isPng(file) ? 'png' : isJpg(file) ? 'jpg' : undefined;
  if (!format) return undefined;
  try {
    const [width, height] = format === 'png' ? sizeOfPng(file) : sizeOfJpg(file);
    if (width * height > MOST_PIXELS) throw new UnreadableReport('too many pixels', { reason: 'too large' });
    if (width > 0 && height > 0) return { format, width, height };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
  }
  throw new UnreadableReport('a picture without a size');
}

import { ZERO_PII } from '@isopter/contract';

/** Marks the end of the text, as in ISO/IEC 7816-4. */
const END = 0x80;

/** Pads bytes to whole blocks: the end mark, then zeros [OUR-570]. */
export function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / ZERO_PII.block) * ZERO_PII.block);
  padded.set(bytes);
  padded[bytes.length] = END;
  return padded;
}

/** Removes the padding; null if the bytes are not padded. */
export function unpad(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const end = bytes.findLastIndex((byte) => byte !== 0);
  return bytes[end] === END ? bytes.slice(0, end) : null;
}

import { ZERO_PII } from '@isopter/contract';

/** Marks the end of the text, as in ISO/IEC 7816-4. */
const END = 0x80;

/** Pads the first bytes of an array to whole blocks: the end mark, then zeros [OUR-570]. @returns the number of bytes */
export function pad(bytes: Uint8Array, length: number): number {
  const padded = (Math.floor(length / ZERO_PII.block) + 1) * ZERO_PII.block;
  bytes[length] = END;
  bytes.fill(0, length + 1, padded);
  return padded;
}

/** Removes the padding; null if the bytes are not padded. */
export function unpad(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  let end = bytes.length - 1;
  while (bytes[end] === 0) end -= 1;
  return bytes[end] === END ? bytes.subarray(0, end) : null;
}

// Calls of the browser's encoder and decoder take longer than AES-GCM, so that ASCII, as most texts are, does without them.

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const ASCII = 0x7f;
/** Maximum number of bytes of one unit of a text. */
const UNIT = 3;

/** Maximum number of arguments of a call. */
const ARGUMENTS = 1024;

export const utf8 = (text: string): Bytes => encoder.encode(text);

/** Writes a text to the beginning of an array that has room for it. @returns the number of bytes */
function writeUtf8(text: string, into: Bytes): number {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > ASCII) return encoder.encodeInto(text, into).written;
    into[at] = unit;
  }
  return text.length;
}

/** Decodes bytes in UTF-8. */
export function textOf(bytes: Bytes): string {
  const isShort = bytes.length <= ARGUMENTS;
  return isShort && bytes.every((byte) => byte <= ASCII) ? String.fromCharCode(...bytes) : decoder.decode(bytes);
}

/**
 * Returns a function that encodes texts in UTF-8, each in the array of the text before. WebCrypto copies its arguments
 * before it returns, so that the array can be used again at once.
 * @param pad writes padding after so many bytes, and returns their number with it
 * @param padding maximum number of bytes of the padding
 */
export function reusingEncoder(
  pad = (_: Bytes, length: number): number => length,
  padding = 0,
): (text: string) => Bytes {
  let room = new Uint8Array(512);
  return (text) => {
    const size = text.length * UNIT + padding;
    if (size > room.length) room = new Uint8Array(size * 2);
    return room.subarray(0, pad(room, writeUtf8(text, room)));
  };
}

/** Size of the pieces of stored files, in bytes: a backup reads hundreds of them at once. */
export const PIECE = 32 * 1024;

/** The same bytes in pieces of one size; only the last one is shorter. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    const whole = Buffer.concat(waiting);
    const end = length - (length % size);
    for (let from = 0; from < end; from += size) yield whole.subarray(from, from + size);
    waiting = [whole.subarray(end)];
    length -= end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

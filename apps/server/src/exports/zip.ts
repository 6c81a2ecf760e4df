import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array | string>;
  /** Whether it is compressed already, as a PDF is. */
  isDense?: boolean;
}

/** A ZIP archive, piece by piece as its files come: none of them is ever held whole. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, content, isDense } of entries) {
    const file = isDense ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

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

import { unzipSync } from 'fflate';

/** A table of an export, as a row for each line, by the names of its columns. */
export function readTable(files: Record<string, Uint8Array>, name: string): Record<string, string>[] {
  const text = Buffer.from(files[`${name}.csv`] ?? [])
    .toString('utf8')
    .replace('\u{FEFF}', '');
  const [heading = [], ...lines] = text
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => unquoted(cell)));
  return lines.map((cells) =>
    Object.fromEntries(heading.filter(Boolean).map((column, at) => [column, cells[at] ?? ''])),
  );
}

const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** The files of an archive. */
export const readZip = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes);

/** All pieces of something that comes piece by piece. */
export async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return pieces;
}

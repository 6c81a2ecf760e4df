import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../../platform/lib/startError.ts';
import type { Digest, Sequences, Table } from './tables.ts';

/**
 * A backup is a compressed text, one JSON value a line: what it is; each table, its rows, and their digest; where the
 * counters stand; and at last the digest of all lines before (docs/decisions, docs/backup.md).
 */
export interface Head {
  format: 'isopter backup';
  version: 1;
  created: string;
  /** The migrations the database had seen, oldest first. */
  schema: string[];
}

export type Line =
  | { head: Head }
  | { table: Table }
  | { row: string }
  | { end: string; digest: Digest }
  | { sequences: Sequences };

/** Serializes lines of a backup: a row as an array, everything else as an object. */
async function* written(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const text = `${'row' in line ? line.row : JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/**
 * Writes a backup, readable only by its owner. The file gets its name only once it is complete and on the disk.
 * @throws StartError when there is a file of this name
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<Line>): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await pipeline(
      Readable.from(written(lines), { objectMode: true }),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await refuseExisting(file);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** @throws StartError when there is a file of this name */
export async function refuseExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch(() => undefined);
  await handle?.close();
  if (handle) throw new StartError(`${file} exists; name another file.`);
}

/**
 * Reads the lines of a backup. The last one is returned only if the digest of all is right.
 * @throws StartError when it is no whole backup
 */
export async function* readBackupFile(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  const hash = createHash('sha256');
  let isWhole = false;
  try {
    for await (const line of linesOf(text.setEncoding('utf8'))) {
      if (isWhole) throw damaged(file);
      if (line.startsWith('[')) {
        hash.update(line).update('\n');
        yield { row: line };
        continue;
      }
      const value = JSON.parse(line) as Line | { sha256: string };
      if ('sha256' in value) {
        isWhole = isRight(hash, value.sha256);
        if (!isWhole) throw damaged(file);
        continue;
      }
      hash.update(line).update('\n');
      yield value;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES') throw new StartError(`${file} cannot be read (${code}).`);
    throw damaged(file);
  }
  if (!isWhole) throw damaged(file);
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const isRight = (hash: Hash, sha256: string): boolean => hash.digest('hex') === sha256;

const damaged = (file: string): StartError =>
  new StartError(`${file} is no backup of Isopter, or it is damaged: nothing was restored.`);

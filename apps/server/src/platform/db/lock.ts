import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../lib/startError.ts';

/** SQLite's error code if another process holds the lock. */
const SQLITE_BUSY = 5;
/** Held by this process; out of reach of the garbage collector, which would give them free. */
const held = new Set<DatabaseSync>();

/** The holder's process number, for people; what counts is the lock. */
const ownerFile = (directory: string) => join(directory, 'server.pid');

function ownerOf(directory: string): string {
  try {
    const pid = readFileSync(ownerFile(directory), 'utf8');
    return /^\d+$/.test(pid) ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
}

/**
 * Makes this process the only one that uses a data directory, for the embedded database itself lets two processes open
 * it and then loses rows. The lock is one of the operating system, held through an empty SQLite file: it ends with its
 * process, however that ends, so there is nothing stale to take over and nothing for two to take over at once.
 * @returns gives the directory free
 * @throws StartError when another process holds it or it cannot be written
 */
export function lockDirectory(directory: string): () => void {
  let lock: DatabaseSync;
  try {
    // it contains data of patients
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
    lock = lockFile(join(directory, 'lock.sqlite'));
  } catch (error) {
    const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
    if (errcode === SQLITE_BUSY) {
      throw new StartError(`The data directory ${directory} is in use by another server${ownerOf(directory)}.`);
    }
    throw new StartError(`The data directory ${directory} cannot be written (${code}).`);
  }
  held.add(lock);
  try {
    writeFileSync(ownerFile(directory), String(process.pid));
  } catch {
    // A full disk: the lock holds without it.
  }
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function lockFile(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

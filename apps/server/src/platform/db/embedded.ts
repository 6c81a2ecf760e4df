import type { PGlite } from '@electric-sql/pglite';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../lib/startError.ts';

/** Without one of these the embedded database would make a new one over what is left of the old one, or not start. */
const ESSENTIAL = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

const databaseIn = (directory: string): string => join(directory, 'db');
/** Is there while a database is being made. */
const making = (directory: string): string => join(directory, 'db.making');

/** Prefix of the previous database, which a restore has moved away. */
const BEFORE = 'db-before-';
/** Returns the path to which a restore moves the database that it replaces. */
export const putAway = (directory: string, now: Date): string =>
  join(directory, BEFORE + now.toISOString().replaceAll(':', '-'));

/** Returns the error for a damaged embedded database, with instructions. */
const damaged = (directory: string, what: string): StartError =>
  new StartError(
    `The database in ${databaseIn(directory)} is damaged (${what.split('\n')[0]}). Restore ${directory} from a backup; ` +
      'to begin with an empty database instead, move that folder away first.',
  );

/**
 * Returns whether a data directory has a database. One that was not created completely does not count.
 * @throws StartError when files of it are missing
 */
export function holdsDatabase(directory: string): boolean {
  const database = databaseIn(directory);
  if (existsSync(making(directory)) || !existsSync(database) || readdirSync(database).length === 0) return false;
  const missing = ESSENTIAL.find((file) => !existsSync(join(database, file)));
  if (missing !== undefined) throw damaged(directory, `${missing} is missing`);
  return true;
}

/** Removes a database whose making was cut off, if there is one. */
export function removeUnfinished(directory: string): void {
  if (!existsSync(making(directory))) return;
  rmSync(databaseIn(directory), { recursive: true, force: true });
  rmSync(making(directory));
}

/**
 * Prepares a data directory for opening its database, which is created if there is none.
 * @returns a function to call when the database is ready for use
 * @throws StartError when files are missing, or an interrupted restore has moved the database away
 */
export function prepareDirectory(directory: string): () => void {
  removeUnfinished(directory);
  if (holdsDatabase(directory)) return () => undefined;
  const before = readdirSync(directory).findLast((name) => name.startsWith(BEFORE));
  if (before !== undefined) {
    throw new StartError(
      `A restore into ${directory} was cut off: the database from before it is in ${before}. Restore the backup again, ` +
        `or name that folder db.`,
    );
  }
  writeFileSync(making(directory), '');
  return () => rmSync(making(directory));
}

/**
 * Opens the database of a data directory, which must be prepared and locked; without one, in memory.
 * @throws StartError when it is damaged
 */
export async function openDirectory(directory?: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const opening = PGlite.create(directory ? databaseIn(directory) : 'memory://', { extensions: { pg_trgm } });
  return await opening.catch((error: unknown) => {
    throw directory ? damaged(directory, error instanceof Error ? error.message : String(error)) : error;
  });
}

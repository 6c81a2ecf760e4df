import { resolve } from 'node:path';
import { holdsDatabase } from '../../platform/db/embedded.ts';
import { lockDirectory } from '../../platform/db/lock.ts';
import type { StoreOptions } from '../../platform/db/store.ts';
import { StartError } from '../../platform/lib/startError.ts';
import { embeddedSession, inTransaction, postgresSession, type Session } from './session.ts';
import { askForSnapshot } from './snapshot.ts';

/** Everything is as it was at one moment, whatever is stored meanwhile. */
const SNAPSHOT = 'begin transaction isolation level repeatable read read only';

/**
 * Reads a database as it is at one moment, while it is in use.
 * @throws StartError when it cannot be read
 */
export async function reading<T>(
  { databaseUrl, dataDirectory }: StoreOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  await using stack = new AsyncDisposableStack();
  const session = stack.use(
    databaseUrl ? await postgresSession(databaseUrl) : await openEmbedded(resolve(dataDirectory ?? 'data'), stack),
  );
  return await inTransaction(session, SNAPSHOT, () => work(session));
}

/** Lets the running server make a copy; if none runs, the database is opened and locked. */
async function openEmbedded(directory: string, stack: AsyncDisposableStack): Promise<Session> {
  const snapshot = await askForSnapshot(directory);
  if (snapshot) return embeddedSession(stack.use(snapshot).directory);
  if (!holdsDatabase(directory)) throw new StartError(`There is no database in ${directory}.`);
  stack.defer(lockDirectory(directory));
  return embeddedSession(directory);
}

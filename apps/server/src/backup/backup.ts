import { resolve } from 'node:path';
import { holdsDatabase } from '../db/embedded.ts';
import { lockDirectory } from '../db/lock.ts';
import type { StoreOptions } from '../db/store.ts';
import { StartError } from '../lib/startError.ts';
import { type Line, refuseExisting, writeBackupFile } from './file.ts';
import { embeddedSession, inTransaction, postgresSession, type Session } from './session.ts';
import { askForSnapshot } from './snapshot.ts';
import { agreeOnWriting, type Digest, digester, rowsOf, schemaOf, sequencesOf, tablesOf } from './tables.ts';

/** What a backup holds. */
export interface Contents {
  created: string;
  tables: Record<string, Digest>;
}

/** Everything is as it was at one moment, whatever is stored meanwhile. */
const SNAPSHOT = 'begin transaction isolation level repeatable read read only';

/**
 * Writes everything a database holds into a file, while it is in use.
 * @throws StartError when the file exists, or the database cannot be read
 */
export async function backUp({ databaseUrl, dataDirectory }: StoreOptions, file: string): Promise<Contents> {
  await refuseExisting(file);
  await using stack = new AsyncDisposableStack();
  const session = stack.use(
    databaseUrl ? await postgresSession(databaseUrl) : await openEmbedded(resolve(dataDirectory ?? 'data'), stack),
  );
  const contents: Contents = { created: new Date().toISOString(), tables: {} };
  await inTransaction(session, SNAPSHOT, () => writeBackupFile(file, linesOf(session, contents)));
  return contents;
}

/** The running server makes a copy for us; where none runs the database is opened itself, and nobody else may. */
async function openEmbedded(directory: string, stack: AsyncDisposableStack): Promise<Session> {
  const snapshot = await askForSnapshot(directory);
  if (snapshot) return embeddedSession(stack.use(snapshot).directory);
  if (!holdsDatabase(directory)) throw new StartError(`There is no database in ${directory}.`);
  stack.defer(lockDirectory(directory));
  return embeddedSession(directory);
}

async function* linesOf(session: Session, contents: Contents): AsyncGenerator<Line> {
  await agreeOnWriting(session);
  yield { head: { format: 'isopter backup', version: 1, created: contents.created, schema: await schemaOf(session) } };
  for (const table of await tablesOf(session)) {
    yield { table };
    const { add, digest } = digester();
    for await (const rows of rowsOf(session, table)) {
      for (const row of rows) {
        add(row);
        yield { row };
      }
    }
    const found = digest();
    contents.tables[table.name] = found;
    yield { end: table.name, digest: found };
  }
  yield { sequences: await sequencesOf(session) };
}

import type { StoreOptions } from '../../platform/db/store.ts';
import { type Line, refuseExisting, writeBackupFile } from './file.ts';
import { reading } from './reading.ts';
import type { Session } from './session.ts';
import { agreeOnWriting, type Digest, digester, rowsOf, schemaOf, sequencesOf, tablesOf } from './tables.ts';

/** Header of a backup. */
export interface Contents {
  created: string;
  tables: Record<string, Digest>;
}

/**
 * Writes everything a database holds into a file, while it is in use.
 * @throws StartError when the file exists, or the database cannot be read
 */
export async function backUp(where: StoreOptions, file: string): Promise<Contents> {
  await refuseExisting(file);
  const contents: Contents = { created: new Date().toISOString(), tables: {} };
  await reading(where, (session) => writeBackupFile(file, linesOf(session, contents)));
  return contents;
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

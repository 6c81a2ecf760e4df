import { openDirectory } from '../../platform/db/embedded.ts';

/** One connection to a database, of whichever engine; a transaction is begun and ended on it by hand. */
export interface Session extends AsyncDisposable {
  query: <T>(text: string, parameters?: unknown[]) => Promise<T[]>;
}

/** @param url of a PostgreSQL @throws when it cannot be reached */
export async function postgresSession(url: string): Promise<Session> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, application_name: 'isopter backup' });
  client.on('error', () => undefined);
  await client.connect();
  return {
    query: async <T>(text: string, parameters: unknown[] = []) => (await client.query(text, parameters)).rows as T[],
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** @param dataDirectory of an embedded database that nobody else has open @throws StartError when it is damaged */
export async function embeddedSession(dataDirectory: string): Promise<Session> {
  const client = await openDirectory(dataDirectory);
  return {
    query: async <T>(text: string, parameters: unknown[] = []) => (await client.query<T>(text, parameters)).rows,
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** Does work in a transaction, of which nothing stays when it throws. */
export async function inTransaction<T>(session: Session, begin: string, work: () => Promise<T>): Promise<T> {
  await session.query(begin);
  try {
    const result = await work();
    await session.query('commit');
    return result;
  } catch (error) {
    await session.query('rollback').catch(() => undefined);
    throw error;
  }
}

import type { Session } from '../../src/edge/backup/session.ts';
import type { TestServer } from './server.ts';

/** The database of a server, asked with plain texts as commands ask it. */
export function plainSession({ store }: TestServer): Session {
  const { $client } = store.db as unknown as {
    $client: { query: (text: string, parameters: unknown[]) => Promise<{ rows: never[] }> };
  };
  return {
    query: async (text, parameters = []) => (await $client.query(text, parameters)).rows,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

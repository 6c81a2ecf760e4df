import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ENGINES, startServer, type TestServer } from '../fakes/server.ts';
import { pickup } from '../outbox/pickup.ts';
import { digester } from './digest.ts';
import { makeWorld, type World } from './world.ts';

/** A server to be attacked, with all that can be attacked in it. */
export interface Target {
  server: TestServer;
  world: World;
  /** Two are equal when nothing in the database has changed between them. */
  digest: () => Promise<string>;
  close: () => Promise<void>;
}

export async function startTarget(engine: (typeof ENGINES)[number]): Promise<Target> {
  const directory = mkdtempSync(join(tmpdir(), 'isopter-attack-'));
  let world: World | undefined;
  const server = await startServer(engine, async (db) => (world = await makeWorld(db)), undefined, {
    outbox: { ...pickup({ directory, from: 'reports@clinic.example' }), sendText: () => Promise.resolve() },
    address: 'https://clinic.example',
  });
  if (!world) throw new Error('the database was not filled');
  return {
    server,
    world,
    digest: await digester(server.store.db),
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

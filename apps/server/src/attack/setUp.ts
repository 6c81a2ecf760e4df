import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { officeGroup } from '../db/schema.ts';
import { type ENGINES, startServer, type TestServer } from '../fakes/server.ts';
import { pickup } from '../outbox/pickup.ts';
import { watchChanges } from './changes.ts';
import type { Rule } from './rule.ts';
import { makeWorld, type World } from './world.ts';

/** A server to be attacked, with all that can be attacked in it. */
export interface Target {
  server: TestServer;
  world: World;
  /** Lets all office groups sign in by SSO or by passwords, and have an agent or none, as a call needs it. */
  setUpFor: (rule: Pick<Rule, 'sso' | 'agent'>) => Promise<void>;
  /** Returns the tables that changed since the last call. */
  changes: () => Promise<string[]>;
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
  const changes = await watchChanges(server.store.db);
  return {
    server,
    world,
    setUpFor: async ({ sso = false, agent = false }) => {
      const flags = sql`${officeGroup.flags} || ${JSON.stringify({ enable_sso: sso })}::jsonb`;
      const url = { on_prem_pii_agent_url: agent ? 'https://agent.example' : null };
      const namesMove = agent === false || agent === true ? null : agent;
      const preferences = sql`${officeGroup.preferences} || ${JSON.stringify(url)}::jsonb`;
      await server.store.db.update(officeGroup).set({ flags, preferences, namesMove });
    },
    changes: async () => {
      // letters of calls that were granted
      await server.app.settled();
      return changes();
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

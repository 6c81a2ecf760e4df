import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { officeGroup, patient } from '../../../src/platform/db/schema.ts';
import { type ENGINES, startServer, type TestServer } from '../../support/server.ts';
import { ciphertext, KEY_CHECK, NEXT_KEY_CHECK } from '../../support/zeroPii.ts';
import { pickup } from '../../../src/platform/outbox/pickup.ts';
import { watchChanges } from './changes.ts';
import type { Rule } from './rule.ts';
import { makeWorld, type World } from './world.ts';

/** A server to be attacked, with all that can be attacked in it. */
export interface Target {
  server: TestServer;
  world: World;
  /** Lets all office groups sign in by SSO or by passwords, and have an agent or zero-PII mode or neither, as a call needs it. */
  setUpFor: (rule: Pick<Rule, 'sso' | 'agent' | 'zeroPii'>) => Promise<void>;
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
  const made: World = world;
  const changes = await watchChanges(server.store.db);
  return {
    server,
    world: made,
    setUpFor: async ({ sso = false, agent = false, zeroPii }) => {
      const { db } = server.store;
      const flags = sql`${officeGroup.flags} || ${JSON.stringify({ enable_sso: sso })}::jsonb`;
      const modes = {
        on_prem_pii_agent_url: agent ? 'https://agent.example' : null,
        enable_zero_pii: zeroPii !== undefined,
        zero_pii_password_hash: zeroPii ? KEY_CHECK : null,
      };
      const namesMove = agent === false || agent === true ? null : agent;
      const nextKeyCheck = zeroPii === undefined || zeroPii === 'unchanged' ? null : NEXT_KEY_CHECK;
      const preferences = sql`${officeGroup.preferences} || ${JSON.stringify(modes)}::jsonb`;
      await db.update(officeGroup).set({ flags, preferences, namesMove, nextKeyCheck });
      // an encrypted patient alone turns zero-PII mode on
      await db.update(patient).set({ isEncrypted: false, encryptedPii: null }).where(eq(patient.isEncrypted, true));
      if (zeroPii !== 'patientsLeft') return;
      const id = await made.make('patient', 'own');
      const encryptedPii = { last_name: ciphertext({ patient: id, version: 1 }) };
      await db.update(patient).set({ isEncrypted: true, encryptedPii }).where(eq(patient.id, id));
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

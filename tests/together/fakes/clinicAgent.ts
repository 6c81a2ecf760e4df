import { inArray, sql } from 'drizzle-orm';
import { type AgentOptions, buildAgent } from '../../../apps/agent/src/app.ts';
import { createKeySet } from '../../../apps/agent/src/auth/assertion.ts';
import { openClinic } from '../../../apps/agent/src/db/open.ts';
import { officeGroup } from '../../../apps/server/src/platform/db/schema.ts';
import { freeAddress } from '../../../apps/server/test/support/freeAddress.ts';
import { type ENGINES, startServer, type TestServer } from '../../../apps/server/test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../../apps/server/src/edge/seed/people.ts';

/** The address that the office group has stored. Links of tests lead to where the agent listens. */
export const AGENT = 'https://agent.clinic.example';

type Database = TestServer['store']['db'];

/**
 * Stores the address of an agent in the preferences of office groups.
 * @param url null to turn the agent off
 * @returns the id of the first office group
 */
export async function setAgent(db: Database, url: string | null, names = [DEMO_OFFICE_GROUP]): Promise<string> {
  const groups = await db
    .update(officeGroup)
    .set({
      flags: sql`${officeGroup.flags} || '{"enable_on_prem_pii_agent":true}'::jsonb`,
      preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ on_prem_pii_agent_url: url })}::jsonb`,
    })
    .where(inArray(officeGroup.name, names))
    .returning({ id: officeGroup.id, name: officeGroup.name });
  return groups.find(({ name }) => name === names[0])!.id;
}

/** Starts a server that listens at its own address. */
export async function startListening(
  engine: (typeof ENGINES)[number],
): Promise<{ server: TestServer; origin: string }> {
  const { origin, port, hostname: host } = await freeAddress();
  const server = await startServer(engine, 'small', undefined, { address: origin });
  await server.app.listen({ port: Number(port), host });
  return { server, origin };
}

/** The agent of an office group in this process. It can be stopped and started again with its data. */
export interface ClinicAgent {
  address: string;
  db: Database;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops it, and closes its database. */
  close: () => Promise<void>;
}

/**
 * Starts an agent that trusts a server.
 * @param issuer origin of the server
 */
export async function startClinicAgent(
  issuer: string,
  officeGroupId: string,
  options: Pick<AgentOptions, 'reports'> = {},
): Promise<ClinicAgent> {
  const store = await openClinic({}, officeGroupId);
  const { origin: address, port, hostname: host } = await freeAddress();
  let agent: Awaited<ReturnType<typeof buildAgent>> | undefined;
  const start = async (): Promise<void> => {
    const assertionRules = { issuer, audience: AGENT, officeGroupId, keys: createKeySet(issuer) };
    agent = await buildAgent({ db: store.db, assertionRules, origins: [issuer], ...options });
    await agent.listen({ port: Number(port), host });
  };
  const stop = async (): Promise<void> => agent?.close();
  await start();
  return {
    address,
    db: store.db,
    start,
    stop,
    async close() {
      await stop();
      await store.close();
    },
  };
}

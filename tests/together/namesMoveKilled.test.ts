import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgentError, agentLink, type AgentLink, type ApiClient, moveNames, type NamesJob } from '@isopter/api-client';
import { type AgentFields, type NamesMoveStep, personalDigest } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../../apps/server/src/platform/db/schema.ts';
import { freeAddress } from '../../apps/server/test/support/freeAddress.ts';
import { ENGINES, signIn, type TestServer } from '../../apps/server/test/support/server.ts';
import { eventually } from '../../scripts/test/eventually.ts';
import { browserClient } from './fakes/browserClient.ts';
import { AGENT, setAgent, startListening } from './fakes/clinicAgent.ts';

/** Kills of the agent in each job. Every one costs a start of the agent. */
const KILLS = process.env['ISOPTER_TESTS'] === 'all' ? 7 : 2;
/** A page of 100 for each kill, and more. */
const PATIENTS = 100 * KILLS + 50;

/** The calls at which the agent is killed: in the middle of a page, or before the second page. */
const JOBS: readonly [NamesJob, call: string, at: number, step: NamesMoveStep | null][] = [
  ['copyToAgent', 'createAgentPatient', 60, null],
  ['removeFromServer', 'listAgentPatients', 2, 'removing'],
  ['removeFromAgent', 'deleteAgentPatient', 60, 'returning'],
];

const ignore = (): void => undefined;

describe.each(ENGINES)('names that are moved while the process of the agent is killed, on %s', (engine) => {
  let server: TestServer;
  let client: Pick<ApiClient, 'call'>;
  let link: AgentLink;
  let agent: ChildProcess;
  let start: () => Promise<void>;
  let onCall: (name: string) => void = ignore;
  const folder = mkdtempSync(join(tmpdir(), 'isopter-killed-'));

  beforeAll(async () => {
    const { server: started, origin } = await startListening(engine);
    server = started;
    const { db } = server.store;
    const officeGroupId = await setAgent(db, AGENT);
    const [{ id: _, ...like } = {} as never] = await db.select().from(patient).limit(1);
    const numbered = Array.from({ length: PATIENTS }, (_row, at) => ({
      ...like,
      officeGroupId,
      lastName: `Moved ${at}`,
    }));
    await db.insert(patient).values(numbered);
    const { origin: address, port } = await freeAddress();
    start = async () => {
      const program = join(import.meta.dirname, 'fakes/agentProgram.ts');
      const args = ['--conditions=@isopter/source', program, origin, AGENT, officeGroupId, port, join(folder, 'data')];
      agent = spawn(process.execPath, args, { stdio: 'inherit' });
      await eventually(async () => expect((await fetch(`${address}/health`)).status).toBe(200));
    };
    await start();
    client = browserClient(await signIn(server, 'oga'));
    const real = agentLink({
      origin: address,
      assertion: async () => (await client.call('createAgentAssertion')).assertion,
    });
    link = {
      ...real,
      call: (name, args) => {
        onCall(name);
        return real.call(name, args);
      },
    };
  });
  afterAll(async () => {
    const ended = once(agent, 'exit');
    agent.kill('SIGKILL');
    await ended;
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Returns digests of each patient's names at both places; patients without a name at either are missing. */
  async function everywhere(): Promise<Map<string, string>> {
    const found: (AgentFields & { id: string })[] = [];
    for (let after: string | undefined; ;) {
      const { results } = await client.call('listServerNames', { query: after ? { after } : {} });
      if (results.length === 0) break;
      found.push(...results);
      after = results.at(-1)!.id;
    }
    for (let offset = 0; ;) {
      const { results } = await link.call('listAgentPatients', { query: { limit: 100, offset, ordering: 'updated' } });
      if (results.length === 0) break;
      found.push(...results);
      offset += results.length;
    }
    const digests = await Promise.all(found.map(async (one) => [one.id, await personalDigest(one)] as const));
    return new Map(digests.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  const move = (job: NamesJob) => moveNames(job, { client, link, signal: new AbortController().signal }, ignore);

  it.each(JOBS)('%s: no name is lost, and the job continues after each kill [OUR-663]', async (job, call, at, step) => {
    const before = await everywhere();
    expect(before.size).toBeGreaterThan(PATIENTS);
    await client.call('setNamesMove', { body: { step } });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      let calls = 0;
      onCall = (name) => {
        if (name === call && (calls += 1) === at) agent.kill('SIGKILL');
      };
      const ended = once(agent, 'exit');
      await expect(move(job)).rejects.toThrow(AgentError);
      await ended;
      onCall = ignore;
      await start();
      expect(await everywhere()).toEqual(before);
    }
    const { failed } = await move(job);
    expect(failed).toEqual([]);
    expect(await everywhere()).toEqual(before);
  });
});

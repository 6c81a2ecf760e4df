import { AgentError, agentLink, type AgentLink, type ApiClient, moveNames, type NamesJob } from '@isopter/api-client';
import { type Id, personalDigest } from '@isopter/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patient as agentPatient } from '../../apps/agent/src/db/schema.ts';
import { patient } from '../../apps/server/src/platform/db/schema.ts';
import { ENGINES, signIn, type TestServer } from '../../apps/server/test/support/server.ts';
import { browserClient } from './fakes/browserClient.ts';
import { AGENT, type ClinicAgent, setAgent, startClinicAgent, startListening } from './fakes/clinicAgent.ts';

/** The personal data of a patient in either database. */
const digestOf = (row: typeof patient.$inferSelect | typeof agentPatient.$inferSelect): Promise<string> =>
  personalDigest({
    first_name: row.firstName,
    last_name: row.lastName,
    date_of_birth: row.dateOfBirth,
    email: row.email,
    phone: row.phone,
    ideographic_name: row.ideographicName,
    phonetic_name: row.phoneticName,
    patient_id_number: row.patientIdNumber,
  });

describe.each(ENGINES)('the names of a clinic, on %s', (engine) => {
  let server: TestServer;
  let agent: ClinicAgent;
  let group: Id;
  let client: Pick<ApiClient, 'call'>;
  let link: AgentLink;
  let agentCall: (name: string) => unknown;

  beforeAll(async () => {
    const { server: started, origin } = await startListening(engine);
    server = started;
    group = await setAgent(server.store.db, AGENT);
    agent = await startClinicAgent(origin, group);
    client = browserClient(await signIn(server, 'oga'));
    const real = agentLink({
      origin: agent.address,
      assertion: async () => (await client.call('createAgentAssertion')).assertion,
    });
    link = {
      ...real,
      async call(name, args) {
        await agentCall(name);
        return real.call(name, args);
      },
    };
  });
  afterAll(async () => {
    await agent.close();
    await server.close();
  });

  const atServer = () =>
    server.store.db
      .select()
      .from(patient)
      .where(and(eq(patient.officeGroupId, group), isNull(patient.mergedInto)));
  const atAgent = () => agent.db.select().from(agentPatient);
  const named = async () => (await atServer()).filter(({ lastName }) => lastName !== null);
  const move = (job: NamesJob, signal = new AbortController().signal, onProgress = () => undefined as void) =>
    moveNames(job, { client, link, signal }, onProgress);
  const allow = (step: string | null) => client.call('setNamesMove', { body: { step } } as never);
  /** Returns the stored names of every patient, at both places. */
  const everywhere = async () => {
    const places = [...(await atServer()), ...(await atAgent())];
    const empty = await personalDigest({});
    const digests = await Promise.all(places.map(async (row) => [row.id, await digestOf(row)] as const));
    return new Map(digests.filter(([, digest]) => digest !== empty).toSorted());
  };

  let before: Map<string, string>;
  beforeEach(async () => {
    agentCall = () => undefined;
    // all names are at the server
    if ((await atAgent()).length > 0) {
      await allow('returning');
      await move('removeFromAgent');
    }
    await allow(null);
    before = await everywhere();
    expect((await named()).length).toBe(before.size);
  });

  it('are copied to the agent, where each is the same, and stay at the server [OUR-659]', async () => {
    const { done, failed } = await move('copyToAgent');
    expect([done, failed]).toEqual([before.size, []]);
    const copies = new Map(
      await Promise.all((await atAgent()).map(async (row) => [row.id, await digestOf(row)] as const)),
    );
    expect(new Map([...copies].toSorted())).toEqual(before);
    expect((await named()).length).toBe(before.size);
    expect(await move('copyToAgent')).toEqual({ done: before.size, failed: [] });
  });

  it('are reported as left when the agent has stored something else [OUR-659]', async () => {
    const [changed] = before.keys();
    let reads = 0;
    agentCall = async (name) => {
      if (name !== 'listAgentPatients' || (reads += 1) !== 2) return;
      await agent.db.update(agentPatient).set({ lastName: 'Damaged' }).where(eq(agentPatient.id, changed!));
    };
    expect(await move('copyToAgent')).toEqual({ done: before.size - 1, failed: [changed] });
  });

  it('stay at the agent when the server has stored something else [OUR-662]', async () => {
    await move('copyToAgent');
    await allow('returning');
    const [changed] = before.keys();
    const real = client.call;
    client.call = (async (name: never, args: { body?: { patients?: { id: Id; last_name?: string }[] } }) => {
      for (const one of args?.body?.patients ?? []) if (one.id === changed) one.last_name = 'Damaged on the way';
      return real(name, args as never);
    }) as typeof real;
    expect(await move('removeFromAgent')).toEqual({ done: before.size - 1, failed: [changed] });
    client.call = real;
    expect((await atAgent()).map(({ id }) => id)).toEqual([changed]);
  });

  it('that a user saves at the agent while they move are moved as they are saved [OUR-662]', async () => {
    await move('copyToAgent');
    await allow('returning');
    const id = [...before.keys()].at(-1)!;
    const [one] = await agent.db.select().from(agentPatient).where(eq(agentPatient.id, id));
    let saving: Promise<unknown> | undefined;
    agentCall = (name) => {
      if (name !== 'deleteAgentPatient') return undefined;
      const body = { last_name: 'Saved meanwhile', version: one!.version };
      return (saving ??= link.call('updateAgentPatient', { params: { id }, body }));
    };
    expect(await move('removeFromAgent')).toEqual({ done: before.size, failed: [] });
    expect(await atAgent()).toEqual([]);
    expect((await named()).find((row) => row.id === id)?.lastName).toBe('Saved meanwhile');
  });

  it('that a user has saved at the agent stay as they are there [OUR-659]', async () => {
    await move('copyToAgent');
    const [one] = await atAgent();
    await link.call('updateAgentPatient', {
      params: { id: one!.id },
      body: { last_name: 'Zahlbruckner', version: one!.version },
    });
    expect((await move('copyToAgent')).failed).toEqual([]);
    await allow('removing');
    expect((await move('removeFromServer')).failed).toEqual([]);
    const [kept] = await agent.db.select().from(agentPatient).where(eq(agentPatient.id, one!.id));
    expect(kept?.lastName).toBe('Zahlbruckner');
    expect(await named()).toEqual([]);
  });

  it('are deleted at the server of the patients only whom the agent has [OUR-660]', async () => {
    await move('copyToAgent');
    const [one] = await atAgent();
    await link.call('deleteAgentPatient', { params: { id: one!.id } });
    await allow('removing');
    expect(await move('removeFromServer')).toEqual({ done: before.size - 1, failed: [one!.id] });
    expect((await named()).map(({ id }) => id)).toEqual([one!.id]);
    expect(await everywhere()).toEqual(before);
  });

  it('come back to the server, and are then deleted at the agent [OUR-662]', async () => {
    await move('copyToAgent');
    await allow('removing');
    await move('removeFromServer');
    expect((await client.call('getNamesMove')).step).toBeNull();
    await allow('returning');
    expect(await move('copyToServer')).toEqual({ done: before.size, failed: [] });
    expect((await atAgent()).length).toBe(before.size);
    expect(await move('removeFromAgent')).toEqual({ done: before.size, failed: [] });
    expect([(await atAgent()).length, (await named()).length]).toEqual([0, before.size]);
    expect(await everywhere()).toEqual(before);
  });

  it.each([
    ['copyToAgent', 'createAgentPatient', null],
    ['removeFromAgent', 'deleteAgentPatient', 'returning'],
  ] as const)(
    'are all at one place or the other while the agent is stopped in %s, which then continues [OUR-663]',
    async (job, call, step) => {
      if (job === 'removeFromAgent') await move('copyToAgent');
      await allow(step);
      for (let round = 1; round <= 3; round += 1) {
        let calls = 0;
        let closing: Promise<void> | undefined;
        agentCall = (name) => {
          if (name !== call) return;
          calls += 1;
          if (calls === 3 * round) closing = agent.stop();
        };
        await expect(move(job)).rejects.toThrow(AgentError);
        await closing;
        expect(await everywhere()).toEqual(before);
        await agent.start();
      }
      agentCall = () => undefined;
      expect((await move(job)).failed).toEqual([]);
      expect(await everywhere()).toEqual(before);
    },
  );

  it('are not moved any further once the user stops the job [OUR-663]', async () => {
    const stopping = new AbortController();
    agentCall = (name) => name === 'createAgentPatient' && stopping.abort();
    await expect(move('copyToAgent', stopping.signal)).rejects.toThrow(/abort/i);
    expect((await atAgent()).length).toBeLessThan(before.size);
    expect(await everywhere()).toEqual(before);
  });
});

import { randomUUID } from 'node:crypto';
import { HEADER } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, signIn, type TestServer } from '../../apps/server/test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../apps/server/src/edge/seed/people.ts';
import { AGENT, setAgent, startClinicAgent, startListening } from './fakes/clinicAgent.ts';

/** Has stored the same address. */
const FOREIGN_GROUP = 'Harbour Vision Center';

describe.each(ENGINES)('server and agent over HTTP, on %s', (engine) => {
  let server: TestServer;
  let close: () => Promise<void>;
  let address: string;

  beforeAll(async () => {
    const { server: started, origin } = await startListening(engine);
    server = started;
    const agent = await startClinicAgent(
      origin,
      await setAgent(server.store.db, AGENT, [DEMO_OFFICE_GROUP, FOREIGN_GROUP]),
    );
    address = agent.address;
    close = async () => {
      await agent.close();
      await server.close();
    };
  });
  afterAll(() => close());

  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { [HEADER.agentToken]: token }),
    };
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
  };
  const tokenOf = async (username: string) => {
    const vouched = await (await signIn(server, username)).call('createAgentAssertion');
    expect(vouched.status).toBe(200);
    return send('POST', '/v1/auth-token/', { assertion: vouched.body.assertion });
  };

  it('accepts assertions of the server, and stores names [OUR-610] [OUR-611]', async () => {
    const { status, body } = await tokenOf('doctor');
    expect(status).toBe(200);
    const facts = { first_name: 'Quirin', last_name: 'Zahlbruckner', date_of_birth: '1961-03-14' };
    const id = randomUUID();
    const created = await send('POST', '/v1/patients/', { id, office_id: null, ...facts }, body.token);
    expect(created).toMatchObject({ status: 200, body: { id, ...facts } });
    expect((await send('GET', '/v1/patients/?limit=10&offset=0&search=zahl', undefined, body.token)).body.count).toBe(
      1,
    );
  });

  it('grants users the rights of their role', async () => {
    const { body } = await tokenOf('operator');
    const list = await send('GET', '/v1/patients/?limit=10&offset=0', undefined, body.token);
    const [{ id }] = list.body.results;
    expect((await send('DELETE', `/v1/patients/${id}/`, undefined, body.token)).status).toBe(204);
  });

  it('refuses the assertion of a user of another office group [OUR-611]', async () => {
    const refused = await tokenOf('harbour');
    expect([refused.status, refused.body.name]).toEqual([401, 'AssertionRefused']);
  });
});

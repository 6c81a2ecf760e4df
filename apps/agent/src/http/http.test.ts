import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Call, HEADER } from '@isopter/contract';
import { ENGINES, SERVER, startAgent, type TestAgent } from '../fakes/agent.ts';
import { selfSigned } from '../tls/selfSigned.ts';

describe('the agent over HTTP', () => {
  let agent: TestAgent;
  beforeAll(async () => {
    agent = await startAgent(ENGINES[0] ?? 'pglite');
  });
  afterAll(() => agent[Symbol.asyncDispose]());

  const LIST = '/v1/patients/?limit=10&offset=0';
  const preflight = (origin: string) =>
    agent.send('OPTIONS', LIST, {
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': HEADER.agentToken.toLowerCase(),
      },
    });

  it('allows requests with a token and without cookies from pages of the clinic [OUR-614]', async () => {
    const { status, headers } = await preflight(SERVER);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': SERVER,
      'access-control-allow-headers': `Content-Type, ${HEADER.agentToken}, ${HEADER.reportGrant}`,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      vary: 'Origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    'https://evil.example',
    'null',
    `${SERVER}.evil.example`,
    SERVER.replace('https', 'http'),
    `${SERVER}:8443`,
  ])('hides answers from pages of %s [OUR-614]', async (origin) => {
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    const answer = await agent.send('GET', LIST, { headers: { origin } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['vary']).toBe('Origin');
  });

  it('shows error answers to pages of the clinic', async () => {
    const answer = await agent.send('GET', LIST, { headers: { origin: SERVER } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([401, SERVER]);
  });

  it('sends security headers and Cache-Control: no-store with every answer', async () => {
    for (const url of [LIST, '/health', '/nothing']) {
      const { headers } = await agent.send('GET', url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('sends no HSTS header', async () => {
    for (const url of [LIST, '/health', '/nothing', '/%zz'])
      expect((await agent.send('GET', url)).headers).not.toHaveProperty('strict-transport-security');
  });

  it('answers its health, and 404 outside of its calls', async () => {
    const { status, body } = await agent.send('GET', '/health');
    expect([status, body]).toEqual([200, { status: 'ok', database: true, write: true, last_failure: null }]);
    expect((await agent.send('GET', '/')).status).toBe(404);
    expect((await agent.send('GET', '/api/patients/')).status).toBe(404);
  });

  it('shows when its certificate expires [OUR-615]', { tags: '@all' }, async () => {
    const tls = { ...selfSigned('localhost'), expires: new Date('2027-01-31T12:00:00Z') };
    await using other = await startAgent('pglite', { tls });
    expect((await other.send('GET', '/health')).body).toMatchObject({
      certificate_expires: '2027-01-31T12:00:00.000Z',
    });
  });

  it('answers every call of the contract that goes to the agent', async () => {
    const answered = (Object.entries(calls) as [string, Call][])
      .filter(([, { agent: isAgent }]) => isAgent)
      .filter(([, { method, path }]) => agent.app.hasRoute({ method, url: path }))
      .map(([name]) => name);
    expect(answered).toEqual([
      'signInToAgent',
      'listAgentPatients',
      'createAgentPatient',
      'getAgentPatient',
      'updateAgentPatient',
      'deleteAgentPatient',
      'mergeAgentPatient',
      'undoAgentMerge',
      'getAgentTestReportPdf',
    ]);
  });

  it('refuses bodies that are too large or not JSON', async () => {
    const { token } = await agent.signIn();
    const headers = { [HEADER.agentToken]: token, 'content-type': 'application/json' };
    const post = (body: string) => agent.send('POST', '/v1/patients/', { headers, body });
    expect((await post(JSON.stringify({ first_name: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await post('{')).status).toBe(400);
  });

  it('answers 429 after 600 requests of one address without a valid token', { tags: '@all' }, async () => {
    await using other = await startAgent('pglite');
    const statuses = new Map<number, number>();
    for (let asked = 0; asked < 610; asked += 1) {
      const { status } = await other.send('GET', LIST);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [401, 600],
      [429, 10],
    ]);
  });
});

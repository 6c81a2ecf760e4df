import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AGENT_ASSERTION_TYPE, type AgentReportClaims, HEADER } from '@isopter/contract';
import { writeReportData } from '@isopter/reports';
import { about, after, FINISHED, reportOptions } from '@isopter/reports/fakes';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../db/schema.ts';
import { type Client, ENGINES, startAgent, type TestAgent } from '../fakes/agent.ts';
import { MAX_DATA } from './loadData.ts';

const TEST = '0d000000-0000-4000-8000-000000000001';
const NAMELESS = { ...about, patient: { ...about.patient, name: '', dateOfBirth: '', age: null, patientId: '' } };
const DATA = writeReportData({ ...after(FINISHED[0]!), about: NAMELESS, options: reportOptions });
const PERSON = { first_name: 'Quirin', last_name: 'Zahlbruckner', date_of_birth: '1961-03-14' };
/** Milliseconds in which the server must answer. */
const TIMEOUT = 5_000;

/** A server that sends the data of reports, or what a test lets it send. */
interface DataServer {
  address: string;
  requests: { url: string; headers: IncomingHttpHeaders }[];
  answer: (response: ServerResponse) => void;
  server: Server;
}

const sendData = (response: ServerResponse): unknown =>
  response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(DATA);

async function startDataServer(): Promise<DataServer> {
  const server = createServer(({ url = '', headers }, response) => {
    made.requests.push({ url, headers });
    made.answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const made: DataServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: sendData,
    server,
  };
  return made;
}

describe.each(ENGINES)('the PDF of a result on %s', (engine) => {
  let data: DataServer;
  let agent: TestAgent;
  let doctor: Client;
  let patient: string;

  beforeAll(async () => {
    data = await startDataServer();
    agent = await startAgent(engine, {
      server: data.address,
      reports: { timeout: TIMEOUT },
    });
    doctor = await agent.signIn();
    patient = randomUUID();
    await doctor.send('POST', '/v1/patients/', { id: patient, office_id: null, patient_id_number: 'H-17', ...PERSON });
  });
  afterAll(async () => {
    await agent[Symbol.asyncDispose]();
    data.server.close();
    data.server.closeAllConnections();
  });
  beforeEach(() => {
    data.requests = [];
    data.answer = sendData;
  });

  interface Asked {
    client?: Client;
    of?: string | null;
    query?: string;
    claims?: Partial<AgentReportClaims> & Record<string, unknown>;
    grant?: string;
  }
  async function ask({ client = doctor, of = patient, query = '', claims = {}, grant }: Asked = {}) {
    const granted = grant ?? (await agent.grant({ sub: client.accountId, test: TEST, patient: of, ...claims }));
    const whom = of === null ? '' : `&patient_id=${of}`;
    return client.send('GET', `/v1/reports/test-result/pdf/?test_id=${TEST}${whom}${query}`, undefined, {
      [HEADER.reportGrant]: granted,
    });
  }
  const refusalOf = async (asked: Asked) => {
    const { status, body } = await ask(asked);
    return [status, body.name];
  };

  it('is drawn from the data of the server, which it asks with the grant alone [OUR-686] (of REP-09)', async () => {
    const { status, headers, body } = await ask();
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body.slice(0, 5)).toBe('%PDF-');
    expect(data.requests.map(({ url }) => url)).toEqual(['/api/agent-report-data/']);
    const sent = data.requests[0]?.headers ?? {};
    expect(sent[HEADER.reportGrant.toLowerCase()]).toMatch(/^ey/);
    expect(sent).not.toHaveProperty(HEADER.agentToken.toLowerCase());
    expect(JSON.stringify(data.requests)).not.toMatch(/Zahlbruckner|Quirin|1961|H-17/);
  });

  it('adds an audit row for each file, with the test and the patient, and logs no name [OUR-686]', async () => {
    await ask();
    await ask();
    const rows = await agent.store.db.select().from(audit).orderBy(desc(audit.id)).limit(2);
    for (const row of rows)
      expect(row).toMatchObject({
        action: 'getAgentTestReportPdf',
        result: 200,
        actorId: doctor.accountId,
        objectKind: 'test',
        objectIds: [TEST],
        patientIds: [patient],
      });
    expect(agent.log()).not.toMatch(/Zahlbruckner|1961-03-14/);
  });

  it('has no name for a test without a patient [OUR-686]', async () => {
    expect((await ask({ of: null })).status).toBe(200);
  });

  it('needs the token of a user who may save reports [OUR-686]', async () => {
    const grant = await agent.grant({ sub: doctor.accountId, test: TEST, patient });
    const url = `/v1/reports/test-result/pdf/?test_id=${TEST}&patient_id=${patient}`;
    for (const token of [undefined, 'wrong']) {
      const headers = { [HEADER.reportGrant]: grant, ...(token && { [HEADER.agentToken]: token }) };
      expect((await agent.send('GET', url, { headers })).status).toBe(401);
    }
    const technician = await agent.signIn({ groups: ['TECHALL_USER'] });
    expect((await ask({ client: technician })).status).toBe(403);
    expect(data.requests).toEqual([]);
  });

  it('needs a grant of the server for this user, test, patient and eye [OUR-686]', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const assertion = await agent.assert({ sub: doctor.accountId });
    const refused: Asked[] = [
      { grant: '' },
      { grant: 'junk' },
      { grant: assertion },
      { grant: await agent.grant({ sub: doctor.accountId, test: TEST, patient }, { typ: AGENT_ASSERTION_TYPE }) },
      { claims: { sub: randomUUID() } },
      { claims: { test: randomUUID() } },
      { claims: { patient: randomUUID() } },
      { claims: { patient: null } },
      { claims: { eye: 'OD' } },
      { query: '&eye=OD' },
      { claims: { office_group: randomUUID() } },
      { claims: { aud: 'https://other.clinic.example' } },
      { claims: { iss: 'https://other.example' } },
      { claims: { iat: now - 200, exp: now - 100 } },
      { claims: { exp: now + 3_600 } },
    ];
    for (const asked of refused) expect(await refusalOf(asked)).toEqual([409, 'GrantRefused']);
    expect(data.requests).toEqual([]);
  });

  it('is not found for a patient whom the user does not reach, or whom the agent does not have [OUR-686]', async () => {
    const elsewhere = randomUUID();
    const office_id = randomUUID();
    await doctor.send('POST', '/v1/patients/', { id: elsewhere, office_id, patient_id_number: 'H-18', ...PERSON });
    const client = await agent.signIn({ all_offices: false, offices: [randomUUID()] });
    expect((await ask({ client, of: elsewhere })).status).toBe(404);
    expect((await ask({ of: randomUUID() })).status).toBe(404);
    expect(data.requests).toEqual([]);
  });

  it('is refused with a field for a malformed query', async () => {
    const headers = { [HEADER.reportGrant]: await agent.grant({ sub: doctor.accountId, test: TEST, patient }) };
    const path = '/v1/reports/test-result/pdf/';
    for (const query of ['', '?test_id=7', `?test_id=${TEST}&eye=left`, `?test_id=${TEST}&name=Quirin`])
      expect((await doctor.send('GET', `${path}${query}`, undefined, headers)).status).toBe(400);
  });

  it.each([
    ['nothing in time', () => undefined, [503, 'ServerUnreachable']],
    ['an error', (response: ServerResponse) => response.writeHead(500).end('{}'), [503, 'ServerUnreachable']],
    ['a refusal', (response: ServerResponse) => response.writeHead(403).end('{}'), [503, 'ServerUnreachable']],
    [
      'another address',
      (response: ServerResponse) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
      [503, 'ServerUnreachable'],
    ],
    ['that there is none', (response: ServerResponse) => response.writeHead(404).end('{}'), [404, 'NotFound']],
    [
      'more than a report can have',
      (response: ServerResponse) => response.writeHead(200).end(Buffer.alloc(MAX_DATA + 1, 0x20)),
      [503, 'ServerUnreachable'],
    ],
    ['HTML', (response: ServerResponse) => response.writeHead(200).end('<html>'), [500, 'ReportFailed']],
    ['JSON of something else', (response: ServerResponse) => response.writeHead(200).end('[]'), [500, 'ReportFailed']],
  ] as const)('is refused when the server sends %s [OUR-686]', { tags: '@all' }, async (_, answer, refusal) => {
    data.answer = answer;
    expect(await refusalOf({})).toEqual(refusal);
    data.answer = sendData;
    expect((await ask()).status).toBe(200);
  });
});

/** A worker that never draws anything. */
const stuck = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { for (;;); });
    parentPort.postMessage({ ready: true });
  `)}`,
);

describe('a drawing that takes too long', () => {
  it('is ended, while the agent answers other calls, and one user waits for four at most [OUR-687]', async () => {
    const data = await startDataServer();
    const agent = await startAgent(ENGINES[0] ?? 'pglite', {
      server: data.address,
      reports: { limits: { module: stuck, longest: 3_000 } },
    });
    try {
      const client = await agent.signIn();
      const grant = await agent.grant({ sub: client.accountId, test: TEST, patient: null });
      const ask = () =>
        client.send('GET', `/v1/reports/test-result/pdf/?test_id=${TEST}`, undefined, { [HEADER.reportGrant]: grant });
      let version = 0;
      // no two are the same, so that each is drawn
      data.answer = (response) => void response.writeHead(200).end(`${DATA}${' '.repeat((version += 1))}`);
      const first = ask();
      const others = Array.from({ length: 5 }, ask);
      const list = client.send('GET', '/v1/patients/?limit=10&offset=0');
      expect(await Promise.race([first, list])).toMatchObject({ status: 200 });
      expect(await first).toMatchObject({ status: 503, body: { name: 'ReportsBusy' } });
      const refused = (await Promise.all(others)).filter(({ status }) => status === 429);
      expect(refused).toHaveLength(2);
      expect(refused[0]?.body.name).toBe('TooManyReports');
    } finally {
      await agent[Symbol.asyncDispose]();
      data.server.close();
      data.server.closeAllConnections();
    }
  });
});

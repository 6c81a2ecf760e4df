import { agentLink, askAgent, type ApiClient, createClient, loadAgentReport } from '@isopter/api-client';
import { series } from '@isopter/recordings/perimetry';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportWorker } from '../../apps/agent/src/fakes/agent.ts';
import { patient } from '../../apps/server/src/platform/db/schema.ts';
import { freeAddress } from '../../apps/server/test/support/freeAddress.ts';
import { type ReportedClinic, startReportedClinic } from '../../apps/server/test/support/measured.ts';
import { ENGINES } from '../../apps/server/test/support/server.ts';
import { withPdf } from '../../apps/server/src/exchange/imports/pages/pdf.ts';
import { pdfText } from '../../apps/server/src/exchange/imports/pages/pdfText.ts';
import { AGENT, setAgent, startClinicAgent } from './fakes/clinicAgent.ts';

const PERSON = {
  first_name: 'Quirin',
  last_name: 'Zahlbruckner',
  date_of_birth: '1946-01-01',
  patient_id_number: 'HILL-17',
};
const NO_COLUMNS = { firstName: null, lastName: null, dateOfBirth: null, patientIdNumber: null };
const COLUMNS = {
  firstName: PERSON.first_name,
  lastName: PERSON.last_name,
  dateOfBirth: PERSON.date_of_birth,
  patientIdNumber: PERSON.patient_id_number,
};

/** The words of each page, without the time at which the report was made. */
const wordsOf = (file: Uint8Array): Promise<string[]> =>
  withPdf(new Uint8Array(file), async (document) => {
    const pages: string[] = [];
    for (let id = 1; id <= document.numPages; id += 1) {
      const { words } = await pdfText(await document.getPage(id));
      pages.push(words.map(({ text }) => text).join(' '));
    }
    return pages.map((page) => page.replaceAll(/\d{1,2}:\d\d [AP]M/g, ''));
  });

describe.each(ENGINES)('the PDF of a result from the agent, on %s', (engine) => {
  let clinic: ReportedClinic;
  let client: ApiClient;
  let test_id: string;
  let agentAddress: string;
  let close: () => Promise<void>;
  const requests: string[] = [];

  const setUrl = (url: string | null) => setAgent(clinic.server.store.db, url);
  const setPerson = (columns: typeof COLUMNS | typeof NO_COLUMNS) =>
    clinic.server.store.db.update(patient).set(columns).where(eq(patient.id, clinic.patientId));
  const fromServer = async (): Promise<string[]> => {
    await setUrl(null);
    const pdf = await client.call('getTestReportPdf', { query: { test_id } });
    await setUrl(AGENT);
    return wordsOf(new Uint8Array(await pdf.arrayBuffer()));
  };

  beforeAll(async () => {
    const { origin, port, hostname: host } = await freeAddress();
    clinic = await startReportedClinic(engine, { address: origin });
    await clinic.server.app.listen({ port: Number(port), host });
    const group = await setUrl(AGENT);
    await setPerson(NO_COLUMNS);
    const thresholds = series.points.map((_, i) => 20 + (i % 9));
    await clinic.addField('OD', 0, thresholds);
    test_id = await clinic.addField('OD', 400, thresholds);
    const agent = await startClinicAgent(origin, group, { reports: { limits: { module: reportWorker() } } });
    agentAddress = agent.address;
    close = async () => {
      await agent.close();
      await clinic.server.close();
    };
    const { cookies } = clinic.doctor;
    // what the agent sends is among them: it runs in this process
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (url.startsWith(origin))
        requests.push(JSON.stringify([url, init.method ?? 'GET', [...new Headers(init.headers)], init.body ?? null]));
      return fetched(input, init);
    });
    const headersOf = (init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set(
        'Cookie',
        Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      );
      return headers;
    };
    client = createClient({
      baseUrl: origin,
      cookies: () => `csrftoken=${cookies['csrftoken']}`,
      fetch: (input, init = {}) => globalThis.fetch(input, { ...init, headers: headersOf(init) }),
    });
    const link = newLink();
    await link.call('createAgentPatient', { body: { id: clinic.patientId, office_id: null, ...PERSON } });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await close();
  });

  const newLink = () =>
    agentLink({ origin: agentAddress, assertion: async () => (await client.call('createAgentAssertion')).assertion });
  const load = async (): Promise<Uint8Array> => {
    const pdf = await loadAgentReport(client, askAgent(newLink()), { test: test_id, patient: clinic.patientId });
    return new Uint8Array(await pdf.arrayBuffer());
  };

  it('has the name, which no request to the server has [OUR-689] (of REP-09)', async () => {
    const words = (await wordsOf(await load())).join(' ');
    expect(words).toContain('Zahlbruckner, Quirin');
    expect(words).toContain('HILL-17');
    const paths = requests.map((request) => new URL((JSON.parse(request) as [string])[0]).pathname);
    expect(paths).toContain('/api/agent-report-grant/');
    expect(paths).toContain('/api/agent-report-data/');
    for (const value of Object.values(PERSON)) expect(requests.join('\n')).not.toContain(value);
  });

  it(
    'has the pages of the PDF that the server draws without names, and the words of the one with them [OUR-689]',
    { tags: '@all' },
    async () => {
      const drawn = await wordsOf(await load());
      const nameless = await fromServer();
      expect(nameless.join(' ')).not.toContain('Zahlbruckner');
      expect(nameless).toHaveLength(drawn.length);
      await setPerson(COLUMNS);
      expect(drawn).toEqual(await fromServer());
      await setPerson(NO_COLUMNS);
    },
  );

  it('is refused for a grant of another test, and not found for a patient whom the agent does not have [OUR-689]', async () => {
    const link = newLink();
    const { grant } = await client.call('createAgentReportGrant', { body: { test_id } });
    const query = { test_id, patient_id: clinic.patientId };
    const wrong = { ...query, eye: 'OD' as const };
    await expect(link.call('getAgentTestReportPdf', { query: wrong, grant })).rejects.toMatchObject({
      status: 409,
      name: 'GrantRefused',
    });
    await link.call('deleteAgentPatient', { params: { id: clinic.patientId } });
    await expect(link.call('getAgentTestReportPdf', { query, grant })).rejects.toMatchObject({ status: 404 });
    await link.call('createAgentPatient', { body: { id: clinic.patientId, office_id: null, ...PERSON } });
  });
});

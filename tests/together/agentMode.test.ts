import {
  agentCalls,
  agentLink,
  type AgentProblem,
  type ApiClient,
  copyAgentPatients,
  createClient,
  openCopy,
} from '@isopter/api-client';
import { HEADER, type Patient } from '@isopter/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, signIn, type TestServer } from '../../apps/server/test/support/server.ts';
import { eventually } from '../../scripts/test/eventually.ts';
import { AGENT, type ClinicAgent, setAgent, startClinicAgent, startListening } from './fakes/clinicAgent.ts';

const PERSON = {
  first_name: 'Quirin',
  last_name: 'Zahlbruckner',
  date_of_birth: '1961-03-14',
  email: 'quirin@zahlbruckner.example',
  phone: '+12025550123',
  patient_id_number: 'HILL-17',
};

interface Sent {
  url: string;
  text: string;
  credentials: RequestCredentials | undefined;
  token: string | null;
}

describe.each(ENGINES)('the client of a clinic whose agent stores its names, on %s', (engine) => {
  let server: TestServer;
  let serverAddress: string;
  let agentAddress: string;
  let agent: ClinicAgent;
  let doctorId: string;
  let client: ApiClient;
  let toServer: Sent[];
  let toAgent: Sent[];
  let problems: (AgentProblem | null)[];
  let sync: () => Promise<void>;
  let answerInstead: ((path: string, signal?: AbortSignal | null) => Promise<Response> | undefined) | undefined;

  beforeAll(async () => {
    ({ server, origin: serverAddress } = await startListening(engine));
    agent = await startClinicAgent(serverAddress, await setAgent(server.store.db, AGENT));
    agentAddress = agent.address;
  });
  afterAll(async () => {
    await agent.close();
    await server.close();
  });

  const record =
    (list: Sent[], cookies?: Record<string, string>): typeof fetch =>
    async (input, init = {}) => {
      const url = input instanceof Request ? input.url : input.toString();
      const headers = new Headers(init.headers);
      list.push({
        url: decodeURIComponent(url),
        text: `${decodeURIComponent(url)} ${typeof init.body === 'string' ? init.body : ''}`,
        credentials: init.credentials,
        token: headers.get(HEADER.agentToken),
      });
      if (cookies)
        headers.set(
          'Cookie',
          Object.entries(cookies)
            .map((pair) => pair.join('='))
            .join('; '),
        );
      const instead = cookies ? undefined : answerInstead?.(url.slice(agentAddress.length), init.signal);
      return instead ?? fetch(input, { ...init, headers });
    };

  async function open(username: string, isVouched = true): Promise<{ client: ApiClient; refused: () => number }> {
    const { cookies } = await signIn(server, username);
    let refused = 0;
    const copy = openCopy('test');
    const link = agentLink({
      origin: agentAddress,
      assertion: async () => (await made.call('createAgentAssertion')).assertion,
      onRefused: () => (refused += 1),
      fetch: record(toAgent),
      timeLimit: 2_000,
    });
    const personal = agentCalls(() => ({
      link: isVouched ? link : null,
      copy: isVouched ? copy : null,
      dates: { format: 'MM/DD/YYYY' },
      onState: (problem) => problems.push(problem),
    }));
    const made: ApiClient = createClient({
      baseUrl: serverAddress,
      cookies: () => `csrftoken=${cookies['csrftoken']}`,
      fetch: record(toServer, cookies),
      personal: () => Promise.resolve(personal),
    });
    sync = async () => copyAgentPatients(link, await copy, new AbortController().signal);
    return { client: made, refused: () => refused };
  }

  beforeEach(async () => {
    toServer = [];
    toAgent = [];
    problems = [];
    answerInstead = undefined;
    ({ client } = await open('doctor'));
    doctorId = (await client.call('listDoctors', {}))[0]!.id;
  });

  let count = 0;
  /** A person of a name that no other test uses. */
  const newPerson = () => {
    count += 1;
    const number = String(count).padStart(3, '0');
    return {
      ...PERSON,
      last_name: `Zahl${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${number}`,
      ideographic_name: `山${number}^茹`,
      phonetic_name: `やま${number}^るう`,
      patient_id_number: `HILL-${number}`,
    };
  };
  const create = (person: object): Promise<Patient> =>
    client.call('createPatient', { body: { ...person, doctor_id: doctorId } });
  const expectNothingPersonal = (...people: (typeof PERSON)[]) => {
    const text = toServer
      .map((sent) => sent.text)
      .join('\n')
      .toLowerCase();
    for (const person of people)
      for (const value of Object.values(person)) expect(text).not.toContain(value.toLowerCase());
  };

  it('creates, lists, finds and edits patients, and sends nothing personal to the server (of PII-15) (of OUR-655)', async () => {
    const person = newPerson();
    const created = await create(person);
    expect(created).toMatchObject({ ...person, display_name: `${person.last_name}, ${person.first_name}` });
    expect(created.age).toBeGreaterThan(60);
    expect(await client.call('getPatient', { params: { id: created.id } })).toMatchObject(person);
    const found = await client.call('listPatients', { query: { search: person.last_name.toLowerCase() } });
    expect(found.results.map(({ id }) => id)).toEqual([created.id]);
    const { results } = await client.call('listPatients', { query: { id__in: created.id } });
    expect(results[0]).toMatchObject(person);
    const { first_name, last_name, date_of_birth } = person;
    const same = await client.call('listPatients', { query: { first_name, last_name, date_of_birth } });
    expect(same.results.map(({ id }) => id)).toEqual([created.id]);
    const body = { first_name: 'Quendolin', ipd: 61, version: created.version };
    const changed = await client.call('updatePatient', { params: { id: created.id }, body });
    expect(changed).toMatchObject({ ...person, first_name: 'Quendolin', ipd: 61 });
    expectNothingPersonal(person, { ...person, first_name: 'Quendolin' });
  });

  it('finds whom a new person resembles at the agent, and says nothing of it to the server [OUR-690]', async () => {
    const person = newPerson();
    const { id } = await create(person);
    toServer.length = 0;
    const { first_name, last_name, date_of_birth, patient_id_number } = person;
    const exchanged = { first_name: last_name, last_name: `${first_name}\u200B`, date_of_birth, resembling: true };
    const found = await client.call('listPatients', { query: exchanged });
    expect(found.results.map((one) => one.id)).toContain(id);
    const numbered = { last_name: 'Nobody', date_of_birth: '2001-01-01', patient_id_number, resembling: true };
    expect((await client.call('listPatients', { query: numbered })).results.map((one) => one.id)).toEqual([id]);
    expectNothingPersonal(person);
    expect(toServer.map(({ text }) => text).join('\n')).not.toContain('resembling');
  });

  it('sends the token in its own header to the agent alone, and no cookies [OUR-654] (of PII-15)', async () => {
    await create(newPerson());
    await client.call('listPatients', { query: { limit: 10 } });
    expect(toAgent.length).toBeGreaterThan(1);
    expect(new Set(toAgent.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
    const [signingIn, ...others] = toAgent;
    expect([signingIn?.url, signingIn?.token]).toEqual([`${agentAddress}/v1/auth-token/`, null]);
    for (const { token } of others) expect(token).toMatch(/^[\w-]{20,}$/);
    expect(toServer.filter(({ token }) => token !== null)).toEqual([]);
  });

  it('sorts by name at the agent (of OUR-655)', async () => {
    const people = [newPerson(), newPerson()];
    for (const person of people) await create({ ...person, first_name: 'Aaa' });
    const { results } = await client.call('listPatients', { query: { ordering: 'last_name', limit: 100 } });
    const names = results.map(({ last_name }) => String(last_name));
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(people.map(({ last_name }) => last_name)));
    expectNothingPersonal(...people);
  });

  it('refuses a save over a newer version of either side (of PII-15) (of OUR-655)', async () => {
    const { id, version } = await create(newPerson());
    await client.call('updatePatient', { params: { id }, body: { phone: '+12025550199', version } });
    const stale = client.call('updatePatient', { params: { id }, body: { phone: '+12025550100', version } });
    await expect(stale).rejects.toMatchObject({
      status: 409,
      name: 'RecordChanged',
      body: { current: { id, phone: '+12025550199', doctor_id: doctorId } },
    });
    const { version: now } = await client.call('getPatient', { params: { id } });
    await client.call('updatePatient', { params: { id }, body: { ipd: 60, version: now } });
    await expect(
      client.call('updatePatient', { params: { id }, body: { ipd: 62, version: now } }),
    ).rejects.toMatchObject({
      name: 'RecordChanged',
      body: { current: { id, ipd: 60, phone: '+12025550199' } },
    });
  });

  it('merges, undoes a merge, and deletes at both places (of PII-15) (of OUR-655)', async () => {
    const [one, two] = [newPerson(), newPerson()];
    const [from, to] = [await create(one), await create(two)];
    await client.call('mergePatient', { params: { id: from.id }, body: { patient: to.id } });
    expect((await client.call('listPatients', { query: { search: one.last_name } })).count).toBe(0);
    const [change] = await client.call('listPatientChanges', { params: { id: to.id } });
    expect(change).toMatchObject({
      kind: 'merge',
      from: { display_name: `${one.last_name}, ${one.first_name}` },
      to: { display_name: `${two.last_name}, ${two.first_name}` },
    });
    // another page, which has listed no changes, undoes it
    const other = client;
    ({ client } = await open('doctor'));
    answerInstead = (path) =>
      path.endsWith('/undo_merge/') ? Promise.resolve(Response.json({ detail: 'Busy.' }, { status: 503 })) : undefined;
    await expect(client.call('undoPatientChange', { params: { id: change!.id } })).rejects.toMatchObject({
      problem: 'failed',
    });
    answerInstead = undefined;
    expect((await client.call('listPatients', { query: { search: one.last_name } })).count).toBe(0);
    const [again] = await other.call('listPatientChanges', { params: { id: to.id } });
    await client.call('undoPatientChange', { params: { id: again!.id } });
    expect(await client.call('getPatient', { params: { id: from.id } })).toMatchObject(one);
    await client.call('deletePatient', { params: { id: from.id } });
    expect((await client.call('listPatients', { query: { search: one.last_name } })).count).toBe(0);
    await expect(client.call('getPatient', { params: { id: from.id } })).rejects.toMatchObject({ status: 404 });
    expectNothingPersonal(one, two);
  });

  it('takes over names that the server still has, at the next save (of OUR-655)', async () => {
    const known =
      (await client.call('listPatients', { query: { limit: 100 } })).results.find(
        ({ email }) => email === 'old@clinic.example',
      ) ??
      (await client.call('listPatients', { query: { limit: 100, ordering: 'updated' } })).results.find(
        ({ first_name }) => first_name,
      )!;
    const body = { phone: '+12025550144', version: known.version };
    const saved = await client.call('updatePatient', { params: { id: known.id }, body });
    expect(saved).toMatchObject({ first_name: known.first_name, last_name: known.last_name, phone: '+12025550144' });
    const found = await client.call('listPatients', { query: { search: `${known.last_name} ${known.first_name}` } });
    expect(found.results.map(({ id }) => id)).toContain(known.id);
  });

  it('names the fields that the agent refuses, and leaves no patient without a name at the server (of OUR-655)', async () => {
    const before = (await client.call('listPatients', { query: { limit: 1 } })).count;
    await expect(create({ ...newPerson(), date_of_birth: '2999-01-01' })).rejects.toMatchObject({
      status: 400,
      fields: { date_of_birth: [expect.any(String)] },
    });
    expect((await client.call('listPatients', { query: { limit: 1 } })).count).toBe(before);
  });

  it('deletes names that the agent stored without an answer, as soon as it answers again [OUR-684]', async () => {
    const person = newPerson();
    const opened = await open('doctor');
    let stored = '';
    answerInstead = (path) => {
      const sent = toAgent.at(-1)!;
      if (path !== '/v1/patients/' || !sent.text.includes('office_id')) return undefined;
      const body = sent.text.slice(sent.text.indexOf('{'));
      stored = (JSON.parse(body) as { id: string }).id;
      const headers = { 'Content-Type': 'application/json', [HEADER.agentToken]: sent.token! };
      return fetch(sent.url, { method: 'POST', headers, body }).then(() => new Response('<html>', { status: 502 }));
    };
    const body = { ...person, doctor_id: doctorId };
    await expect(opened.client.call('createPatient', { body })).rejects.toMatchObject({ problem: 'failed' });
    answerInstead = undefined;
    const other = agentLink({
      origin: agentAddress,
      assertion: async () => (await client.call('createAgentAssertion')).assertion,
    });
    await eventually(async () => {
      await opened.client.call('listPatients', { query: { limit: 1 } });
      await expect(other.call('getAgentPatient', { params: { id: stored } })).rejects.toMatchObject({ status: 404 });
    });
    expectNothingPersonal(person);
  });

  it('shows no names to technicians, and takes none from them (of OUR-654)', async () => {
    const person = newPerson();
    await create(person);
    ({ client } = await open('tu', false));
    expect((await client.call('listPatients', { query: { search: person.last_name } })).count).toBe(0);
    await expect(create(newPerson())).rejects.toMatchObject({ status: 409, name: 'NamesAtAgent' });
    expectNothingPersonal(person);
  });

  describe('while the agent does not answer', () => {
    let person: typeof PERSON;
    let patient: Patient;
    beforeEach(async () => {
      person = newPerson();
      patient = await create(person);
      await sync();
      problems = [];
    });

    const stillReads = async () => {
      expect(await client.call('getPatient', { params: { id: patient.id } })).toMatchObject(person);
      const found = await client.call('listPatients', { query: { search: person.last_name } });
      expect(found.results[0]).toMatchObject(person);
      expectNothingPersonal(person);
    };
    const savesNothing = async () => {
      const { version } = await client.call('getPatient', { params: { id: patient.id } });
      const body = { first_name: 'Lost', ipd: 66, version };
      const failed = await client
        .call('updatePatient', { params: { id: patient.id }, body })
        .catch((error: unknown) => error);
      const count = (await client.call('listPatients', { query: { limit: 1 } })).count;
      await expect(create(newPerson())).rejects.toMatchObject({ problem: expect.any(String) });
      expect((await client.call('listPatients', { query: { limit: 1 } })).count).toBe(count);
      answerInstead = undefined;
      return failed;
    };

    it('because it is stopped, reads fall back to the local copy, and writes fail as a whole (of PII-10)', async () => {
      await agent.stop();
      try {
        await stillReads();
        expect(new Set(problems)).toEqual(new Set(['unreachable']));
        expect(await savesNothing()).toMatchObject({ problem: 'unreachable' });
      } finally {
        await agent.start();
      }
      expect(await client.call('getPatient', { params: { id: patient.id } })).toMatchObject({ ...person, ipd: null });
      expect(problems.at(-1)).toBeNull();
    });

    it.each([
      [
        'strange',
        'HTML',
        () => new Response('<html>Sign in to the network</html>', { headers: { 'Content-Type': 'text/html' } }),
      ],
      [
        'strange',
        'JSON that is cut off',
        () => new Response('{"results":[', { headers: { 'Content-Type': 'application/json' } }),
      ],
      ['strange', 'JSON of another shape', () => Response.json({ results: [{ id: 1 }], count: 'many' })],
      ['strange', 'JSON of another call', () => Response.json([])],
      ['failed', 'an error', () => Response.json({ detail: 'Server error.' }, { status: 500 })],
      ['failed', 'that it is busy', () => Response.json({ detail: 'Busy.' }, { status: 503 })],
    ] as const)(
      'but is %s, with %s, reads fall back and writes fail as a whole (of PII-10)',
      async (problem, _, answer) => {
        answerInstead = () => Promise.resolve(answer());
        await stillReads();
        expect(new Set(problems)).toEqual(new Set([problem]));
        expect(await savesNothing()).toMatchObject({ problem });
      },
    );

    it('in time, reads fall back and writes fail as a whole (of PII-10)', async () => {
      answerInstead = (_path, signal) =>
        new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));
      const late = client.call('getPatient', { params: { id: patient.id } });
      expect(await late).toMatchObject(person);
      expect(new Set(problems)).toEqual(new Set(['slow']));
      answerInstead = undefined;
    });
  });

  it.each([401, 403])('signs out once the agent refuses with %s even a new token (of PII-10)', async (status) => {
    const opened = await open('doctor');
    answerInstead = (path) =>
      path.startsWith('/v1/patients') ? Promise.resolve(Response.json({ detail: 'No.' }, { status })) : undefined;
    await expect(opened.client.call('listPatients', { query: { limit: 10 } })).rejects.toMatchObject({
      problem: 'refused',
    });
    expect(opened.refused()).toBe(1);
  });

  it('renews a token that has ended, without anybody noticing (of OUR-654)', async () => {
    await client.call('listPatients', { query: { limit: 10 } });
    let isEnded = true;
    answerInstead = (path) => {
      if (!path.startsWith('/v1/patients') || !isEnded) return undefined;
      isEnded = false;
      return Promise.resolve(Response.json({ detail: 'Ended.', name: 'NotAuthenticated' }, { status: 401 }));
    };
    await client.call('listPatients', { query: { limit: 10 } });
    expect(toAgent.filter(({ url }) => url.endsWith('/v1/auth-token/'))).toHaveLength(2);
    expect(new Set(toAgent.flatMap(({ token }) => token ?? [])).size).toBe(2);
  });
});

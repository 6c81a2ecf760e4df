import { randomUUID } from 'node:crypto';
import { audit } from '@isopter/server/agent';
import type { Group } from '@isopter/contract';
import { arrayContains, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidy } from '../app.ts';
import { patient } from '../db/schema.ts';
import { type Client, ENGINES, startAgent, type TestAgent } from '../fakes/agent.ts';

const DAY_MS = 86_400_000;

describe.each(ENGINES)('patients of the agent, on %s', (engine) => {
  let agent: TestAgent;
  let doctor: Client;
  beforeAll(async () => {
    agent = await startAgent(engine);
  });
  afterAll(() => agent[Symbol.asyncDispose]());
  beforeEach(async () => {
    await agent.store.db.delete(patient);
    doctor = await agent.signIn();
  });

  const NORA = { office_id: null, first_name: 'Nora', last_name: 'Żółwińska', date_of_birth: '1960-02-29' };
  const LOCAL = { ideographic_name: '諾拉^茹', phonetic_name: 'のら' };
  const create = async (facts: object = {}, by = doctor) => {
    const id = randomUUID();
    const { status, body } = await by.send('POST', '/v1/patients/', { id, ...NORA, ...facts });
    expect([status, body.id]).toEqual([200, id]);
    return body;
  };
  const list = async (query = '', by = doctor) =>
    (await by.send('GET', `/v1/patients/?limit=100&offset=0${query && `&${query}`}`)).body;
  const idsOf = async (query: string, by?: Client): Promise<string[]> =>
    (await list(query, by)).results.map(({ id }: { id: string }) => id);

  it('keep the id that the server gave them, and all fields [OUR-612]', async () => {
    const created = await create({
      email: 'nora@example.org',
      phone: '+15075550100',
      patient_id_number: 'MRN-7',
      ...LOCAL,
    });
    const { body } = await doctor.send('GET', `/v1/patients/${created.id}/`);
    expect(body).toEqual(created);
    const { office_id: _, ...names } = NORA;
    expect(body).toMatchObject({
      ...names,
      ...LOCAL,
      display_name: 'Żółwińska, Nora',
      email: 'nora@example.org',
      version: 0,
    });
  });

  it('are refused without an id, with one that is taken, and with wrong fields', async () => {
    const post = (body: object) => doctor.send('POST', '/v1/patients/', body);
    expect((await post(NORA)).body.fields).toHaveProperty('id');
    const { id } = await create();
    expect((await post({ id, ...NORA })).body.fields).toHaveProperty('id');
    const fresh = () => ({ id: randomUUID(), ...NORA });
    expect((await post({ ...fresh(), first_name: '' })).body.fields).toHaveProperty('first_name');
    expect((await post({ ...fresh(), first_name: null, last_name: null })).body.fields).toHaveProperty('last_name');
    expect((await post({ ...fresh(), date_of_birth: '2960-02-29' })).body.fields).toHaveProperty('date_of_birth');
    expect((await post({ ...fresh(), email: 'x' })).body.fields).toHaveProperty('email');
    expect((await post({ ...fresh(), gender_id: randomUUID() })).status).toBe(400);
    expect((await doctor.send('GET', '/v1/patients/7/')).status).toBe(404);
    expect((await list()).count).toBe(1);
  });

  it('may have one name, in either field [OUR-693]', async () => {
    const one = await create({ first_name: null, last_name: 'Sukarno' });
    const other = await create({ first_name: 'Suharto', last_name: null });
    expect([one, other].map((body) => body['display_name'])).toEqual(['Sukarno', 'Suharto']);
    expect(await idsOf('ordering=last_name')).toEqual([other.id, one.id]);
  });

  it('get names again after these were deleted, because the patient still exists at the server', async () => {
    const { id } = await create();
    expect((await doctor.send('DELETE', `/v1/patients/${id}/`)).status).toBe(204);
    expect((await doctor.send('POST', '/v1/patients/', { ...NORA, id })).status).toBe(200);
  });

  it('require the id number and hide names if the clinic turned names off [PAT-13]', async () => {
    const named = await create(LOCAL);
    const without = await agent.signIn({ disable_pi: true });
    const id = randomUUID();
    const { body } = await without.send('POST', '/v1/patients/', {
      id,
      office_id: null,
      date_of_birth: '1960-02-29',
    });
    expect(body.fields).toHaveProperty('patient_id_number');
    expect((await without.send('GET', `/v1/patients/${named.id}/`)).body).toMatchObject({
      first_name: null,
      last_name: null,
      ideographic_name: null,
      phonetic_name: null,
      display_name: '',
    });
  });

  it('are found by parts of names, number, phone and date, without accents, as at the server [OUR-612]', async () => {
    const nora = await create({ patient_id_number: 'MRN-0007', phone: '+15075550123', ...LOCAL });
    const other = await create({ first_name: 'Élodie', last_name: 'Martin', date_of_birth: '1985-07-04' });
    for (const search of ['zolw', 'NORA żół', 'MRN0007', '507 555 0123', '02/29/1960', '茹 諾拉', 'ノラ'])
      expect([search, await idsOf(`search=${encodeURIComponent(search)}`)]).toEqual([search, [nora.id]]);
    expect(await idsOf('search=elodie')).toEqual([other.id]);
    expect(await idsOf('search=07.04.1985')).toEqual([other.id]);
    const european = await agent.signIn({ date_format: 'DD.MM.YYYY' });
    expect(await idsOf('search=04.07.1985', european)).toEqual([other.id]);
    expect(await idsOf('search=%25')).toEqual([]);
    const spanish = await agent.signIn({ app_language: 'es-es' });
    expect(await idsOf('search=4%20de%20julio%20de%201985', spanish)).toEqual([other.id]);
    expect(await idsOf('search=4%20julio%201985')).toEqual([]);
  });

  it('are found without their hyphens and spaces, also those that an older agent stored [OUR-692]', async () => {
    const { id } = await create({ first_name: 'Anna-Lena', last_name: 'O’Dwyer' });
    const old = { searchText: 'o’dwyer anna-lena', searchVersion: 0 };
    await agent.store.db.update(patient).set(old).where(eq(patient.id, id));
    expect(await idsOf('search=odwyer')).toEqual([]);
    await tidy(agent.store.db, new Date());
    expect(await idsOf('search=odwyer')).toEqual([id]);
    expect(await idsOf(`search=${encodeURIComponent("o'dwyer annalena")}`)).toEqual([id]);
  });

  it('are paged and sorted, and found by ids and by the time of their last change', async () => {
    const first = await create({ last_name: 'Adler', patient_id_number: '3' });
    const second = await create({ last_name: 'Becker', patient_id_number: '2' });
    const third = await create({ last_name: 'Curie', patient_id_number: '1' });
    const latest = new Date();
    for (const [age, { id }] of [third, second, first].entries())
      await agent.store.db
        .update(patient)
        .set({ updated: new Date(latest.getTime() - age * 1_000) })
        .where(eq(patient.id, id));
    expect(await idsOf('ordering=last_name')).toEqual([first.id, second.id, third.id]);
    expect(await idsOf('ordering=-last_name')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf('ordering=patient_id_number')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf('')).toEqual([third.id, second.id, first.id]);
    const page = (await doctor.send('GET', '/v1/patients/?limit=1&offset=1&ordering=last_name')).body;
    expect([page.count, page.results.map(({ id }: { id: string }) => id)]).toEqual([3, [second.id]]);
    expect(await idsOf(`id__in=${third.id},${randomUUID()}`)).toEqual([third.id]);
    const since = new Date(Date.now() + 60_000).toISOString();
    expect(await idsOf(`changed_after=${since}`)).toEqual([]);
    expect(await idsOf(`changed_after=${new Date(Date.now() - DAY_MS).toISOString()}`)).toHaveLength(3);
    expect(await idsOf(`changed_after=${latest.toISOString()}`)).toEqual([third.id]);
    expect((await doctor.send('GET', '/v1/patients/?limit=10&offset=0&ordering=last_test')).status).toBe(400);
    expect((await doctor.send('GET', '/v1/patients/?limit=1000&offset=0')).status).toBe(400);
  });

  it('keep omitted fields in an update, and refuse an outdated version [OUR-550] [OUR-612]', async () => {
    const { id, version } = await create();
    const colleague = await agent.signIn({ first_name: 'Owen', last_name: 'Perkins' });
    const put = (by: Client, body: object) => by.send('PUT', `/v1/patients/${id}/`, body);
    const saved = await put(colleague, { version, last_name: 'Okafor' });
    expect(saved).toMatchObject({ status: 200, body: { last_name: 'Okafor', first_name: 'Nora', version: 1 } });
    const late = await put(doctor, { version, last_name: 'Brandt' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        name: 'RecordChanged',
        current: { last_name: 'Okafor', version: 1 },
        changed_fields: ['last_name'],
        changed_by: { id: colleague.accountId, name: 'Owen Perkins' },
      },
    });
    expect(late.body.current).not.toHaveProperty('author');
    expect((await put(doctor, { last_name: 'Brandt' })).body.fields).toHaveProperty('version');
    const nameless = { version: 1, first_name: null, last_name: null };
    expect((await put(doctor, nameless)).body.fields).toHaveProperty('first_name');
    expect(await idsOf('search=okafor')).toEqual([id]);
    expect(await idsOf('search=zolwinska')).toEqual([]);
  });

  it('accept one of two simultaneous updates of the same version', async () => {
    const { id, version } = await create();
    const put = (last_name: string) => doctor.send('PUT', `/v1/patients/${id}/`, { version, last_name });
    const both = await Promise.all([put('Okafor'), put('Brandt')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('can be merged, restored by an undo, and are deleted 48 hours after a merge [OUR-613]', async () => {
    const [twin, kept] = [await create(), await create()];
    const merge = (into: string) => doctor.send('POST', `/v1/patients/${twin.id}/merge_into/`, { patient: into });
    expect((await merge(twin.id)).status).toBe(400);
    expect((await merge(randomUUID())).status).toBe(404);
    expect((await merge(kept.id)).status).toBe(204);
    expect(await idsOf('')).toEqual([kept.id]);
    expect((await doctor.send('GET', `/v1/patients/${twin.id}/`)).status).toBe(404);
    const undo = () => doctor.send('POST', `/v1/patients/${twin.id}/undo_merge/`);
    expect((await undo()).status).toBe(204);
    expect((await undo()).status).toBe(404);
    expect((await idsOf('')).toSorted()).toEqual([twin.id, kept.id].toSorted());
    await merge(kept.id);
    await tidy(agent.store.db, new Date(Date.now() + 2 * DAY_MS - 60_000));
    expect(await agent.store.db.$count(patient)).toBe(2);
    await tidy(agent.store.db, new Date(Date.now() + 2 * DAY_MS + 60_000));
    expect(await agent.store.db.$count(patient)).toBe(1);
  });

  it('are hidden from users of other offices, except users of all offices [OUR-612]', async () => {
    const [main, branch] = [randomUUID(), randomUUID()];
    const ofMain = await agent.signIn({ all_offices: false, offices: [main] });
    const ofBranch = await agent.signIn({ all_offices: false, offices: [branch] });
    const { id, version } = await create({ office_id: main }, ofMain);
    const kept = await create({ office_id: branch }, ofBranch);
    expect(await idsOf('', ofBranch)).toEqual([kept.id]);
    const path = `/v1/patients/${id}/`;
    const tried = [
      await ofBranch.send('GET', path),
      await ofBranch.send('PUT', path, { version, last_name: 'Okafor' }),
      await ofBranch.send('DELETE', path),
      await ofBranch.send('POST', `${path}merge_into/`, { patient: kept.id }),
      await ofBranch.send('POST', `/v1/patients/${kept.id}/merge_into/`, { patient: id }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await idsOf('')).toHaveLength(2);
    expect((await ofMain.send('GET', path)).body.version).toBe(version);
  });

  it('have the office that they have at the server, also if their author works in two [OUR-612]', async () => {
    const [main, branch, other] = [randomUUID(), randomUUID(), randomUUID()];
    const ofBoth = await agent.signIn({ all_offices: false, offices: [main, branch] });
    const { id } = await create({ office_id: branch }, ofBoth);
    const open = await create({}, ofBoth);
    const seenIn = async (office: string) =>
      (await idsOf('', await agent.signIn({ all_offices: false, offices: [office] }))).toSorted();
    expect(await seenIn(branch)).toEqual([id, open.id].toSorted());
    expect(await seenIn(main)).toEqual([open.id]);
    const foreign = await ofBoth.send('POST', '/v1/patients/', { ...NORA, id: randomUUID(), office_id: other });
    expect([foreign.status, foreign.body.fields]).toEqual([400, { office_id: ['You do not work in this office.'] }]);
    await create({ office_id: other });
  });

  const CALLS: [string, string, object?][] = [
    ['GET', '/v1/patients/?limit=10&offset=0'],
    ['GET', '/v1/patients/:id/'],
    ['POST', '/v1/patients/', { ...NORA, id: 'new' }],
    ['PUT', '/v1/patients/:id/', { version: 0 }],
    ['POST', '/v1/patients/:id/merge_into/', { patient: '0a000000-0000-4000-8000-000000000009' }],
    ['POST', '/v1/patients/:id/undo_merge/'],
    ['DELETE', '/v1/patients/:id/'],
  ];
  /** Statuses for each role, written without looking at the contract: 403 where the server refuses the role too. */
  const EXPECTED: Record<Group, number[]> = {
    OFFICE_GROUP_ADMIN: [200, 200, 200, 200, 404, 404, 204],
    CORPORATE_ADMIN: [200, 200, 200, 200, 404, 404, 204],
    OFFICE_ADMIN: [200, 200, 200, 200, 404, 404, 204],
    OPERATOR: [200, 200, 200, 200, 404, 404, 204],
    DOCTOR: [200, 200, 200, 200, 404, 404, 204],
    SUPPORT_BASIC: [200, 200, 200, 200, 404, 404, 204],
    SUPPORT_READ_ONLY: [200, 200, 403, 403, 403, 403, 403],
    TECHALL_ADMIN: [200, 200, 403, 200, 403, 403, 403],
    TECHALL_USER: [200, 200, 200, 403, 403, 403, 403],
  };
  it.each(Object.entries(EXPECTED) as [Group, number[]][])(
    'allow %s the same calls as the server',
    async (group, expected) => {
      const { id } = await create();
      const user = await agent.signIn({ groups: [group] });
      const statuses: number[] = [];
      for (const [method, path, body] of CALLS) {
        const sent = body && 'id' in body ? { ...body, id: randomUUID() } : body;
        statuses.push((await user.send(method, path.replace(':id', id), sent)).status);
      }
      expect(statuses).toEqual(expected);
    },
  );

  it('refuse users without a role', async () => {
    const user = await agent.signIn({ groups: [] });
    expect((await user.send('GET', '/v1/patients/?limit=10&offset=0')).status).toBe(403);
  });

  it('add rows to the access log with ids and names of fields, without personal data [OUR-614]', async () => {
    const { id, version } = await create({ email: 'nora@example.org' });
    await doctor.send('GET', `/v1/patients/${id}/`);
    await doctor.send('GET', `/v1/patients/${id}/`);
    await doctor.send('PUT', `/v1/patients/${id}/`, { version, last_name: 'Okafor', email: 'nora@example.org' });
    const rows = await agent.store.db
      .select()
      .from(audit)
      .where(arrayContains(audit.patientIds, [id]))
      .orderBy(audit.id);
    expect(rows.map(({ action }) => action)).toEqual(['createAgentPatient', 'getAgentPatient', 'updateAgentPatient']);
    expect(rows.every(({ actorId }) => actorId === doctor.accountId)).toBe(true);
    expect(rows.at(-1)?.changes).toEqual([{ field: 'last_name' }]);
    const said = JSON.stringify(rows) + agent.log();
    for (const secret of ['Nora', 'Okafor', 'nora@example.org', '1960-02-29']) expect(said).not.toContain(secret);
  });
});

import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedReport, importPart } from '../db/schema.ts';
import { file, form, of } from '../fakes/importForm.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../fakes/server.ts';
import { sealed, turnOnZeroPii } from '../fakes/zeroPii.ts';

const PDF = Buffer.from('%PDF-1.7 a report of Adaeze Okafor');

describe.each(ENGINES)('a report that is on its way on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let address: string;
  let patients: Record<string, string>[];
  beforeAll(async () => {
    server = await startServer(engine, 4);
    address = await server.listen();
    doctor = await signIn(server, 'doctor');
    patients = (await doctor.call('listPatients', { query: { limit: '4' } })).body.results;
  });
  afterAll(() => server.close());

  /** Uploads a report of a patient, and does something else before the last of it is sent. @returns the status of the answer */
  async function uploadWhile(id: string, meanwhile: () => Promise<unknown>): Promise<number | undefined> {
    const { body, headers } = form(of(id), file(PDF));
    const cookie = Object.entries(doctor.cookies).map((pair) => pair.join('='));
    const sent = request(`${address}/api/tests-external/`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-length': body.length,
        cookie: cookie.join('; '),
        'x-csrftoken': doctor.cookies['csrftoken'] ?? '',
        origin: address,
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
    const isRunning = new Promise((resolve) => server.app.server.once('request', resolve));
    sent.write(body.subarray(0, -20));
    await isRunning;
    // whoever uploads was looked at before what comes now
    await doctor.call('getPreferences');
    await meanwhile();
    sent.end(body.subarray(-20));
    return answered;
  }
  const stored = (id: string) => server.store.db.$count(importedReport, eq(importedReport.patientId, id));

  it('is taken where nothing comes between', async () => {
    const { id = '' } = patients[0]!;
    expect(await uploadWhile(id, () => Promise.resolve())).toBe(200);
    expect(await stored(id)).toBe(1);
  });

  it('is refused when its patient was merged into another, who keeps what is theirs [OUR-411]', async () => {
    const [, { id: from = '' } = {}, { id: to = '' } = {}] = patients;
    const merge = () => doctor.call('mergePatient', { params: { id: from }, body: { patient: to } });
    expect(await uploadWhile(from, merge)).toBe(400);
    expect([await stored(from), await stored(to)]).toEqual([0, 0]);
  });

  it('leaves nothing in plain when its patient was encrypted meanwhile [OUR-411]', async () => {
    const { id = '', first_name = '', last_name = '', date_of_birth = '', email, phone } = patients[3]!;
    const { db } = server.store;
    await db.delete(importedReport);
    const facts = { first_name, last_name, date_of_birth, email, phone };
    const encrypt = async () => {
      await turnOnZeroPii(server);
      const done = await doctor.call('updatePatient', { params: { id }, body: sealed(facts) });
      expect(done.status).toBe(200);
    };
    expect(await uploadWhile(id, encrypt)).toBe(403);
    expect([await stored(id), await db.$count(importPart)]).toEqual([0, 0]);
  });
});

import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedReport, importPart } from '../../platform/db/schema.ts';
import { file, form, of } from '../../../test/support/printedReports/importForm.ts';
import {
  type Answer,
  type Browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';
import { sealed, turnOnZeroPii } from '../../../test/support/zeroPii.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const PDF = Buffer.from('%PDF-1.7 a report of Adaeze Okafor');
/** Its first pieces are stored long before the last one arrives. */
const LARGE = Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)]);

describe.each(ENGINES)('a report during its upload on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let address: string;
  let patients: Record<string, string>[];
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    address = await server.listen();
    doctor = await signIn(server, 'doctor');
    patients = (await doctor.call('listPatients', { query: { limit: '4' } })).body.results;
  });
  afterAll(() => server.close());

  /** Uploads a report of a patient, and does something else before the last of it is sent. @returns the answer */
  async function uploadWhile(id: string, meanwhile: () => Promise<unknown>, content = PDF): Promise<Answer> {
    const { body, headers } = form(of(id), file(content));
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
    const answered = new Promise<Answer>((resolve, reject) => {
      sent.on('error', reject).on('response', (answer) => {
        json(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject);
      });
    });
    const isRunning = new Promise((resolve) => server.app.server.once('request', resolve));
    const isLarge = content === LARGE;
    const last = isLarge ? -1024 * 1024 : -20;
    sent.write(body.subarray(0, last));
    await isRunning;
    // the user's rights were checked before the change that follows
    await doctor.call('getPreferences');
    await eventually(async () => expect(await stored(id)).toBe(isLarge ? 1 : 0));
    await meanwhile();
    sent.end(body.subarray(last));
    return answered;
  }
  const stored = (id: string) => server.store.db.$count(importedReport, eq(importedReport.patientId, id));

  it('is accepted if nothing changes meanwhile', async () => {
    const { id = '' } = patients[0]!;
    expect((await uploadWhile(id, () => Promise.resolve())).status).toBe(200);
    expect(await stored(id)).toBe(1);
  });

  const made = async (): Promise<string> => {
    const { doctor_id } = (await doctor.call('bootstrap')).body.user;
    const facts = { first_name: 'Zsófia', last_name: 'Quillfeather', date_of_birth: '1957-10-04', doctor_id };
    return (await doctor.call('createPatient', { body: facts })).body.id;
  };
  const noChoice = { status: 400, body: { fields: { patient: ['This choice does not exist.'] } } };

  it.each([
    ['at its end', PDF],
    ['in the middle', LARGE],
  ])('is refused %s when its patient was merged into another, or deleted [OUR-411]', async (_when, content) => {
    const [from, to] = [await made(), await made()];
    const merge = () => doctor.call('mergePatient', { params: { id: from }, body: { patient: to } });
    expect(await uploadWhile(from, merge, content)).toMatchObject(noChoice);
    expect([await stored(from), await stored(to)]).toEqual([0, 0]);
    const remove = () => doctor.call('deletePatient', { params: { id: to } });
    expect(await uploadWhile(to, remove, content)).toMatchObject(noChoice);
    expect(await stored(to)).toBe(0);
  });

  it('leaves nothing in plain when its patient was encrypted at its end or in the middle [OUR-411]', async () => {
    const { db } = server.store;
    await db.delete(importedReport);
    const [large, small] = [patients[2]!, patients[3]!];
    const encrypt = async () => {
      await turnOnZeroPii(server);
      for (const { id = '', first_name = '', last_name = '', date_of_birth = '', email, phone } of [large, small]) {
        const body = sealed({ first_name, last_name, date_of_birth, email, phone }, id);
        expect((await doctor.call('updatePatient', { params: { id }, body })).status).toBe(200);
      }
    };
    const keptOut = { status: 403, body: { detail: 'Reports are not imported where names are kept out.' } };
    const atItsEnd = async () => expect(await uploadWhile(small['id']!, encrypt)).toMatchObject(keptOut);
    expect(await uploadWhile(large['id']!, atItsEnd, LARGE)).toMatchObject(keptOut);
    expect([await db.$count(importedReport), await db.$count(importPart)]).toEqual([0, 0]);
  });
});

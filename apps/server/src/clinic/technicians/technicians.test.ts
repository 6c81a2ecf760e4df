import { PAGE_SIZES, type Session } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, device, technicianSession } from '../../platform/db/schema.ts';
import { pair } from '../../../test/support/device.ts';
import {
  type Answer,
  type Browser,
  ENGINES,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';

const list = async (who: Browser, query: object = {}): Promise<Session[]> =>
  (await who.call('listSessions', { query: { limit: '50', ...query } })).body.results;
const put = (who: Browser, id: string, active: boolean) =>
  who.call('updateSession', { params: { id }, body: { active } });
const said = ({ status, body }: Answer) => [status, body?.name];

describe.each(ENGINES)('sessions of remote technicians on %s', (engine) => {
  let server: TestServer;
  let user: Browser;
  let admin: Browser;
  let colleague: Browser;
  let doctor: Browser;
  let doctorId: string;
  let headset: string;
  let other: string;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    await server.store.db
      .update(account)
      .set({ groups: ['TECHALL_ADMIN'] })
      .where(eq(account.username, 'operator'));
    [user, admin, colleague, doctor] = (await Promise.all(
      ['tu', 'ta', 'operator', 'doctor'].map((name) => signIn(server, name)),
    )) as [Browser, Browser, Browser, Browser];
    doctorId = (await doctor.call('bootstrap')).body.user.doctor_id;
    headset = (await pair(server, 'LANE-1')).body.device_id;
    other = (await pair(server, 'LANE-2')).body.device_id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.store.db.update(device).set({ testId: null });
    await server.store.db.delete(technicianSession);
  });

  let patients = 0;
  /** Enters a patient at the side of the technician user. */
  const enter = (over: object = {}, who = user) => {
    patients += 1;
    const names = { first_name: 'Ida', last_name: `Session${patients}`, date_of_birth: '1980-02-03' };
    return who.call('createPatient', { body: { ...names, doctor_id: doctorId, ...over } });
  };
  /** A session that a technician admin is in. */
  const begin = async (over: object = { device: headset }, who = admin) => {
    const { id: patient, active_techall_session: id } = (await enter(over)).body;
    expect((await put(who, id, true)).status).toBe(200);
    return { patient, id };
  };
  const order = (who: Browser, patient: string | null, over: object = {}) =>
    who.call('createTest', {
      body: {
        status: 1,
        patient,
        device: headset,
        doctor: doctorId,
        operator: null,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
        eye: '',
        language: 'en',
        ...over,
      },
    });
  /** A session that waits. */
  const wait = async (): Promise<string> => (await enter({ device: headset })).body.active_techall_session;

  it('waits with the patient and the headset that a technician user entered (of ENT-38, but for the tokens of calls) [PAT-12] [PAT-19]', async () => {
    const { status, body } = await enter({ device: headset });
    expect(status).toBe(200);
    const [session, ...more] = await list(user);
    expect(more).toEqual([]);
    expect(session).toMatchObject({
      id: body.active_techall_session,
      patient: { id: body.id, display_name: body.display_name },
      user: { first_name: 'Tomas', last_name: 'Urban' },
      admin: null,
      device: headset,
      active: true,
    });
    expect((await user.call('getPatient', { params: { id: body.id } })).body.active_techall_session).toBe(session!.id);
  });

  it('have no device if none is chosen, and a user has only one of these at a time (of TECH-08)', async () => {
    expect((await list(user)).length).toBe(0);
    expect((await enter()).status).toBe(200);
    expect((await list(user)).map((one) => one.device)).toEqual([null]);
    expect(said(await enter())).toEqual([409, 'InAnotherSession']);
    expect((await enter({ device: headset })).status).toBe(200);
  });

  it('use the device of current sessions, and none of other offices [PAT-12]', async () => {
    const stranger = await signIn(server, 'harbour');
    const foreign = crypto.randomUUID();
    expect((await enter({ device: foreign })).body.fields).toHaveProperty('device');
    expect((await enter({ device: headset }, stranger)).body.fields).toHaveProperty('device');
    expect((await enter({ device: headset }, doctor)).body.fields).toHaveProperty('device');
    expect((await enter({}, doctor)).body.active_techall_session).toBe(null);
    expect(said(await enter({}, admin))).toEqual([403, 'PermissionDenied']);
    await enter({ device: headset });
    expect((await enter({ device: other })).body.fields).toHaveProperty('device');
    expect((await enter({ device: headset })).status).toBe(200);
    expect((await list(user)).map((one) => one.device)).toEqual([headset, headset]);
  });

  it('are joined by one technician, who can be in no other session, and who can end them (of TECH-03) [TECH-07]', async () => {
    const { id } = await begin();
    const next = (await enter({ device: headset })).body.active_techall_session;
    const adminId = (await admin.call('bootstrap')).body.user.id;
    expect((await list(admin)).map((one) => [one.id, one.admin])).toEqual([
      [id, adminId],
      [next, null],
    ]);
    expect((await list(colleague)).map((one) => one.id)).toEqual([next]);
    expect(said(await put(colleague, id, true))).toEqual([409, 'SessionTaken']);
    expect(said(await put(colleague, id, false))).toEqual([409, 'SessionTaken']);
    expect(said(await put(admin, next, true))).toEqual([409, 'InAnotherSession']);
    expect(said(await put(admin, next, false))).toEqual([409, 'SessionTaken']);
    expect((await put(admin, id, true)).body).toMatchObject({ id, admin: adminId, active: true });
    expect((await put(admin, id, false)).body).toMatchObject({ id, active: false });
    expect(said(await put(admin, id, true))).toEqual([409, 'SessionTaken']);
    expect((await put(admin, next, true)).status).toBe(200);
    expect((await list(admin, { past: 'true' })).map((one) => one.id)).toEqual([id]);
  });

  it('are joined by one of two simultaneous technicians, and nobody joins two', async () => {
    const [one, two] = [await wait(), await wait()];
    const both = await Promise.all([put(admin, one, true), put(colleague, one, true)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const free = both[0]!.status === 200 ? colleague : admin;
    const three = await wait();
    const twice = await Promise.all([put(free, two, true), put(free, three, true)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('can be canceled by the technician user, and not joined by one [OUR-304]', async () => {
    const { body } = await enter({ device: headset });
    const id = body.active_techall_session;
    expect(said(await put(user, id, true))).toEqual([403, 'PermissionDenied']);
    expect((await put(user, id, false)).status).toBe(200);
    expect(await list(user)).toEqual([]);
    expect(said(await put(admin, id, true))).toEqual([409, 'SessionTaken']);
    expect((await user.call('getPatient', { params: { id: body.id } })).body.active_techall_session).toBe(null);
  });

  it('is found by patient and by technician user, page by page [TECH-02] [TECH-05]', async () => {
    for (const last_name of ['Quist', 'Rosen', 'Santos']) await enter({ device: headset, last_name });
    const found = async (search: string) => (await list(admin, { search })).map((one) => one.patient?.display_name);
    for (const words of ['rosen', 'ROSEN ida', 'rosen urban', 'TOMAS rosen']) {
      expect(await found(words)).toEqual(['Rosen, Ida']);
    }
    expect((await found('urban')).length).toBe(3);
    expect(await found('2/3/1980 santos')).toEqual(['Santos, Ida']);
    expect(await found('nobody')).toEqual([]);
    const [, second] = await list(admin);
    await put(admin, second!.id, true);
    expect((await found('')).map((name) => name?.split(',')[0])).toEqual(['Rosen', 'Quist', 'Santos']);
    const page = await admin.call('listSessions', { query: { limit: String(PAGE_SIZES[0]), offset: '2' } });
    expect([page.body.results.length, page.body.count]).toEqual([1, 3]);
    expect((await doctor.call('listSessions', { query: { limit: '10' } })).status).toBe(403);
  });

  describe('the rights of a technician admin', () => {
    it('is to test the patient of the session they are in, on its headset [LIST-07] [FORM-27] [OUR-306]', async () => {
      const { patient, id } = await begin();
      const waiting = (await enter({ device: headset })).body.id;
      const elsewhere = (await enter({}, doctor)).body.id;
      expect(said(await order(admin, waiting))).toEqual([403, 'NotInSession']);
      expect(said(await order(admin, null))).toEqual([403, 'NotInSession']);
      expect((await order(admin, elsewhere)).status).toBe(404);
      expect((await order(admin, patient, { device: other })).body.fields).toHaveProperty('device');
      const made = await order(admin, patient);
      expect(made.body).toMatchObject({ patient, device: headset, operator: null, doctor: doctorId });

      const params = { id: made.body.id };
      expect(said(await put(admin, id, false))).toEqual([409, 'SessionHasTest']);
      expect(said(await put(user, id, false))).toEqual([409, 'SessionHasTest']);
      expect((await admin.call('deleteTest', { params })).status).toBe(204);
      expect((await put(admin, id, false)).status).toBe(200);
      expect(said(await order(admin, patient))).toEqual([403, 'NotInSession']);
    });

    it('is to begin a test or to end the session, not both at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { patient, id } = await begin();
        const both = await Promise.all([order(admin, patient), put(admin, id, false)]);
        expect([
          [200, 409],
          [403, 200],
        ]).toContainEqual(both.map(({ status }) => status));
        await server.store.db.update(device).set({ testId: null });
        await put(admin, id, false);
      }
    });

    it('ends with the session, but for looking [LIST-07] [TECH-06]', async () => {
      const { patient, id } = await begin({});
      const made = (await order(admin, patient)).body;
      const params = { id: made.id };
      const bundle = await order(doctor, patient, {
        device: other,
        operator: (await doctor.call('listOperators')).body[0].id,
      });
      await server.store.db.update(device).set({ testId: null });
      expect((await put(admin, id, false)).status).toBe(200);
      await server.store.db.update(device).set({ testId: made.id }).where(eq(device.id, headset));
      const refused = [
        await admin.call('updateTest', { params, body: { monocular: true } }),
        await admin.call('restartTest', { params }),
        await admin.call('deleteTest', { params }),
        await admin.call('deleteTest', { params: { id: bundle.body.id } }),
        await admin.call('updatePatient', { params: { id: patient }, body: { monocular: true } }),
        await admin.call('sendDeviceMessage', { params: { id: headset }, body: { message: 'play' } }),
      ];
      expect(refused.map(said)).toEqual(refused.map(() => [403, 'NotInSession']));
      expect((await admin.call('getTest', { params })).status).toBe(200);
      expect((await admin.call('listPatientTests', { query: { patient, limit: '10' } })).body.count).toBe(2);
    });

    it('include the patients of waiting sessions and of the admin’s sessions, and no others [ROLE-02] [OUR-306]', async () => {
      const { patient } = await begin();
      const waiting = (await enter({ device: headset })).body.id;
      const { patient: of } = await begin({ device: headset }, colleague);
      const known = (await admin.call('listPatients', { query: { limit: '50' } })).body.results;
      expect(known.map((one: { id: string }) => one.id).toSorted()).toEqual([patient, waiting].toSorted());
      expect((await admin.call('getPatient', { params: { id: of } })).status).toBe(404);
      expect((await user.call('listPatients', { query: { limit: '50' } })).body.count).toBe(3);
      await server.store.db.delete(technicianSession);
      expect((await admin.call('listTests', { query: { limit: '10' } })).body.count).toBe(0);
      expect((await user.call('listPatients', { query: { limit: '10' } })).body.count).toBe(0);
    });
  });

  it('move with a merged patient, and back', async () => {
    const { patient, id } = await begin();
    const target = (await enter({}, doctor)).body.id;
    await doctor.call('mergePatient', { params: { id: patient }, body: { patient: target } });
    expect((await list(admin))[0]).toMatchObject({ id, patient: { id: target } });
    const [change] = (await doctor.call('listPatientChanges', { params: { id: target } })).body;
    expect((await doctor.call('undoPatientChange', { params: { id: change.id } })).status).toBe(200);
    expect((await list(admin))[0]).toMatchObject({ id, patient: { id: patient } });
    expect((await doctor.call('deletePatient', { params: { id: patient } })).status).toBe(204);
    expect(await list(admin)).toEqual([]);
  });

  it('wait for another technician when the one who joined is deleted', async () => {
    const { id } = await begin({ device: headset }, colleague);
    expect(await list(admin)).toEqual([]);
    const [row] = await server.store.db.select().from(account).where(eq(account.username, 'operator'));
    const oga = await signIn(server, 'oga');
    expect((await oga.call('deleteEmployee', { params: { id: row!.id } })).status).toBe(204);
    expect((await list(admin)).map((one) => [one.id, one.admin])).toEqual([[id, null]]);
  });
});

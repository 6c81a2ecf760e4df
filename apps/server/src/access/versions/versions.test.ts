import { type CallName, calls } from '@isopter/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  appointment,
  device,
  deviceOffice,
  patient,
  securityKey,
  test,
  testSchedule,
} from '../../platform/db/schema.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** A record that a form saves: how it is read and saved, and two values of one field. */
interface Saving {
  save: CallName;
  read: CallName;
  /** The path of the record in the answer. */
  part?: string;
  field: string;
  values: readonly [unknown, unknown];
  id: () => Promise<string | undefined>;
  /** Number of simultaneous saves. @default 20 */
  atOnce?: number;
}

/** Calls that save one text or decision as a whole, with the file that tests their versions. */
const ELSEWHERE = {
  updateImport: 'imports/review.test.ts',
  updateEnteredFacts: 'findings.test.ts',
  updateInterpretation: 'findings.test.ts',
  signInterpretation: 'findings.test.ts',
  updateFieldExclusion: 'progression.test.ts',
  updateFieldBaseline: 'progression.test.ts',
} as const satisfies Partial<Record<CallName, string>>;

describe.each(ENGINES)('the versions of records on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let second: Browser;

  beforeAll(async () => {
    server = await startServer(engine, 'small');
    await setFlags(server, { dev_mode: true, enable_offline_mode: true, enterprise_security: true });
    [oga, second] = [await signIn(server, 'oga'), await signIn(server, 'oga')];
  });
  afterAll(() => server.close());

  const firstOf = (list: CallName) => async () => {
    const { body } = await oga.call(list);
    return (Array.isArray(body) ? body : body.results)[0].id as string;
  };
  const keyOfOga = async (): Promise<string> => {
    const { body } = await oga.call('bootstrap');
    const key = { publicKey: 'k', counter: 0, transports: [], rpId: 'localhost', label: 'Blue key' };
    const [made] = await server.store.db
      .insert(securityKey)
      .values({ ...key, accountId: body.user.id, credentialId: crypto.randomUUID() })
      .returning();
    return made?.id ?? '';
  };
  const newSchedule = async (): Promise<string> => {
    const { db } = server.store;
    const [one] = await db.select().from(test).where(isNotNull(test.patientId)).limit(1);
    const order = { periodInDays: 30, endDate: '2099-01-01', last: '2026-01-01', next: '2026-01-31', timezone: 'UTC' };
    const [made] = await db
      .insert(testSchedule)
      .values({ ...order, officeGroupId: one!.officeGroupId, patientId: one!.patientId!, testId: one!.id })
      .returning();
    return made?.id ?? '';
  };
  const newAppointment = async (): Promise<string> => {
    const { db } = server.store;
    const [one] = await db.select().from(test).where(isNotNull(test.patientId)).limit(1);
    const { officeGroupId, patientId, deviceId, doctorId, group, strategy, protocol } = one!;
    const order = { descriptions: [{ test_group: { group, strategy, protocol } }], isBundle: false };
    const [made] = await db
      .insert(appointment)
      .values({ ...order, officeGroupId, patientId: patientId!, deviceId, doctorId, day: '2099-01-01', time: '10:30' })
      .returning();
    return made?.id ?? '';
  };
  const newController = async (): Promise<string> => {
    const office = await firstOf('listOffices')();
    return (await oga.call('createOfflineController', { body: { name: 'Van', offices: [office] } })).body.id;
  };

  const RECORDS: readonly Saving[] = [
    {
      save: 'updatePatient',
      read: 'getPatient',
      field: 'email',
      values: ['a@b.example', 'c@d.example'],
      id: firstOf('listPatients'),
    },
    { save: 'updateOffice', read: 'getOffice', field: 'city', values: ['Oslo', 'Bergen'], id: firstOf('listOffices') },
    {
      save: 'updateEmployee',
      read: 'getEmployee',
      field: 'last_name',
      values: ['Obi', 'Oka'],
      id: firstOf('listEmployees'),
    },
    {
      save: 'updateDevice',
      read: 'getDevice',
      field: 'name',
      values: ['Lane 8', 'Lane 9'],
      id: firstOf('listAllDevices'),
    },
    {
      save: 'updateOfflineController',
      read: 'getOfflineController',
      field: 'name',
      values: ['Van 8', 'Van 9'],
      id: newController,
    },
    {
      save: 'updateAppointment',
      read: 'getAppointment',
      field: 'room',
      values: ['Room 8', 'Room 9'],
      id: newAppointment,
    },
    { save: 'updateSchedule', read: 'getSchedule', field: 'period_in_days', values: [40, 50], id: newSchedule },
    {
      save: 'updateAuthenticator',
      read: 'getAuthenticator',
      field: 'label',
      values: ['Red key', 'Green key'],
      id: keyOfOga,
    },
    {
      save: 'updateUser',
      read: 'bootstrap',
      part: 'user',
      field: 'first_name',
      values: ['Ada', 'Ida'],
      id: async () => undefined,
      atOnce: 5,
    },
    {
      save: 'updatePreferences',
      read: 'getPreferences',
      field: 'time_format',
      values: ['24H', '12H'],
      id: async () => undefined,
    },
    {
      save: 'updatePreferences',
      read: 'getPreferences',
      field: 'enable_opv_dicom',
      values: [true, false],
      id: async () => undefined,
    },
    {
      save: 'updateDevConfig',
      read: 'getDevConfig',
      field: 'speech_reports',
      values: [true, false],
      id: async () => undefined,
    },
  ];

  it('are required by every call that saves a record [OUR-550]', () => {
    const saving = Object.entries(calls).flatMap(([name, call]) =>
      'conflict' in call && 'current' in call.conflict.shape && !('agent' in call) ? [name] : [],
    );
    const tested = new Set([...RECORDS.map(({ save }) => save), ...Object.keys(ELSEWHERE)]);
    expect([...tested].toSorted()).toEqual(saving.toSorted());
  });

  describe.each(RECORDS)('$save of $field', ({ save, read, part, field, values: [one, other], id, atOnce = 20 }) => {
    let params: Record<string, string>;
    const stored = async () => {
      const { body } = await oga.call(read, { params });
      return part === undefined ? body : body[part];
    };
    const write = (who: Browser, value: unknown, version: unknown) =>
      who.call(save, { params, body: { [field]: value, version } });

    beforeAll(async () => {
      const found = await id();
      params = found === undefined ? {} : { id: found };
    });

    it('requires a version [OUR-550]', async () => {
      const before = await stored();
      const { status, body } = await write(oga, one, undefined);
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['version'] });
      expect(await stored()).toEqual(before);
    });

    it('refuses an older version, and returns the stored record with its author and time [OUR-551]', async () => {
      const before = await stored();
      expect((await write(oga, one, before.version)).status).toBeLessThan(300);
      const saved = await stored();
      expect(saved).toMatchObject({ [field]: one });
      expect(saved.version).toBeGreaterThan(before.version);
      const late = await write(second, other, before.version);
      expect(late).toMatchObject({
        status: 409,
        body: { name: 'RecordChanged', current: { [field]: one, version: saved.version }, changed_fields: [field] },
      });
      expect(late.body.changed_by).toEqual({ id: expect.any(String), name: expect.any(String) });
      expect(Date.now() - Date.parse(late.body.changed_at)).toBeLessThan(60_000);
      expect(await stored()).toEqual(saved);
    });

    it('accepts one of several saves at the same time, and the others after they have read it [OUR-551]', async () => {
      const { version, [field]: before } = await stored();
      const wanted = before === one ? other : one;
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, at) => write(at % 2 === 0 ? oga : second, wanted, version)),
      );
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(atOnce - 1);
      const { version: next } = await stored();
      expect((await write(second, before, next)).status).toBeLessThan(300);
      expect((await stored())[field]).toEqual(before);
    });
  });

  it('keep 20 changes of different fields that were made at once [OUR-551]', { tags: '@all' }, async () => {
    const id = await firstOf('listPatients')();
    const changes = Array.from(
      { length: 20 },
      (_, at) =>
        [
          { email: `${at}@b.example` },
          { patient_id_number: `N${at}` },
          { monocular: at % 2 === 0 },
          { phone: `+120255501${String(at).padStart(2, '0')}` },
        ][at % 4]!,
    );
    let done = 0;
    await Promise.all(
      changes.map(async (change) => {
        let { version } = (await oga.call('getPatient', { params: { id } })).body;
        for (;;) {
          const { status, body } = await oga.call('updatePatient', { params: { id }, body: { ...change, version } });
          if (status === 200) break;
          expect(status).toBe(409);
          version = body.current.version;
        }
        done += 1;
      }),
    );
    expect(done).toBe(20);
    const { body } = await oga.call('getPatient', { params: { id } });
    expect(changes.flatMap((change) => Object.entries(change))).toEqual(
      expect.arrayContaining(['email', 'patient_id_number', 'monocular', 'phone'].map((name) => [name, body[name]])),
    );
  });

  it('increase with changes by other calls and jobs, but not of fields that no form shows [OUR-551]', async () => {
    const { db } = server.store;
    const [lane] = await db.select().from(device).where(eq(device.name, 'Pre-test room'));
    const one = lane ?? (await db.select().from(device))[0]!;
    const versionOf = async () => (await db.select().from(device).where(eq(device.id, one.id)))[0]!.version;
    const before = await versionOf();
    await db.update(device).set({ seen: new Date(), volume: 10 }).where(eq(device.id, one.id));
    expect(await versionOf()).toBe(before);
    await db.delete(deviceOffice).where(eq(deviceOffice.deviceId, one.id));
    expect(await versionOf()).toBeGreaterThan(before);
    const [someone] = await db.select().from(patient);
    await db.update(patient).set({ ipd: 61.5, updated: new Date() }).where(eq(patient.id, someone!.id));
    const [after] = await db.select().from(patient).where(eq(patient.id, someone!.id));
    expect(after?.version).toBe(someone!.version + 1);
    await db.update(patient).set({ updated: new Date() }).where(eq(patient.id, someone!.id));
    const [touched] = await db.select().from(patient).where(eq(patient.id, someone!.id));
    expect(touched?.version).toBe(after?.version);
  });

  it('increase for the user when they become admin of an office [OUR-551]', async () => {
    const [office, employees] = [await firstOf('listOffices')(), (await oga.call('listEmployees')).body.results];
    const operator = employees.find(({ groups }: { groups: string[] }) => groups.join() === 'OPERATOR');
    const body = { employee: operator.id };
    expect((await oga.call('assignOfficeAdmin', { params: { id: office }, body })).status).toBe(204);
    const params = { id: operator.id };
    const late = await second.call('updateEmployee', {
      params,
      body: { groups: ['DOCTOR'], version: operator.version },
    });
    expect(late).toMatchObject({ status: 409, body: { changed_fields: ['groups'] } });
  });

  it('show a caller only the fields that they may read [OUR-551]', async () => {
    await oga.call('updatePreferences', { body: { disable_pi: true } });
    const { body: shown } = await oga.call('getPatient', { params: { id: await firstOf('listPatients')() } });
    const late = await oga.call('updatePatient', {
      params: { id: shown.id },
      body: { email: null, version: shown.version + 7 },
    });
    expect(late.body.current).toEqual(shown);
    expect(late.body.current.last_name).toBeNull();
    await oga.call('updatePreferences', { body: { disable_pi: false } });
  });
});

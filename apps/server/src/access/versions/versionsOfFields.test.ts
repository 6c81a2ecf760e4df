import { type CallName, calls } from '@isopter/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { account, patient, person, test } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

type Body = Record<string, unknown>;

const shapeOf = (name: string) => (calls[name as CallName] as { body: z.ZodMiniObject }).body.shape;

describe.each(ENGINES)('the version of a record on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let doctor: Browser;
  let offices: string[];

  beforeAll(async () => {
    server = await startServer(engine, 'small');
    await setFlags(server, { enable_offline_mode: true, pacs_integration: true });
    [oga, doctor] = [await signIn(server, 'oga'), await signIn(server, 'doctor')];
    const { office_group } = (await oga.call('bootstrap')).body;
    const doctorOfTest = { kind: 'doctor', firstName: 'Ida', lastName: 'Holm' } as const;
    await server.store.db.insert(person).values({ ...doctorOfTest, officeGroupId: office_group.id });
    offices = (await oga.call('listOffices')).body.results.map(({ id }: { id: string }) => id);
  });
  afterAll(() => server.close());

  const newestOf = async (list: CallName): Promise<Body & { id: string; version: number }> => {
    const { body } = await oga.call(list);
    return (Array.isArray(body) ? body : body.results)[0];
  };
  /** Another choice of a list than the record has. */
  const otherOf = (list: CallName, field: string) => async (record: Readonly<Record<string, unknown>>) => {
    const { body } = await oga.call(list);
    const chosen = record[field] as { id: string } | string | null | undefined;
    return (body as { id: string }[]).find(({ id }) => id !== (typeof chosen === 'object' ? chosen?.id : chosen))?.id;
  };

  /** Another value of every field that a call saves; `null` where the field is saved by other rules, which have tests. */
  const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    updatePatient: {
      first_name: 'Ada',
      last_name: 'Obi',
      ideographic_name: '小尾^愛',
      phonetic_name: 'おび^あい',
      email: 'ada@patients.example',
      date_of_birth: '1950-02-03',
      gender_id: otherOf('listGenders', 'gender'),
      ethnicity_id: otherOf('listEthnicities', 'ethnicity'),
      doctor_id: otherOf('listDoctors', 'doctor_id'),
      patient_id_number: 'N-17',
      phone: '+12025550117',
      monocular: true,
      subtitles: true,
      instruction_language: 'ja',
      needs_match_review: true,
      ipd: 61.5,
      device: null,
      is_encrypted: null,
      encrypted_pii: null,
    },
    updateOffice: {
      name: 'Harbour',
      street_address: '7 Quay',
      city: 'Oslo',
      state: 'Oslo',
      zip: '0150',
      phone: '+4722000000',
      country: 'Norway',
      timezone: 'Europe/Oslo',
    },
    updateEmployee: {
      first_name: 'Nina',
      last_name: 'Oka',
      username: 'nina.oka',
      email: 'nina.oka@northside.example',
      phone_number: '+12025550118',
      groups: ['DOCTOR', 'OPERATOR'],
      offices: () => Promise.resolve(offices.slice(0, 1)),
      administrated_offices: null,
    },
    updateDevice: {
      name: 'Lane 17',
      offices: () => Promise.resolve(offices.slice(1)),
      pacs_integration_device_pool: null,
    },
    updateOfflineController: { name: 'Van 17', offices: () => Promise.resolve(offices.slice(1)) },
  };
  const ids: Readonly<Record<string, () => Promise<{ id: string }>>> = {
    updatePatient: () => newestOf('listPatients'),
    updateOffice: () => newestOf('listOffices'),
    updateEmployee: async () => {
      const { body } = await oga.call('listEmployees');
      const all: { id: string; groups: string[]; offices: string[] }[] = body.results;
      return all.find(({ groups, offices: in_ }) => groups.join() === 'OPERATOR' && in_.length > 1) ?? all[0]!;
    },
    updateDevice: () => newestOf('listAllDevices'),
    updateOfflineController: async () =>
      (await oga.call('createOfflineController', { body: { name: 'Van', offices } })).body,
  };

  describe.each(Object.entries(VALUES))('that %s saves', (save, values) => {
    const { version: _, ...fields } = shapeOf(save);
    const read = save.replace('update', 'get') as CallName;
    let params: { id: string };
    beforeAll(async () => {
      params = { id: (await ids[save]!()).id };
    });

    it('has a value for every field here', () => {
      expect(Object.keys(values).toSorted()).toEqual(Object.keys(fields).toSorted());
    });

    it.each(Object.keys(fields).filter((field) => values[field] !== null))(
      'rises with %s, and stays when the same is saved again [OUR-551]',
      async (field) => {
        const given = values[field];
        const { body: record } = await oga.call(read, { params });
        const { version } = record;
        const value: unknown = typeof given === 'function' ? await given(record) : given;
        const write = (at: number) => oga.call(save as CallName, { params, body: { [field]: value, version: at } });
        const saved = await write(version);
        expect([saved.status, saved.body?.fields]).toEqual([expect.toSatisfy((status) => status < 300), undefined]);
        const { version: next } = (await oga.call(read, { params })).body;
        expect(next).toBeGreaterThan(version);
        expect((await write(next)).status).toBeLessThan(300);
        expect((await oga.call(read, { params })).body.version).toBe(next);
      },
    );
  });

  it('that no column can hold is refused at its field [OUR-550]', async () => {
    const version = 3_000_000_000;
    const { id } = await newestOf('listPatients');
    const [one] = await server.store.db.select({ id: test.id }).from(test).limit(1);
    const bodies: [CallName, string, Body][] = [
      ['updatePatient', id, { version, email: null }],
      ['updateEnteredFacts', one!.id, { version }],
      ['updateInterpretation', one!.id, { version, text: 'Stable.' }],
      ['signInterpretation', one!.id, { version, text: 'Stable.' }],
    ];
    for (const [call, of, body] of bodies) {
      const { status, body: answer } = await doctor.call(call, { params: { id: of }, body });
      expect([call, status, Object.keys(answer.fields ?? {})]).toEqual([call, 400, ['version']]);
    }
  });

  describe('that is not the newest', () => {
    let id: string;
    const readIt = async () => (await oga.call('getPatient', { params: { id } })).body;
    const save = async (who: Browser, changes: Body, version?: number) =>
      who.call('updatePatient', { params: { id }, body: { ...changes, version: version ?? (await readIt()).version } });
    beforeAll(async () => {
      // no other test in this file changes the last patient
      id = (await oga.call('listPatients')).body.results.at(-1).id;
    });

    it('names the user who changed the field, not one who changed another field later [OUR-551]', async () => {
      const { version } = await readIt();
      expect((await save(doctor, { email: 'first@patients.example' })).status).toBe(200);
      expect((await save(oga, { phone: '+12025550142' })).status).toBe(200);
      const { body } = await save(oga, { email: 'second@patients.example' }, version);
      const { user } = (await doctor.call('bootstrap')).body;
      expect(body).toMatchObject({ changed_fields: ['email'], changed_by: { id: user.id } });
    });

    it('names nobody if no user changed the field, as after a job [OUR-551]', async () => {
      const { version } = await readIt();
      await server.store.db.update(patient).set({ ipd: 58 }).where(eq(patient.id, id));
      const { body } = await save(oga, { ipd: 62 }, version);
      expect(body).toMatchObject({ name: 'RecordChanged', changed_fields: ['ipd'] });
      expect([body.changed_by, body.changed_at]).toEqual([undefined, undefined]);
    });

    it('names only users of the office group, and for 24 hours [OUR-551]', async () => {
      const { db } = server.store;
      const rewriteLog = async (change: SQL) => {
        await db.execute(sql`alter table audit disable trigger user`);
        await db.execute(sql`update audit set ${change} where action = 'updatePatient'`);
        await db.execute(sql`alter table audit enable trigger user`);
      };
      const { version } = await readIt();
      expect((await save(doctor, { email: 'third@patients.example' })).status).toBe(200);
      const refusal = async () => (await save(oga, { email: 'fourth@patients.example' }, version)).body;
      const { user } = (await doctor.call('bootstrap')).body;
      expect((await refusal()).changed_by).toMatchObject({ id: user.id });
      const [support] = await db.select().from(account).where(eq(account.username, 'support'));
      await rewriteLog(sql`actor_id = ${support!.id}`);
      const unnamed = await refusal();
      expect([unnamed.changed_by, unnamed.changed_at]).toEqual([undefined, expect.any(String)]);
      await rewriteLog(sql`actor_id = ${user.id}, at = at - interval '24 hours'`);
      const old = await refusal();
      expect([old.changed_by, old.changed_at]).toEqual([undefined, undefined]);
    });
  });
});

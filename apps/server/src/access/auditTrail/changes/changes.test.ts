import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';
import { changesBetween } from './diff.ts';
import { FIELDS } from './fields.ts';

describe('changes of a row', () => {
  const before = {
    email: 'owen@northside.example',
    groups: ['OPERATOR'],
    password_hash: 'a',
    preferences: { system_unit: 'dB', home_test_pin: '1234', hidden_columns: {} },
    offices: ['Northside'],
  };
  const after = {
    email: 'o.perkins@northside.example',
    groups: ['OPERATOR', 'OFFICE_ADMIN'],
    password_hash: 'b',
    preferences: { system_unit: 'asb', home_test_pin: '4321', hidden_columns: { users: ['email'] } },
    offices: ['Eastside', 'Northside'],
  };
  const OPEN = [
    { field: 'groups', from: 'OPERATOR', to: 'OPERATOR, OFFICE_ADMIN' },
    { field: 'password_hash' },
    { field: 'system_unit', from: 'dB', to: 'asb' },
    { field: 'home_test_pin' },
    { field: 'offices', from: 'Northside', to: 'Eastside, Northside' },
  ];

  it('have old and new values, without those of secrets [OUR-513]', () => {
    const email = { field: 'email', from: before.email, to: after.email };
    expect(changesBetween('account', before, after)).toEqual([email, ...OPEN]);
  });

  it('have no personal values in zero-PII mode [OUR-513]', () => {
    expect(changesBetween('account', before, after, { isZeroPii: true })).toEqual([{ field: 'email' }, ...OPEN]);
  });

  it('of a new object are its values only; a deleted object has none [OUR-513]', () => {
    const made = changesBetween('account', undefined, { groups: ['DOCTOR'], password_hash: 'c' }, { isMade: true });
    expect(made).toEqual([{ field: 'groups', from: null, to: 'DOCTOR' }]);
    expect(changesBetween('account', before, undefined)).toEqual([]);
  });

  it('have short values [OUR-513]', () => {
    const [change] = changesBetween('office', { name: 'a' }, { name: 'b'.repeat(500) });
    expect(change?.to).toHaveLength(200);
  });
});

describe.each(ENGINES)('a call that changes something, on %s', (engine) => {
  let server: TestServer;
  let admin: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    admin = await signIn(server, 'oga');
  });
  afterAll(() => server.close());

  const newest = async (action: string) =>
    (await admin.call('listAudit', { query: { action__in: action, limit: '1' } })).body.results[0];

  it('records every column of the tables it changes by one rule [OUR-513]', async () => {
    const { rows } = (await server.store.db.execute(
      sql`select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and table_name in ${Object.keys(FIELDS)}`,
    )) as unknown as { rows: { table: keyof typeof FIELDS; name: string }[] };
    const classified = Object.entries(FIELDS).flatMap(([table, fields]) =>
      Object.keys(fields).map((one) => `${table}.${one}`),
    );
    expect(rows.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual(classified.toSorted());
  });

  it('names the user who became an admin, and of which office [OUR-513]', async () => {
    const users = (await admin.call('listEmployees', { query: { limit: '100' } })).body.results;
    const operator = users.find(({ username }: { username: string }) => username === 'operator');
    const offices = (await admin.call('listOffices')).body.results;
    const office = offices.find(({ id }: { id: string }) => operator.offices.includes(id)) ?? offices[0];
    const done = await admin.call('assignOfficeAdmin', { params: { id: office.id }, body: { employee: operator.id } });
    expect(done.status).toBe(204);
    const row = await newest('assignOfficeAdmin');
    expect(row).toMatchObject({
      object_kind: 'account',
      objects: [{ id: operator.id, name: 'Perkins, Owen', exists: true }],
      changes: expect.arrayContaining([
        { field: 'groups', from: 'OPERATOR', to: 'OPERATOR, OFFICE_ADMIN' },
        { field: 'administrated_offices', from: null, to: office.name },
      ]),
    });
    const csv = (await admin.call('exportAudit', { query: { action__in: 'assignOfficeAdmin' } })).body;
    expect(csv).toContain('groups: ""OPERATOR"" → ""OPERATOR, OFFICE_ADMIN""');
  });

  it('names the changed preference of the user or the office group [OUR-513]', async () => {
    const { body } = await admin.call('getPreferences');
    const changed = {
      show_patient_dob: !body.show_patient_dob,
      enable_access_to_other_offices: !body.enable_access_to_other_offices,
    };
    expect((await admin.call('updatePreferences', { body: changed })).status).toBe(204);
    const { changes } = await newest('updatePreferences');
    for (const [field, to] of Object.entries(changed))
      expect(changes).toContainEqual({ field, from: expect.toSatisfy((from) => from !== String(to)), to: String(to) });
    await admin.call('updatePreferences', {
      body: { enable_access_to_other_offices: body.enable_access_to_other_offices },
    });
  });

  it('names the fields of a patient, and never their values [OUR-513]', async () => {
    const doctor = await signIn(server, 'doctor');
    const { doctor_id } = (await doctor.call('bootstrap')).body.user;
    const person = { first_name: 'Zita', last_name: 'Quorn', date_of_birth: '1950-01-02', doctor_id };
    const { id } = (await doctor.call('createPatient', { body: person })).body;
    expect(
      (await doctor.call('updatePatient', { params: { id }, body: { ...person, last_name: 'Quarn' } })).status,
    ).toBe(200);
    expect((await newest('updatePatient')).changes).toEqual([{ field: 'last_name' }]);
    const rows = await server.store.db.select({ text: sql<string>`${audit}::text` }).from(audit);
    expect(rows.filter(({ text }) => /Qu[oa]rn/.test(text))).toEqual([]);
  });
});

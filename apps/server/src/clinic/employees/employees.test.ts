import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, audit, office, patient, keyProof, securityKey } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator, makeKeysOld, proveByKey } from '../../../test/support/authenticator.ts';
import { keepLetters } from '../../../test/support/keepLetters.ts';
import {
  type Browser,
  browser,
  ENGINES,
  setFlags,
  signIn,
  startServer,
  type TestServer,
} from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import type { Letter } from '../../platform/outbox/outbox.ts';

const { letters, outbox } = keepLetters();

const linkIn = (letter: Letter | undefined) => new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none');

describe.each(ENGINES)('the users of an office group on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let oa: Browser;
  let main: string;
  let lakeview: string;

  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox, address: 'https://clinic.example' });
    oga = await signIn(server, 'oga');
    const { body } = await oga.call('listOffices', { query: { limit: '10' } });
    [lakeview, main] = body.results.map(({ id }: { id: string }) => id);
    // the office admin administers one of the two
    const found = await oga.call('listEmployees', { query: { limit: '10', search: 'Odile Arnaud' } });
    await oga.call('updateEmployee', { params: { id: found.body.results[0].id }, body: { offices: [main] } });
    oa = await signIn(server, 'oa');
  });
  afterAll(() => server.close());
  beforeEach(() => letters.splice(0));

  const somebody = (more: object = {}) => {
    const name = `u${randomUUID().slice(0, 8)}`;
    return {
      first_name: 'Nina',
      last_name: 'Okoye',
      username: name,
      email: `${name}@isopter.example`,
      phone_number: null,
      offices: [main],
      groups: ['OPERATOR'],
      ...more,
    };
  };
  const add = async (more: object = {}, by = oga) => {
    const { status, body } = await by.call('createEmployee', { body: somebody(more) });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const me = async (username: string) => {
    const [row] = await server.store.db.select().from(account).where(eq(account.username, username));
    return row!;
  };
  const operators = async () => (await oga.call('listOperators')).body as { id: string; last_name: string }[];

  it('are added, get a letter with the way to a password, and sign in with it [ORG-06] [ORG-09] [OUR-112]', async () => {
    const made = await add({ email: `Nina.${randomUUID()}@Isopter.Example` });
    expect(made.email).toBe(made.email.toLowerCase());
    expect(made).toMatchObject({ offices: [main], groups: ['OPERATOR'], administrated_offices: [] });
    expect(made).not.toHaveProperty('password');
    await eventually(() => expect(letters).toHaveLength(1));
    expect(letters[0]).toMatchObject({ to: made.email, subject: 'Your account for Isopter' });
    const link = linkIn(letters[0]).searchParams;
    const guest = browser(server);
    await guest.call('bootstrap');
    const password = 'a-first-good-one-42';
    const body = { email_phone_username: link.get('email'), pin: link.get('code'), password };
    expect((await guest.call('resetPassword', { body })).status).toBe(204);
    expect((await signIn(server, made.username, password)).cookies['sessionid']).toBeDefined();
    const [row] = await server.store.db.select().from(audit).where(eq(audit.action, 'createEmployee')).limit(1);
    expect(row).toMatchObject({ objectKind: 'account', result: 200 });
  });

  it('may be given a password instead, which has to be changed at the first sign-in', async () => {
    const password = 'given-by-admin-77';
    const weak = await oga.call('createEmployee', { body: somebody({ password: 'short', confirm_password: 'short' }) });
    expect(weak.body.fields).toHaveProperty('password');
    const { username } = await add({ password, confirm_password: password });
    expect((await (await signIn(server, username, password)).call('bootstrap')).body.user).toMatchObject({
      force_password_change_on_next_login: true,
    });
    expect(letters).toEqual([]);
  });

  it('get letters at both addresses when an admin changes their e-mail address, and for no other change [OUR-122]', async () => {
    const { id, email: former } = await add({ password: 'given-by-admin-77', confirm_password: 'given-by-admin-77' });
    const email = `moved-${randomUUID().slice(0, 8)}@isopter.example`;
    await oga.call('updateEmployee', { params: { id }, body: { first_name: 'Nora', email: former } });
    await oga.call('updateEmployee', { params: { id }, body: { email } });
    await eventually(() => expect(letters.map(({ to }) => to).toSorted()).toEqual([email, former].toSorted()));
    expect(letters[0]?.subject).toBe('Your e-mail address was changed');
  });

  it('are refused at the fields with names of other users [ORG-06] [ERR-04]', async () => {
    const first = await add({ phone_number: '+15075550177' });
    const { status, body } = await oga.call('createEmployee', {
      body: somebody({ username: first.username.toUpperCase(), email: first.email, phone_number: '+15075550177' }),
    });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: {
        username: ['This username is taken, please use another one.'],
        email: ['This email address is taken, please use another one.'],
        phone_number: ['employee with this phone number already exists.'],
      },
    });
    // their own names are no obstacle
    const { username, email } = first;
    expect((await oga.call('updateEmployee', { params: { id: first.id }, body: { username, email } })).status).toBe(
      200,
    );
  });

  it('are listed by page, found by full name either way round, by office and offices [ORG-09] [ORG-10]', async () => {
    const last_name = `Quist${randomUUID().slice(0, 6)}`;
    const made = await add({ last_name, offices: [lakeview] });
    const queries: Record<string, string>[] = [
      { search: `nina ${last_name}` },
      { search: `${last_name} Nina` },
      { search: made.email },
      { office: lakeview, search: last_name },
      { offices__in: lakeview, search: last_name },
    ];
    for (const query of queries) {
      const { body } = await oga.call('listEmployees', { query: { limit: '10', ...query } });
      expect(body.results.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    }
    const elsewhere = await oga.call('listEmployees', { query: { limit: '10', search: last_name, office: main } });
    expect(elsewhere.body).toEqual({ results: [], count: 0 });
    const page = await oga.call('listEmployees', { query: { limit: '2', offset: '1' } });
    expect(page.body.results).toHaveLength(2);
    expect(page.body.count).toBeGreaterThan(8);
  });

  it('of other offices are hidden from an office admin, whose changes keep their other offices [ORG-07]', async () => {
    const { id } = await add({ offices: [main, lakeview] });
    const elsewhere = await add({ offices: [lakeview] });
    expect((await oa.call('getEmployee', { params: { id } })).body.offices).toEqual([main]);
    expect((await oa.call('getEmployee', { params: { id: elsewhere.id } })).status).toBe(404);
    expect((await oa.call('updateEmployee', { params: { id }, body: { offices: [lakeview] } })).status).toBe(400);
    expect((await oa.call('updateEmployee', { params: { id }, body: { offices: [main] } })).body.offices).toEqual([
      main,
    ]);
    expect((await oga.call('getEmployee', { params: { id } })).body.offices).toHaveLength(2);
    const { status, body } = await oa.call('createEmployee', { body: somebody({ offices: [main, lakeview] }) });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { offices: ['Choose offices you administer.'] },
    });
  });

  it('with more rights than the user can be neither changed nor created [ORG-07] [ORG-11] [OUR-110]', async () => {
    const other = await add({ groups: ['OFFICE_ADMIN'] });
    for (const [by, id] of [
      [oa, other.id],
      [oa, (await me('oa')).id],
      [oga, (await me('ca')).id],
    ] as const) {
      for (const [name, body] of [
        ['updateEmployee', { email: 'mine@isopter.example' }],
        ['deleteEmployee', undefined],
        ['resetEmployeePassword', undefined],
      ] as const) {
        expect([name, (await by.call(name, { params: { id }, ...(body && { body }) })).status]).toEqual([name, 403]);
      }
    }
    for (const [by, groups] of [
      [oa, ['OFFICE_ADMIN']],
      [oa, ['OFFICE_GROUP_ADMIN']],
      [oga, ['OFFICE_GROUP_ADMIN']],
      [oga, ['CORPORATE_ADMIN']],
      [oga, ['SUPPORT_BASIC']],
    ] as const) {
      const { status, body } = await by.call('createEmployee', { body: somebody({ groups }) });
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { groups: ['You cannot give this role.'] },
      });
    }
    const own = await me('oga');
    expect((await oga.call('deleteEmployee', { params: { id: own.id } })).status).toBe(403);
    const demoted = await oga.call('updateEmployee', { params: { id: own.id }, body: { groups: ['DOCTOR'] } });
    expect(demoted.body.fields).toHaveProperty('groups');
  });

  it('who are operators or doctors are offered by forms, with their name, until they are deleted [ORG-12] [PAT-17]', async () => {
    const { id, username } = await add({ last_name: 'Before' });
    const { operatorId } = await me(username);
    expect(await operators()).toContainEqual(expect.objectContaining({ id: operatorId, last_name: 'Before' }));
    await oga.call('updateEmployee', { params: { id }, body: { last_name: 'After' } });
    expect(await operators()).toContainEqual(expect.objectContaining({ id: operatorId, last_name: 'After' }));
    await oga.call('updateEmployee', { params: { id }, body: { groups: ['DOCTOR'] } });
    expect((await operators()).map((one) => one.id)).not.toContain(operatorId);
    const { doctorId } = await me(username);
    await oga.call('deleteEmployee', { params: { id } });
    expect((await oga.call('listDoctors')).body).toContainEqual(
      expect.objectContaining({ id: doctorId, active: false }),
    );
  });

  it('who are in use as doctor keep that role [ORG-06] [ERR-05]', { tags: '@all' }, async () => {
    const { id, username } = await add({ groups: ['DOCTOR'] });
    const { doctorId } = await me(username);
    const [one] = await server.store.db.select().from(patient).limit(1);
    await server.store.db.update(patient).set({ doctorId: doctorId! }).where(eq(patient.id, one!.id));
    const { status, body } = await oga.call('updateEmployee', { params: { id }, body: { groups: ['OPERATOR'] } });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { groups: ['Unable to change the role: Doctor is in use.'] },
    });
    expect(await me(username)).toMatchObject({ groups: ['DOCTOR'], doctorId });
  });

  it('who are deleted are signed out at once, and their names can be used again [ORG-05] [OUR-113]', async () => {
    const password = 'given-by-admin-77';
    const body = somebody({ password, confirm_password: password, phone_number: '+15075550178' });
    const { id } = (await oga.call('createEmployee', { body })).body;
    const theirs = await signIn(server, body.username, password);
    expect((await oa.call('deleteEmployee', { params: { id } })).status).toBe(204);
    expect((await theirs.call('bootstrap')).status).toBe(401);
    await expect(signIn(server, body.username, password)).rejects.toThrow('signing in failed');
    expect((await oga.call('getEmployee', { params: { id } })).status).toBe(404);
    expect((await oga.call('createEmployee', { body })).status).toBe(200);
  });

  it('are signed out when their password is reset, cannot use the old one, and get a letter [ORG-05] [OUR-112]', async () => {
    const password = 'given-by-admin-77';
    const { id, username, email } = await add({ password, confirm_password: password });
    const theirs = await signIn(server, username, password);
    expect((await oga.call('resetEmployeePassword', { params: { id } })).status).toBe(204);
    expect((await theirs.call('bootstrap')).status).toBe(401);
    await expect(signIn(server, username, password)).rejects.toThrow('signing in failed');
    await eventually(() => expect(letters).toHaveLength(1));
    expect(letters[0]).toMatchObject({ to: email, subject: 'Choose a new password for Isopter' });
    expect(linkIn(letters[0]).searchParams.get('email')).toBe(email);
  });

  it('cannot be added or given passwords if they sign in by SSO [ORG-05]', async () => {
    const { id } = await add();
    await setFlags(server, { enable_sso: true });
    expect((await oga.call('createEmployee', { body: somebody() })).status).toBe(403);
    expect((await oga.call('resetEmployeePassword', { params: { id } })).status).toBe(403);
    await setFlags(server, { enable_sso: false });
  });

  it('can become admin of an office in addition to their role [ORG-04]', async () => {
    const { id } = await add({ groups: ['DOCTOR'] });
    const assign = (employee: string) =>
      oga.call('assignOfficeAdmin', { params: { id: lakeview }, body: { employee } });
    expect((await assign(id)).status).toBe(204);
    expect((await oga.call('getEmployee', { params: { id } })).body).toMatchObject({
      groups: ['DOCTOR', 'OFFICE_ADMIN'],
      administrated_offices: [lakeview],
    });
    expect((await assign(id)).body.detail).toBe('This person administers the office already.');
    expect((await assign((await me('oga')).id)).status).toBe(400);
    const offices = { params: { id }, body: { offices: [lakeview, main] } };
    expect((await oga.call('updateEmployee', offices)).body.administrated_offices).toEqual([lakeview]);
  });

  it('need an admin’s security key for sensitive changes if the admin must have one; their names do not [AUTH-17] [OUR-111]', async () => {
    const { db } = server.store;
    const { id } = await add();
    const key = new Authenticator();
    await addKeyOf(oga, key);
    await makeKeysOld(db);
    // of calls that were refused
    await db.delete(keyProof);
    await db.update(account).set({ webauthnRequired: true }).where(eq(account.username, 'oga'));
    const asked = [
      ['resetEmployeePassword', { params: { id } }],
      ['updateEmployee', { params: { id }, body: { groups: ['DOCTOR'] } }],
      ['updateEmployee', { params: { id }, body: { email: 'elsewhere@isopter.example' } }],
      ['assignOfficeAdmin', { params: { id: main }, body: { employee: id } }],
      ['deleteEmployee', { params: { id } }],
    ] as const;
    for (const [name, args] of asked) {
      expect((await oga.call(name, args)).body).toMatchObject({ name: 'StepUpRequired', step_up: 'key' });
      await proveByKey(oga, key, name);
      expect([name, (await oga.call(name, args)).status]).toEqual([name, name === 'updateEmployee' ? 200 : 204]);
    }
    const other = await add();
    const named = await oga.call('updateEmployee', { params: { id: other.id }, body: { first_name: 'Nora' } });
    expect(named.body.first_name).toBe('Nora');
    await db.update(account).set({ webauthnRequired: false });
    await db.delete(securityKey);
  });

  describe('its offices', () => {
    const ADDRESS = {
      name: 'Riverside',
      street_address: '3 River Road',
      city: 'Northfield',
      state: 'Minnesota',
      zip: '55057-1',
      phone: '+15075550101',
      country: 'United States',
      timezone: 'America/Chicago',
    };

    it('are added, changed in part, found and deleted [ORG-01] [ORG-09]', async () => {
      const { status, body } = await oga.call('createOffice', { body: ADDRESS });
      expect({ status, body }).toEqual({
        status: 200,
        body: { ...ADDRESS, id: body.id, timezone_confirmed: true, version: 0 },
      });
      const changed = await oga.call('updateOffice', { params: { id: body.id }, body: { city: 'Lakeview' } });
      expect(changed.body).toEqual({ ...body, city: 'Lakeview', version: 1 });
      const found = await oga.call('listOffices', { query: { limit: '10', search: '3 river' } });
      expect(found.body).toEqual({ results: [changed.body], count: 1 });
      expect((await oga.call('deleteOffice', { params: { id: body.id } })).status).toBe(204);
      expect((await oga.call('getOffice', { params: { id: body.id } })).status).toBe(404);
      expect((await oa.call('createOffice', { body: ADDRESS })).status).toBe(403);
    });

    it('store each country under one name, and refuse other texts [OUR-529]', async () => {
      const { body } = await oga.call('createOffice', { body: { ...ADDRESS, country: 'germany' } });
      expect(body.country).toBe('Germany');
      const params = { id: body.id };
      expect((await oga.call('updateOffice', { params, body: { country: 'ES' } })).body.country).toBe('Spain');
      const refused = await oga.call('updateOffice', { params, body: { country: 'Nowhere' } });
      expect(refused.body.fields).toHaveProperty('country');
      await oga.call('deleteOffice', { params });
    });

    it.each(['5', '12345678901', '550#7', '55_057'])('refuse the zip %s [ORG-02]', async (zip) => {
      const { status, body } = await oga.call('createOffice', { body: { ...ADDRESS, zip } });
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['zip'] });
    });

    it('with devices or patients cannot be deleted, and the error says why [ORG-03] [OUR-114]', async () => {
      const { id } = (await oga.call('createOffice', { body: ADDRESS })).body;
      const user = await add({ offices: [id, main] });
      const { id: device } = (
        await oga.call('createDevice', { body: { name: `River ${randomUUID()}`, device_type: 'S', offices: [id] } })
      ).body;
      await setFlags(server, { enable_offline_mode: true });
      const { id: controller } = (
        await oga.call('createOfflineController', { body: { name: `River ${randomUUID()}`, offices: [id] } })
      ).body;
      const { id: old } = (
        await oga.call('createDevice', { body: { name: `Old ${randomUUID()}`, device_type: 'S', offices: [id] } })
      ).body;
      await oga.call('deleteDevice', { params: { id: old } });
      const { status, body } = await oga.call('deleteOffice', { params: { id } });
      expect({ status, body }).toEqual({
        status: 409,
        body: {
          detail: 'ACTIVE_ASSETS_EXIST',
          name: 'ACTIVE_ASSETS_EXIST',
          number_of_devices: 1,
          number_of_employees: 1,
          number_of_offline_controllers: 1,
        },
      });
      await oga.call('updateDevice', { params: { id: device }, body: { offices: [main] } });
      await oga.call('deleteOfflineController', { params: { id: controller } });
      await oga.call('deleteEmployee', { params: { id: user.id } });
      const [one] = await server.store.db.select().from(patient).limit(1);
      await server.store.db.update(patient).set({ officeId: id }).where(eq(patient.id, one!.id));
      expect((await oga.call('deleteOffice', { params: { id } })).body.name).toBe('OfficeHasPatients');
      await server.store.db.update(patient).set({ officeId: main }).where(eq(patient.id, one!.id));
      expect((await oga.call('deleteOffice', { params: { id } })).status).toBe(204);
      expect(await server.store.db.$count(office, eq(office.id, id))).toBe(0);
    });
  });
});

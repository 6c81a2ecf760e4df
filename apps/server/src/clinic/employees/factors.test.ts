import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, officeGroup, securityKey, totp } from '../../platform/db/schema.ts';
import { type RunningDuo, startDuo } from '../../../test/support/duo.ts';
import { addKeyOf, Authenticator, sendBinary } from '../../../test/support/authenticator.ts';
import { addAppOf } from '../../../test/support/authenticatorApp.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const list = async (by: Browser, query: Record<string, string> = {}) =>
  (await by.call('listEmployees', { query: { limit: '100', ...query } })).body.results as {
    id: string;
    username: string;
    factors: string[];
  }[];
const namesOf = async (by: Browser, factor: string) =>
  (await list(by, { factor })).map(({ username }) => username).toSorted();
const factorsOf = async (by: Browser, username: string) =>
  (await list(by)).find((one) => one.username === username)?.factors;

describe.each(ENGINES)('the second factors in the list of users, on %s', (engine) => {
  let duo: RunningDuo;
  let withDuo: TestServer;
  let withoutDuo: TestServer;
  beforeAll(async () => {
    duo = await startDuo();
    withDuo = await startServer(engine, 'small', undefined, { duo: duo.client });
    withoutDuo = await startServer(engine, 'small');
  });
  afterAll(async () => {
    await withDuo.close();
    await withoutDuo.close();
    await duo.app.close();
  });
  beforeEach(async () => {
    for (const { store } of [withDuo, withoutDuo]) {
      for (const table of [securityKey, totp]) await store.db.delete(table);
      await store.db.update(account).set({ preferences: {} });
      await store.db.update(officeGroup).set({ preferences: {} });
    }
  });

  it(
    'are keys, passkeys and apps that somebody has, by which the list is filtered [OUR-523]',
    { tags: '@all' },
    async () => {
      const oga = await signIn(withoutDuo, 'oga');
      await addAppOf(await signIn(withoutDuo, 'operator'));
      const doctor = await signIn(withoutDuo, 'doctor');
      await addKeyOf(doctor, new Authenticator());
      expect(await factorsOf(oga, 'doctor')).toEqual(['webauthn']);
      const { challenge } = (await doctor.call('startPasskeyRegistration')).body;
      await sendBinary(doctor, 'createPasskey', new Authenticator().attest(challenge, 'Laptop', { isVerified: true }));
      expect(await factorsOf(oga, 'doctor')).toEqual(['webauthn', 'passkey']);
      expect(await factorsOf(oga, 'operator')).toEqual(['totp']);
      expect(await namesOf(oga, 'totp')).toEqual(['operator']);
      expect(await namesOf(oga, 'passkey')).toEqual(['doctor']);
      const [operator] = (await list(oga)).filter(({ username }) => username === 'operator');
      const changed = await oga.call('updateEmployee', { params: { id: operator!.id }, body: { first_name: 'Nina' } });
      expect(changed.body.factors).toEqual(['totp']);
      const none = await namesOf(oga, 'none');
      expect(none).toContain('oga');
      expect(none).not.toContain('operator');
    },
  );

  it('include Duo for all users of a clinic that requires two steps, if the server has it [OUR-493] [OUR-523]', async () => {
    for (const [server, factors] of [
      [withDuo, ['duo']],
      [withoutDuo, []],
    ] as const) {
      const oga = await signIn(server, 'oga');
      await server.store.db.update(officeGroup).set({ preferences: { force_2fa: true } });
      expect(await factorsOf(oga, 'doctor')).toEqual(factors);
      expect((await namesOf(oga, factors[0] ?? 'none')).includes('doctor')).toBe(true);
      expect(await namesOf(oga, factors[0] ? 'none' : 'duo')).toEqual([]);
    }
    await withDuo.store.db.update(officeGroup).set({ preferences: {} });
    await withDuo.store.db
      .update(account)
      .set({ preferences: { enable2fa: true } })
      .where(eq(account.username, 'doctor'));
    expect(await namesOf(await signIn(withDuo, 'oga'), 'duo')).toEqual(['doctor']);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, customBundle, officeGroup } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { KEY_CHECK } from '../../../test/support/zeroPii.ts';
import { SAMPLE_PIN } from './demoPin.ts';

describe.each(ENGINES)('feature flags of office groups, on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let doctor: Browser;
  let device: string;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    oga = await signIn(server, 'oga');
    doctor = await signIn(server, 'doctor');
    device = (await oga.call('listAllDevices')).body[0].id;
  });
  afterAll(() => server.close());

  // no call leaves zero-PII mode or a visitor's session: each test starts from the initial state
  let before: { groups: (typeof officeGroup.$inferSelect)[]; accounts: (typeof account.$inferSelect)[] };
  beforeEach(async () => {
    const { db } = server.store;
    before = { groups: await db.select().from(officeGroup), accounts: await db.select().from(account) };
  });
  afterEach(async () => {
    const { db } = server.store;
    for (const { id, preferences, flags } of before.groups)
      await db.update(officeGroup).set({ preferences, flags }).where(eq(officeGroup.id, id));
    for (const { id, preferences } of before.accounts)
      await db.update(account).set({ preferences }).where(eq(account.id, id));
  });

  const choose = async (custom_test_bundle_type: string | null) => {
    const { status, body } = await doctor.call('updatePreferences', { body: { custom_test_bundle_type } });
    return status === 204 ? 204 : Object.keys(body.fields);
  };

  const read = async () => (await oga.call('getPreferences')).body;
  const KEPT = ['enable_zero_pii', 'zero_pii_password_hash', 'enable_access_to_other_offices', 'disable_pi'];
  const zeroPii = async (changes: object = {}, who = oga) => {
    const body = { enable_zero_pii: true, zero_pii_password_hash: KEY_CHECK, ...changes };
    const { status, body: answer } = await who.call('updatePreferences', { body });
    return status === 400 ? Object.keys(answer.fields) : status;
  };

  it('zero-PII is turned on with it and a key, by its admin, once and for all [OUR-390] (of PREF-04) [PREF-14]', async () => {
    await setFlags(server, { enable_zero_pii: false });
    expect(await zeroPii()).toEqual(['enable_zero_pii']);
    await setFlags(server, { enable_zero_pii: true });
    expect(await zeroPii({ zero_pii_password_hash: null })).toEqual(['zero_pii_password_hash']);
    expect(await zeroPii({ enable_access_to_other_offices: false })).toEqual(['enable_zero_pii']);
    expect(await zeroPii({}, doctor)).toBe(403);
    expect(await read()).toMatchObject({ enable_zero_pii: false, zero_pii_password_hash: null });

    // of two keys at once the first to arrive is kept, whichever that is
    const keys = [KEY_CHECK, KEY_CHECK.replaceAll('Bw', 'Cg')];
    const both = await Promise.all(keys.map((zero_pii_password_hash) => zeroPii({ zero_pii_password_hash })));
    expect(both).toContain(204);
    const first = both.indexOf(204);
    // the other is refused for its version, or for the existing key
    expect([409, ['zero_pii_password_hash']]).toContainEqual(both[1 - first]);
    const kept = await read();
    expect(kept).toMatchObject({ enable_zero_pii: true, zero_pii_password_hash: keys[first] });
    // a dialog that sends all values unchanged can save
    expect(await zeroPii(Object.fromEntries(KEPT.map((field) => [field, kept[field]])))).toBe(204);
    for (const [field, value] of [
      ['enable_zero_pii', false],
      ['enable_access_to_other_offices', false],
      ['zero_pii_password_hash', null],
      ['disable_pi', true],
    ] as const) {
      // there are patients who are still to be encrypted, so their names are not hidden from who does it
      await setFlags(server, { enterprise_security: true });
      expect(await zeroPii({ zero_pii_password_hash: keys[first], [field]: value })).toEqual([field]);
    }
  });

  it('zero-PII cannot be turned on while a user has the demo mode on, and excludes it [OUR-390]', async () => {
    await setFlags(server, { enable_zero_pii: true, demo_mode: true });
    const demo = (enable_demo_mode: boolean) =>
      doctor.call('updatePreferences', { body: { enable_demo_mode, device } });
    expect((await demo(true)).status).toBe(204);
    expect(await zeroPii()).toEqual(['enable_zero_pii']);
    expect((await doctor.call('checkDemoPin', { body: { pin: SAMPLE_PIN } })).status).toBe(204);
    await demo(false);
    expect(await zeroPii()).toBe(204);
    expect(Object.keys((await demo(true)).body.fields)).toEqual(['enable_demo_mode']);
    // where both are on from before, no visitor is stored
    const stored = eq(account.username, 'doctor');
    const [own] = await server.store.db.select().from(account).where(stored);
    const preferences = { ...own!.preferences, enable_demo_mode: true };
    await server.store.db.update(account).set({ preferences }).where(stored);
    const visit = await doctor.call('createDemoPatient', { body: { name: 'Ada King', email: 'ada@example.org' } });
    expect([visit.status, visit.body.name]).toEqual([409, 'ZeroPii']);
  });

  it.each([
    ['enable_demo_mode', true, false, 'demo_mode'],
    ['disable_pi', true, false, 'enterprise_security'],
    ['on_prem_pii_agent_url', 'https://agent.example', null, 'enable_on_prem_pii_agent'],
    ['max_external_low_confidence_sensitivities', 3, 0, 'research_mode'],
  ] as const)('%s cannot be turned on without it [ROLE-03] [ROLE-04] [PREF-14]', async (field, on, off, flag) => {
    const set = async (value: unknown) => {
      const { status, body } = await oga.call('updatePreferences', { body: { device, [field]: value } });
      return status === 204 ? 204 : Object.keys(body.fields);
    };
    const read = async () => (await oga.call('getPreferences')).body[field];
    await setFlags(server, { [flag]: false });
    expect(await set(on)).toEqual([field]);
    expect(await read()).toBe(off);
    expect(await set(off)).toBe(204);
    await setFlags(server, { [flag]: true });
    expect(await set(on)).toBe(204);
    expect(await read()).toBe(on);
    // Taken away again: a dialog that sends it unchanged still saves, and it can be turned off.
    await setFlags(server, { [flag]: false });
    expect(await set(on)).toBe(204);
    expect(await set(off)).toBe(204);
    expect(await read()).toBe(off);
  });

  it('security keys cannot be turned on by a user who has none [PREF-06]', async () => {
    const { status, body } = await oga.call('updatePreferences', { body: { enable_webauthn: true } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['enable_webauthn']]);
    expect((await oga.call('getPreferences')).body.enable_webauthn).toBe(false);
  });

  it('the demo mode takes visitors only while the office group has it [ROLE-03] [DEMO-02]', async () => {
    const visit = async () =>
      (await doctor.call('createDemoPatient', { body: { name: 'Ada King', email: 'ada@example.org' } })).status;
    await setFlags(server, { demo_mode: true });
    await doctor.call('updatePreferences', { body: { enable_demo_mode: true, device } });
    expect(await visit()).toBe(200);
    await setFlags(server, { demo_mode: false });
    expect(await visit()).toBe(403);
  });

  it('the preselected bundle must be one of the office group [SRV-07] [PREF-16]', async () => {
    const { db } = server.store;
    const bundleOf = async (name: string) => {
      const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, name));
      const [made] = await db
        .insert(customBundle)
        .values({ officeGroupId: group?.id ?? '', name: 'Set', descriptions: [] })
        .returning();
      return made?.id ?? '';
    };
    expect(await choose(await bundleOf('Harbour Vision Center'))).toEqual(['custom_test_bundle_type']);
    expect(await choose(randomUUID())).toEqual(['custom_test_bundle_type']);
    expect(await choose(await bundleOf('Northside Eye Clinic'))).toBe(204);
    expect(await choose(null)).toBe(204);
  });
});

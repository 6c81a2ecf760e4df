import { ERROR, HEADER, type Preferences } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeGroup, patient } from './db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from './fakes/server.ts';
import { KEY_CHECK, sealedNew, turnOnZeroPii } from './fakes/zeroPii.ts';

const PLAIN = {
  first_name: 'Zsófia',
  last_name: 'Quillfeather',
  date_of_birth: '1957-10-04',
  email: 'zsofia@quillfeather.example',
};

/** The problems of a refused call by field. */
const fieldsOf = ({ body }: { body: { fields?: Record<string, string[]> } }) => body.fields;

describe.each(ENGINES)('zero-PII mode that somebody turns off in the database, on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let oga: Browser;
  let doctor_id: string;
  let group: string;
  let encrypted: string;
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    [doctor, oga] = [await signIn(server, 'doctor'), await signIn(server, 'oga')];
    const { user, office_group } = (await doctor.call('bootstrap')).body;
    [doctor_id, group] = [user.doctor_id, office_group.id];
    await turnOnZeroPii(server);
    encrypted = (await doctor.call('createPatient', { body: { ...sealedNew(PLAIN), doctor_id } })).body.id;
    await change({ enable_zero_pii: false });
  });
  afterAll(() => server.close());

  /** Changes stored preferences of the office group, as the owner of the database can. */
  const change = (preferences: Partial<Preferences>) =>
    server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
      .where(eq(officeGroup.id, group));

  const header = async () => {
    const { headers } = await server.app.inject({ method: 'GET', url: '/api/preferences/', cookies: doctor.cookies });
    return headers[HEADER.zeroPii.toLowerCase()];
  };

  it('stays on while a patient is encrypted: browsers are told so, and no name is accepted in plain [OUR-590]', async () => {
    expect(await header()).toBe(group);
    expect((await doctor.call('getPreferences')).body).toMatchObject({
      enable_zero_pii: true,
      zero_pii_password_hash: KEY_CHECK,
    });
    const refused = [ERROR.PLAIN_PERSONAL_DATA];
    const created = await doctor.call('createPatient', { body: { ...PLAIN, doctor_id } });
    expect(fieldsOf(created)).toMatchObject({ last_name: refused, is_encrypted: [ERROR.STAYS_ENCRYPTED] });
    const body = { last_name: 'Quill' };
    const updated = await doctor.call('updatePatient', { params: { id: encrypted }, body });
    expect(fieldsOf(updated)).toEqual({ last_name: refused });
    expect((await doctor.call('createPatient', { body: { ...sealedNew(PLAIN), doctor_id } })).status).toBe(200);
  });

  it('takes no other key, with which nobody could read the patients [OUR-590]', async () => {
    const other = KEY_CHECK.replace('Bw', 'Cw');
    const body = { enable_zero_pii: true, zero_pii_password_hash: other };
    expect(fieldsOf(await oga.call('updatePreferences', { body }))).toEqual({
      zero_pii_password_hash: [ERROR.ZERO_PII_LOCKED],
    });
    expect((await oga.call('updatePreferences', { body: { disable_pause: true } })).status).toBe(204);
  });

  it('is off once no patient is encrypted, as after a backup from before the mode was restored [OUR-590]', async () => {
    await server.store.db.delete(patient).where(eq(patient.isEncrypted, true));
    expect(await header()).toBeUndefined();
    expect((await doctor.call('getPreferences')).body.enable_zero_pii).toBe(false);
    expect((await doctor.call('createPatient', { body: { ...PLAIN, doctor_id } })).status).toBe(200);
  });
});

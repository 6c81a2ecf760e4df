import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportMessage } from '../../platform/db/schema.ts';
import { ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { sandbox } from '../../platform/outbox/sandbox.ts';
import { supportOf } from '../../platform/outbox/settings.ts';

const SUPPORT = 'help@isopter.example';
const MESSAGE = {
  name: 'Ann Lee',
  email: 'ann@clinic.example',
  phone_number: '+12025550134',
  message: 'It stays\ndark.',
};

describe.each(ENGINES)('a message to the support on %s', (engine) => {
  let server: TestServer;
  const sent = sandbox();
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox: sent.outbox, supportAddress: SUPPORT });
  });
  afterAll(() => server.close());

  it('is stored, and sent to support with the data to answer it [INFO-03]', async () => {
    const doctor = await signIn(server, 'doctor');
    expect((await doctor.call('sendSupportMessage', { body: MESSAGE })).status).toBe(204);
    await eventually(() => expect(sent.messages()).toHaveLength(1));
    const [letter] = sent.messages();
    expect(letter).toMatchObject({ kind: 'letter', to: SUPPORT, subject: 'Message from Ann Lee' });
    for (const part of ['doctor', 'Northside Eye Clinic', MESSAGE.email, MESSAGE.phone_number, MESSAGE.message]) {
      expect(letter?.text).toContain(part);
    }
    expect(await server.store.db.select({ message: supportMessage.message }).from(supportMessage)).toEqual([
      { message: MESSAGE.message },
    ]);
  });

  it.each([
    ['name', ' '],
    ['email', 'nowhere'],
    ['phone_number', '12'],
    ['message', ''],
    ['message', 'x'.repeat(1001)],
  ])('is refused with a %s like %.9j, and not sent [INFO-03]', async (field, value) => {
    const before = sent.messages().length;
    const doctor = await signIn(server, 'doctor');
    const { status, body } = await doctor.call('sendSupportMessage', { body: { ...MESSAGE, [field]: value } });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(sent.messages()).toHaveLength(before);
  });
});

describe('the address of the support', () => {
  it('is a bare e-mail address, or none', () => {
    expect(supportOf({})).toBeUndefined();
    expect(supportOf({ ISOPTER_SUPPORT: SUPPORT })).toBe(SUPPORT);
    expect(() => supportOf({ ISOPTER_SUPPORT: `Help <${SUPPORT}>` })).toThrow('ISOPTER_SUPPORT');
  });
});

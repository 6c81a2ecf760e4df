import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../access/auth/passwords/demoPassword.ts';
import { audit, officeGroup, recoveryCode, securityKey, totp } from '../../platform/db/schema.ts';
import { addKeyOf, Authenticator } from '../../../test/support/authenticator.ts';
import { addAppOf } from '../../../test/support/authenticatorApp.ts';
import { keepLetters } from '../../../test/support/keepLetters.ts';
import { browser, ENGINES, signIn, startServer } from '../../../test/support/server.ts';
import { backgroundWork } from '../../platform/lib/background.ts';
import { resetFactorsOf } from './resetFactors.ts';

describe.each(ENGINES)('the command that removes second factors, on %s', (engine) => {
  it(
    'lets the only admin of a clinic sign in again, and tells of it by letter and in the access log [OUR-579]',
    { tags: '@all' },
    async () => {
      await using server = await startServer(engine, 'small');
      const { letters, outbox } = keepLetters();
      const { db } = server.store;
      const oga = await signIn(server, 'oga');
      await addKeyOf(oga, new Authenticator());
      await addAppOf(oga);
      const doctor = await signIn(server, 'doctor');
      await addAppOf(doctor);
      const background = backgroundWork(console);
      await resetFactorsOf({ db, outbox, background }, 'OGA');
      await background.settled();
      expect([await db.$count(securityKey), await db.$count(totp), await db.$count(recoveryCode)]).toEqual([0, 1, 10]);
      expect([(await oga.call('bootstrap')).status, (await doctor.call('bootstrap')).status]).toEqual([401, 200]);
      expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
        ['oga@isopter.example', 'Your second factors were removed'],
      ]);
      expect(await db.select().from(audit).where(eq(audit.action, 'resetFactorsByOperator'))).toMatchObject([
        { actorKind: 'server', objectKind: 'account', result: 200 },
      ]);
      // two steps for everybody then asks for a new app
      await db.update(officeGroup).set({ preferences: { force_2fa: true } });
      const again = browser(server);
      await again.call('bootstrap');
      const { body } = await again.call('signIn', { body: { username: 'oga', password: DEMO_PASSWORD } });
      expect(body).toEqual({ method: 'setup' });
    },
  );

  it('is refused without a username, and for an unknown one [OUR-579]', async () => {
    await using server = await startServer(engine, 'small');
    const services = { db: server.store.db, background: backgroundWork(console) };
    await expect(resetFactorsOf(services, undefined)).rejects.toThrow('--username: missing');
    await expect(resetFactorsOf(services, 'nobody')).rejects.toThrow('--username: no active user is called nobody');
  });
});

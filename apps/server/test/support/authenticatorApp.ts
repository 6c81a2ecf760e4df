import { sql } from 'drizzle-orm';
import { hotp, totpStep } from '../../src/access/auth/factors/totp.ts';
import { recoveryCode, totp } from '../../src/platform/db/schema.ts';
import type { Db } from '../../src/platform/db/store.ts';
import { makeKeysOld } from './authenticator.ts';
import type { Browser } from './server.ts';

/** An authenticator app on a phone whose clock is right, or off by some steps of 30 seconds. */
export class AuthenticatorApp {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The code that it shows. */
  code(stepsAhead = 0): string {
    return hotp(this.#secret, totpStep(new Date()) + stepsAhead);
  }
}

/** Sets up an app for the signed-in user. It is confirmed with the previous code, so that the current one is unused. */
export async function addAppOf(by: Browser): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  const app = new AuthenticatorApp((await by.call('startTotp')).body.secret);
  const confirm = () => by.call('confirmTotp', { body: { code: app.code(-1) } });
  let { status, body } = await confirm();
  // 30 s were over on the way, so that the code was two steps old
  if (status !== 200) ({ status, body } = await confirm());
  if (status !== 200) throw new Error(`the app was not set up: ${JSON.stringify(body)}`);
  return { app, codes: body.recovery_codes };
}

/** Makes all keys, apps and recovery codes older than the sessions, so that they prove who somebody is. */
export async function makeFactorsOld(db: Db): Promise<void> {
  await makeKeysOld(db);
  await db.update(totp).set({ created: sql`${totp.created} - interval '1 day'` });
  await db.update(recoveryCode).set({ created: sql`${recoveryCode.created} - interval '1 day'` });
}

import { calls, type SensitiveCall } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { SsoProviders } from '../../src/access/sso/providers.ts';
import { account, invitation, securityKey, ssoIdentity, ssoSignIn } from '../../src/platform/db/schema.ts';
import { pageDigest } from '../../src/access/keys/proof.ts';
import type { Letter } from '../../src/platform/outbox/outbox.ts';
import type { SsoAnswer, SsoProvider, Vouched } from '../../src/access/sso/client.ts';
import { keepLetters } from './keepLetters.ts';
import { type Answer, type Browser, browser, type ENGINES, startServer, type TestServer } from './server.ts';

export const DOMAIN = 'lakeside.example';
export const ISSUER = 'https://login.lakeside.example';
const ADDRESS = 'https://clinic.example';
export const REFUSED = { status: 403, body: { name: 'SsoRefused', detail: 'Single sign-on let nobody in.' } };

/** Sends the server the parameters of a provider's redirect. */
export const verify = (one: Browser, state: string, more: object = {}): Promise<Answer> =>
  one.call('verifySso', { body: { state, code: 'code', ...more } });
export const isIn = async (one: Browser): Promise<boolean> => (await one.call('bootstrap')).status === 200;

/** Takes a browser to the provider, or to where the server leads instead. */
export async function leaveFor(
  server: TestServer,
  query: Record<string, string> = {},
): Promise<{ one: Browser; to: URL; answer: LightMyRequestResponse; state: string }> {
  const one = browser(server);
  await one.call('bootstrap');
  const url = `${calls.authorizeSso.path}?${new URLSearchParams({ sso_domain: DOMAIN, ...query })}`;
  const answer = await server.app.inject({ method: 'GET', url });
  for (const { name, value } of answer.cookies) one.cookies[name] = value;
  const to = new URL(String(answer.headers.location), ADDRESS);
  return { one, to, answer, state: to.searchParams.get('state') ?? '' };
}

/** A browser goes to the provider, to prove there who is signed in. */
export const leaveToProve = (
  { server: { app } }: SsoClinic,
  { cookies, page }: Browser,
  action: SensitiveCall,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'GET',
    url: `${calls.reauthorizeSso.path}?${new URLSearchParams({ action, page: pageDigest(page) })}`,
    cookies,
    headers,
  });

/**
 * Proves at the provider who is signed in, for one call. The provider vouches for whom `sso.vouched` names.
 * @param authTime when they signed in there, in seconds since the epoch; undefined where the provider does not say
 */
export async function proveBySso(
  sso: SsoClinic,
  one: Browser,
  action: SensitiveCall,
  authTime: number | undefined = Date.now() / 1_000,
): Promise<Answer> {
  const answer = await leaveToProve(sso, one, action);
  for (const { name, value } of answer.cookies) one.cookies[name] = value;
  const state = new URL(String(answer.headers.location), ADDRESS).searchParams.get('state') ?? '';
  const { vouched } = sso;
  sso.vouched = vouched && { ...vouched, ...(authTime !== undefined && { authTime }) };
  const verified = await verify(one, state);
  sso.vouched = vouched;
  return verified;
}

/** A server whose provider vouches for whom a test wants. What a provider has to prove is tested with the client. */
export interface SsoClinic {
  server: TestServer;
  providers: SsoProviders;
  letters: Letter[];
  vouched: Vouched | undefined;
  isAway: boolean;
  answers: SsoAnswer[];
  row: (username?: string) => Promise<typeof account.$inferSelect>;
  /** Returns the data that a refused sign-in must not change. */
  world: () => Promise<object>;
  leave: (query?: Record<string, string>) => ReturnType<typeof leaveFor>;
  reset: () => Promise<void>;
}

const away = () => Promise.reject(new Error('fetch failed'));

export async function startSsoClinic(engine: (typeof ENGINES)[number]): Promise<SsoClinic> {
  const provider: SsoProvider = {
    issuer: ISSUER,
    authorize: ({ state, challenge, isFresh = false }) => {
      const query = new URLSearchParams({ state, challenge, ...(isFresh && { prompt: 'login' }) });
      return sso.isAway ? away() : Promise.resolve(new URL(`${ISSUER}/?${query}`));
    },
    identify: (answer) => {
      sso.answers.push(answer);
      return sso.isAway ? away() : Promise.resolve(sso.vouched);
    },
  };
  const providers: SsoProviders = new Map([[DOMAIN, provider]]);
  const { letters, outbox } = keepLetters();
  const server = await startServer(engine, 'small', undefined, { sso: providers, outbox, address: ADDRESS });
  const { db } = server.store;
  const sso: SsoClinic = {
    server,
    providers,
    letters,
    vouched: undefined,
    isAway: false,
    answers: [],
    async row(username = 'sso') {
      const [found] = await db.select().from(account).where(eq(account.username, username));
      return found!;
    },
    world: async () => ({
      accounts: await db.select().from(account).orderBy(account.id),
      identities: await db.select().from(ssoIdentity),
      invitations: await db.select().from(invitation).orderBy(invitation.id),
    }),
    leave: (query) => leaveFor(server, query),
    async reset() {
      [sso.isAway, sso.answers] = [false, []];
      letters.splice(0);
      sso.vouched = { subject: 'selma', email: 'sso@isopter.example' };
      await db.delete(ssoIdentity);
      await db.delete(ssoSignIn);
      await db.delete(securityKey);
      await db.update(account).set({ failedLogins: 0, lockedUntil: null, active: true });
    },
  };
  return sso;
}

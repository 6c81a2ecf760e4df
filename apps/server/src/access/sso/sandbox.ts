import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { account, invitation, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { newSecret, sameSecret, sha256 } from '../../platform/lib/secret.ts';
import type { SsoSettings } from './client.ts';
import { type Sample, ssoPage } from './sandboxPage.ts';
import { redirectOf } from './settings.ts';

/** Path of the stand-in for a provider, on the server itself. */
const FOLDER = '/sandbox/sso';
const CODE_MS = 60_000;
const GOOD_FOR_S = 300;
const ALGORITHM = 'ES256';

/** Settings of the stand-in on a server, which may have another public address. */
export const ssoSandboxSettings = (address: string, reachedAt: string = address): SsoSettings => ({
  issuer: `${address}${FOLDER}`,
  clientId: 'isopter-sandbox',
  clientSecret: newSecret(),
  redirect: redirectOf(reachedAt),
});

interface Issued {
  email: string;
  nonce: string;
  challenge: string;
  /** When a user was chosen on the page, in milliseconds since the epoch. */
  at: number;
  expires: number;
}
type Form = Readonly<Record<string, string | undefined>>;

/** Implements a provider of OpenID Connect with a page to choose a user. Only for sample data. */
export async function addSsoSandbox(app: FastifyInstance, db: Db, settings: SsoSettings): Promise<void> {
  const { issuer, clientId, clientSecret, redirect } = settings;
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const key = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: ALGORITHM, use: 'sig' };
  const codes = new Map<string, Issued>();
  const secrets = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    scope.get(`${FOLDER}/.well-known/openid-configuration`, () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }));
    scope.get(`${FOLDER}/jwks`, () => ({ keys: [key] }));

    scope.get<{ Querystring: Form }>(`${FOLDER}/authorize`, async ({ query }, reply) => {
      const { client_id, redirect_uri, state, nonce = '', code_challenge: challenge = '', as, deny } = query;
      if (client_id !== clientId || redirect_uri !== redirect || !state)
        return reply.code(400).type('text/plain; charset=utf-8').send('This is not a request to the provider.');
      const back = (answer: Record<string, string>) =>
        reply.redirect(`${redirect}?${new URLSearchParams({ state, iss: issuer, ...answer })}`);
      if (deny !== undefined) return back({ error: 'access_denied' });
      const people = await peopleOf(db);
      const email = people.find((one) => one.email === as)?.email;
      if (email === undefined) {
        const here = (answer: Record<string, string>) =>
          `?${new URLSearchParams({ client_id, redirect_uri, state, nonce, code_challenge: challenge, ...answer })}`;
        const page = ssoPage(people, (chosen) => here({ as: chosen }), here({ deny: '' }));
        return reply.type('text/html; charset=utf-8').send(page);
      }
      const code = newSecret();
      const at = Date.now();
      codes.set(code, { email, nonce, challenge, at, expires: at + CODE_MS });
      return back({ code });
    });

    scope.post<{ Body: Form }>(`${FOLDER}/token`, { config: { forDevices: true } }, async (request, reply) => {
      if (!sameSecret(request.headers.authorization ?? '', secrets))
        return reply.code(401).send({ error: 'invalid_client' });
      const { code = '', code_verifier = '', redirect_uri } = request.body;
      const issued = codes.get(code);
      codes.delete(code);
      const isGood = issued && issued.expires > Date.now() && redirect_uri === redirect;
      if (!isGood || sha256(code_verifier) !== issued.challenge)
        return reply.code(400).send({ error: 'invalid_grant' });
      const { email, nonce, at } = issued;
      const auth_time = Math.floor(at / 1_000);
      const id_token = await new SignJWT({ email, email_verified: true, nonce, auth_time })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
        .setSubject(sha256(email))
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime(`${GOOD_FOR_S}s`)
        .sign(privateKey);
      return { id_token, access_token: newSecret(), expires_in: GOOD_FOR_S, token_type: 'Bearer' };
    });
    done();
  });
}

/** Returns the users and open invitations of the office groups that have single sign-on. */
async function peopleOf(db: Db): Promise<Sample[]> {
  const hasSso = sql`(${officeGroup.flags} ->> 'enable_sso')::boolean`;
  const staff = await db
    .select({ first: account.firstName, last: account.lastName, email: account.email })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .where(and(account.active, hasSso))
    .orderBy(asc(account.lastName), asc(account.id));
  const invited = await db
    .select({ first: invitation.firstName, last: invitation.lastName, email: invitation.email })
    .from(invitation)
    .innerJoin(officeGroup, eq(officeGroup.id, invitation.officeGroupId))
    .where(and(inArray(invitation.status, ['INITIALIZED', 'EMAIL_SENT']), hasSso))
    .orderBy(asc(invitation.lastName), asc(invitation.id));
  return [...staff, ...invited].map(({ first, last, email }) => ({ name: `${last}, ${first}`, email }));
}

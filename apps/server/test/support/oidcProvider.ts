import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { newSecret } from '../../src/platform/lib/secret.ts';
import type { SsoSettings } from '../../src/access/sso/client.ts';
import { redirectOf } from '../../src/access/sso/settings.ts';
import { freeAddress } from './freeAddress.ts';

export interface IndependentProvider extends AsyncDisposable {
  settings: SsoSettings;
  /** Signs somebody in at the address that a sign-in leaves for. @returns where the provider leads back to */
  answer(url: URL): Promise<URL>;
}

interface Asking {
  oidc: { provider: { Grant: GrantType }; client: { clientId: string }; session: { accountId: string } };
}
type GrantType = new (of: { clientId: string; accountId: string }) => {
  addOIDCScope(scope: string): void;
  save(): Promise<string>;
};

/** A provider of OpenID Connect that others have written, where one person signs in without a question. */
export async function startOidcProvider(person: {
  email: string;
  email_verified: boolean;
}): Promise<IndependentProvider> {
  const { origin, port } = await freeAddress();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const settings = {
    issuer: origin,
    clientId: 'a clinic & its "client"',
    clientSecret: `${newSecret()} +%:/`,
    redirect: redirectOf('https://clinic.example'),
  };
  const provider = new Provider(settings.issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [settings.redirect],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [newSecret()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_asking: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_asking: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...person }),
    }),
    loadExistingGrant: async ({ oidc }: Asking) => {
      const { Grant } = oidc.provider;
      const grant = new Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(request, response, { login: { accountId: 'person-1' } });
    else handle(request, response);
  });
  await new Promise<void>((listens) => {
    server.listen(Number(port), '127.0.0.1', listens);
  });
  return {
    settings,
    async answer(url) {
      const cookies = new Map<string, string>();
      let at = url;
      while (at.origin === origin) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const next = response.headers.get('location');
        if (next === null) throw new Error(`the provider stayed at ${at.pathname}: ${await response.text()}`);
        at = new URL(next, at);
      }
      return at;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

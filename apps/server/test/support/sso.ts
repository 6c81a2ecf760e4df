import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../../src/platform/db/store.ts';
import { ssoClient, type SsoProvider, type SsoSettings } from '../../src/access/sso/client.ts';
import { addSsoSandbox, ssoSandboxSettings } from '../../src/access/sso/sandbox.ts';
import { freeAddress } from './freeAddress.ts';

export interface RunningSso {
  app: FastifyInstance;
  settings: SsoSettings;
  client: SsoProvider;
  /** Chooses somebody on its page, or nobody. @returns the address it leads back to */
  answer(url: string | URL, as: string | undefined): Promise<URL>;
}

/** Starts the stand-in for a provider of single sign-on at a separate address, with the users of a database. */
export async function startSso(db: Db): Promise<RunningSso> {
  const address = await freeAddress();
  const settings = ssoSandboxSettings(address.origin);
  const app = Fastify();
  await addSsoSandbox(app, db, settings);
  await app.listen({ port: Number(address.port), host: '127.0.0.1' });
  return {
    app,
    settings,
    client: ssoClient(settings),
    async answer(url, as) {
      const chosen = new URL(url);
      chosen.searchParams.set(as === undefined ? 'deny' : 'as', as ?? '');
      const { headers } = await fetch(chosen, { redirect: 'manual' });
      return new URL(headers.get('location') ?? '');
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { PacsConnection } from '../platform/db/tables/pacsTypes.ts';
import type { Db } from '../platform/db/store.ts';
import type { DuoSettings } from '../access/duo/client.ts';
import { addDuoSandbox, duoSandboxSettings } from '../access/duo/sandbox.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { sandbox } from '../platform/outbox/sandbox.ts';
import { startPacsSandbox } from '../exchange/pacs/sandbox.ts';
import { SAMPLE_PIN } from '../access/preferences/demoPin.ts';
import { addSandbox } from '../platform/outbox/addSandbox.ts';
import { DEMO_SSO_DOMAIN } from './seed/people.ts';
import type { SsoSettings } from '../access/sso/client.ts';
import { addSsoSandbox, ssoSandboxSettings } from '../access/sso/sandbox.ts';

// Sample data and simulated servers (mail, Duo, single sign-on, PACS). No other module of a running server imports them, so
// that a bundle can leave out this file [OUR-835].
export { seedDemo } from './seed/demo.ts';

/** Real services from the settings; undefined ones are replaced with simulated ones. */
interface Real {
  port: number;
  /** The public address of the server, unless it is its own. */
  address: string | undefined;
  duo: DuoSettings | undefined;
  sso: ReadonlyMap<string, SsoSettings> | undefined;
}

/** The simulated servers, and the settings that lead to them. */
export interface Sandboxes {
  outbox: Outbox;
  address: string;
  supportAddress: string;
  demoPin: string;
  duo: DuoSettings;
  sso: ReadonlyMap<string, SsoSettings>;
  pacs: PacsConnection;
  /** Registers their pages. */
  addTo: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the simulated servers. */
export async function startSandboxes(db: Db, real: Real): Promise<Sandboxes> {
  const own = `http://localhost:${real.port}`;
  const address = real.address ?? own;
  const sent = sandbox();
  const duo = duoSandboxSettings(own);
  const sso = ssoSandboxSettings(own, address);
  const pacs = await startPacsSandbox(db);
  return {
    outbox: sent.outbox,
    address,
    supportAddress: 'support@isopter.example',
    demoPin: SAMPLE_PIN,
    duo: real.duo ?? duo,
    sso: real.sso ?? new Map([[DEMO_SSO_DOMAIN, sso]]),
    pacs: pacs.connection,
    addTo: async (app) => {
      addSandbox(app, sent);
      if (!real.duo) addDuoSandbox(app, duo);
      if (!real.sso) await addSsoSandbox(app, db, sso);
    },
    close: pacs.close,
  };
}

// `npm run agent`: the on-premises agent of a clinic. docs/agent.md
import { closeOnSignal, runProgram, serveSnapshots } from '@isopter/server/agent';
import { buildAgent } from './app.ts';
import { createKeySet } from './auth/assertion.ts';
import { openClinic } from './db/open.ts';
import { holdServerLock } from './db/serverLock.ts';
import { listenError } from './http/listenError.ts';
import { settingsOf } from './settings.ts';
import { clinicCertificate, ownCertificate } from './tls/certificate.ts';

async function start(): Promise<void> {
  const settings = settingsOf(process.env);
  const { server, address, officeGroupId, origins, port, host, dataDirectory, database, logLevel } = settings;
  const hostname = address.hostname;
  const certificate = settings.tls
    ? clinicCertificate(settings.tls, hostname)
    : ownCertificate(dataDirectory, hostname);
  const store = await openClinic(database, officeGroupId);
  /** Shuts down the parts of the agent that have started, in this order; the database is closed last. */
  const ends: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of ends) await end();
    await store.close();
  };
  try {
    const app = await buildAgent({
      db: store.db,
      assertionRules: { issuer: server, audience: address.origin, officeGroupId, keys: createKeySet(server) },
      origins,
      tls: certificate,
      logLevel,
    });
    ends.push(() => app.close());
    if (database.databaseUrl) ends.push(await holdServerLock(database.databaseUrl, app.log));
    await app.listen({ port, host }).catch((error: unknown) => {
      throw listenError(error, { port, host });
    });
    if (store.hold) ends.unshift(await serveSnapshots(dataDirectory, store.hold, app.log));
  } catch (error) {
    await close();
    throw error;
  }
  process.stdout.write(`Isopter agent on ${address.origin}, for ${server}\n`);
  if (certificate.isSelfSigned)
    process.stdout.write(
      `The certificate is self-signed. Compare its SHA-256 fingerprint in the browser:\n  ${certificate.fingerprint}\n`,
    );

  closeOnSignal(close);
}

runProgram(start);

import { resolve } from 'node:path';
import { closeOnSignal, runProgram } from '../platform/lib/program.ts';
import { buildApp } from './app.ts';
import { serveSnapshots } from './backup/snapshot.ts';
import { account } from '../platform/db/schema.ts';
import { openStore } from '../platform/db/store.ts';
import { duoClient } from '../access/duo/client.ts';
import { duoOf } from '../access/duo/settings.ts';
import { callsPerMinuteOf } from '../access/http/limits.ts';
import { proxyTrust } from '../access/http/proxy.ts';
import { memoryBus } from '../platform/bus/bus.ts';
import { postgresBus } from '../platform/bus/postgresBus.ts';
import { createMeter } from '../platform/metrics/meter.ts';
import { serveMetrics } from '../platform/metrics/serve.ts';
import { listenForCommitments } from '../exchange/pacs/commitment/listener.ts';
import { listenerTls, listeningOn } from '../exchange/pacs/commitment/listening.ts';
import { pacsOf, setUpPacs } from '../exchange/pacs/settings.ts';
import { demoPinOf } from '../access/preferences/demoPin.ts';
import { addressOf, outboxOf, supportOf } from '../platform/outbox/settings.ts';
import { holdsDemo } from './seed/holdsDemo.ts';
import { isDemoRequested } from './seed/isDemoRequested.ts';
import { connectionsOf, pacsConnectionsOf, requireTls } from './setup/requireTls.ts';
import { startMessages } from './setup/startMessages.ts';
import { ssoClient } from '../access/sso/client.ts';
import { ssoOf } from '../access/sso/settings.ts';
import { areSources, PLACES } from '../platform/lib/places.ts';
import { weeklyLimitsOf } from '../platform/lib/weekly.ts';
import { syslogOf } from '../platform/syslog/settings.ts';
import { turnServersOf } from '../clinic/videoCall/turn.ts';
import { StartError } from '../platform/lib/startError.ts';
import { hasSandboxes, loadDemo } from './loadDemo.ts';

const env = process.env;
const port = Number(env['PORT'] ?? 4600);
const host = env['HOST'] ?? '::';
const databaseUrl = env['DATABASE_URL'];

async function start(): Promise<void> {
  const trustProxy = proxyTrust(env['TRUST_PROXY']);
  const weeklyLimits = weeklyLimitsOf(env);
  const callsPerMinute = callsPerMinuteOf(env);
  const outbox = outboxOf(env);
  const address = addressOf(env);
  const ownPin = demoPinOf(env);
  const pacsSettings = pacsOf(env);
  const demo = isDemoRequested(env) ? await loadDemo() : undefined;
  const syslog = syslogOf(env);
  const turn = turnServersOf(env);
  const commitmentTls = listenerTls(env);
  requireTls(env['ISOPTER_PLAIN'], connectionsOf(env, syslog));
  const dataDirectory = resolve(env['ISOPTER_DATA'] ?? 'data');
  const store = await openStore({ databaseUrl, dataDirectory });
  const bus = databaseUrl ? await postgresBus(databaseUrl) : memoryBus();
  if (demo) await demo.seedDemo(store.db);
  await setUpPacs(store.db, pacsSettings);
  requireTls(env['ISOPTER_PLAIN'], await pacsConnectionsOf(store.db));
  const hasDemo = await holdsDemo(store.db);
  const real = { port, address, duo: duoOf(env, address), sso: ssoOf(env, address) };
  const isTrial = hasSandboxes({ holdsDemo: hasDemo, isBuilt: !areSources, outbox });
  const sandboxes = isTrial ? await demo?.startSandboxes(store.db, real) : undefined;
  const sends = outbox ?? sandboxes?.outbox;
  const reachedAt = address ?? sandboxes?.address;
  const supportAddress = supportOf(env) ?? sandboxes?.supportAddress;
  const demoPin = ownPin ?? sandboxes?.demoPin;
  const duo = real.duo ?? sandboxes?.duo;
  const sso = real.sso ?? sandboxes?.sso;
  const metrics = env['ISOPTER_METRICS'];
  const commitment = env['ISOPTER_COMMITMENT'];
  const meter = metrics ? createMeter() : undefined;
  const { pool } = store;
  if (meter && pool) {
    meter.gauge('isopter_database_connections', 'Connections to the database', () => pool.totalCount);
    meter.gauge('isopter_database_connections_idle', 'Those of them at rest', () => pool.idleCount);
    meter.gauge('isopter_database_waiting', 'Who waits for a connection', () => pool.waitingCount);
  }
  const app = await buildApp({
    db: store.db,
    bus,
    ...(meter && { meter }),
    brandsDirectory: resolve(env['ISOPTER_BRANDS'] ?? PLACES.brands),
    ...(sends && { outbox: sends }),
    ...(supportAddress && { supportAddress }),
    ...(demoPin && { demoPin }),
    ...(reachedAt && { address: reachedAt }),
    ...(duo && { duo: duoClient(duo) }),
    ...(sso && { sso: new Map([...sso].map(([domain, settings]) => [domain, ssoClient(settings)])) }),
    pacsSandbox: sandboxes?.pacs,
    syslog,
    turn,
    weeklyLimits,
    callsPerMinute,
    staticDirectory: PLACES.clinic,
    trustProxy,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  });
  await sandboxes?.addTo(app);
  /** Ends further services; called before the application is closed. */
  const beside: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(beside.map((end) => end()));
    await app.close();
    await sandboxes?.close();
    await bus.close();
    await store.close();
  };
  try {
    await app.listen({ port, host });
    if (store.hold) beside.push(await serveSnapshots(dataDirectory, store.hold, app.log));
    if (metrics && meter) beside.push(await serveMetrics(metrics, meter));
    if (commitment) {
      const listener = await listenForCommitments(commitment, commitmentTls, listeningOn(store.db));
      beside.push(listener.close);
    }
  } catch (error) {
    await close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartError(`Port ${port} is in use; choose another with PORT.`)
      : error;
  }
  process.stdout.write(`Isopter server on http://localhost:${port}\n`);
  const hasAccounts = (await store.db.$count(account)) > 0;
  for (const message of startMessages({ areSources, isEmbedded: !databaseUrl, hasAccounts, hasDemo, host }))
    process.stdout.write(`${message}\n`);

  closeOnSignal(close);
}

runProgram(start);

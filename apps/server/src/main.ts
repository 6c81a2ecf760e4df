import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { openStore } from './db/store.ts';
import { memoryBus } from './live/bus.ts';
import { postgresBus } from './live/postgresBus.ts';
import { seedDemo } from './seed/demo.ts';
import { StartError } from './startError.ts';

const env = process.env;
const port = Number(env['PORT'] ?? 4600);
const databaseUrl = env['DATABASE_URL'];

async function start(): Promise<void> {
  const store = await openStore({ databaseUrl, dataDirectory: env['ISOPTER_DATA'] ?? 'data' });
  const bus = databaseUrl ? await postgresBus(databaseUrl) : memoryBus();
  if (env['ISOPTER_DEMO'] !== '0') await seedDemo(store.db);
  const app = await buildApp({
    db: store.db,
    bus,
    brandsDirectory: resolve(
      env['ISOPTER_BRANDS'] ?? fileURLToPath(new URL('../../../packages/ui/brands', import.meta.url)),
    ),
    ...(env['ISOPTER_MAIL'] && {
      mail: { directory: resolve(env['ISOPTER_MAIL']), from: env['ISOPTER_MAIL_FROM'] ?? `reports@${hostname()}` },
    }),
    staticDirectory: fileURLToPath(new URL('../../clinic/dist', import.meta.url)),
    trustProxy: env['TRUST_PROXY'] === '1',
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  });
  const close = async () => {
    await app.close();
    await bus.close();
    await store.close();
  };
  try {
    await app.listen({ port, host: env['HOST'] ?? '::' });
  } catch (error) {
    await close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartError(`Port ${port} is in use; choose another with PORT.`)
      : error;
  }
  process.stdout.write(`Isopter server on http://localhost:${port}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});

// `npm run reset-factors -- --username NAME`: removes the second factors of a user who lost them, and whom no administrator
// can help. docs/authentication.md
import { parseArgs } from 'node:util';
import { openStore } from '../../platform/db/store.ts';
import { backgroundWork } from '../../platform/lib/background.ts';
import { StartError } from '../../platform/lib/startError.ts';
import { outboxOf } from '../../platform/outbox/settings.ts';
import { resetFactorsOf } from './resetFactors.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  const store = await openStore({
    databaseUrl: process.env['DATABASE_URL'],
    dataDirectory: process.env['ISOPTER_DATA'] ?? 'data',
  });
  const background = backgroundWork(console);
  const outbox = outboxOf(process.env);
  try {
    await resetFactorsOf({ db: store.db, background, ...(outbox && { outbox }) }, values.username);
    await background.settled();
    console.log(
      'The authenticator app, recovery codes, security keys and passkeys were removed, and all sessions ended. The password is still valid.',
    );
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const isUsage = error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? (error as Error).message : error);
  process.exit(1);
});

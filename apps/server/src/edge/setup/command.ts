// `npm run setup -- --clinic NAME --username NAME --email ADDRESS --first-name NAME --last-name NAME`: creates the first
// account of an empty database. docs/deploying.md
import { parseArgs } from 'node:util';
import { openStore } from '../../platform/db/store.ts';
import { StartError } from '../../platform/lib/startError.ts';
import { OPTIONS, setUp } from './setUp.ts';

const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }] as const));

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const store = await openStore({
    databaseUrl: process.env['DATABASE_URL'],
    dataDirectory: process.env['ISOPTER_DATA'] ?? 'data',
  });
  try {
    const { username, password } = await setUp(store.db, values);
    console.log(`User name: ${username}\nPassword:  ${password}\nIt must be changed at the first sign-in.`);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const isUsage = error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? (error as Error).message : error);
  process.exit(1);
});

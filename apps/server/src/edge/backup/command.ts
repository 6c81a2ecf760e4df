// `npm run backup [-- file]`: everything the database holds, into one file, while the server runs. `npm run restore -- file`
// puts it back. docs/backup.md
import { parseArgs } from 'node:util';
import { backUp, type Contents } from './backup.ts';
import { restore } from './restore.ts';
import { StartError } from '../../platform/lib/startError.ts';

const where = { databaseUrl: process.env['DATABASE_URL'], dataDirectory: process.env['ISOPTER_DATA'] ?? 'data' };

function tell({ tables }: Contents): void {
  for (const [name, { rows, sha256 }] of Object.entries(tables))
    console.log(`${name.padEnd(20)}${String(rows).padStart(10)} rows  ${sha256.slice(0, 16)}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [command, file] = positionals;
  if (command === 'restore') {
    if (file === undefined) throw new StartError('Name the backup: npm run restore -- file');
    const contents = await restore(file, { ...where, replace: values.replace ?? false });
    tell(contents);
    console.log(`Restored as of ${contents.created}.`);
  } else {
    const name = file ?? `isopter-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.backup`;
    tell(await backUp(where, name));
    console.log(`Written to ${name}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

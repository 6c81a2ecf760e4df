// `npm run agent:backup [-- file]`: everything the agent's database has, into one file, also while the agent runs.
// `npm run agent:restore -- file [--replace]` puts it back. docs/agent.md
import { parseArgs } from 'node:util';
import { backUp, type Contents, restore, StartError } from '@isopter/server/agent';
import { MIGRATIONS, refuseServerDatabase } from '../db/open.ts';
import { databaseOf } from '../settings.ts';

const where = { ...databaseOf(process.env), migrations: MIGRATIONS, check: refuseServerDatabase };

function tell({ tables }: Contents): void {
  for (const [name, { rows, sha256 }] of Object.entries(tables))
    console.log(`${name.padEnd(20)}${String(rows).padStart(10)} rows  ${sha256.slice(0, 16)}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [command, file] = positionals;
  if (command === 'restore') {
    if (file === undefined)
      throw new StartError(
        'Name the backup: node apps/agent/dist/backup.js restore file (in a checkout: npm run agent:restore -- file).',
      );
    const contents = await restore(file, { ...where, replace: values.replace ?? false });
    tell(contents);
    console.log(`Restored as of ${contents.created}.`);
  } else {
    const name = file ?? `isopter-agent-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.backup`;
    tell(await backUp(where, name));
    console.log(`Written to ${name}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

// `npm run audit -- verify [--group NAME] [--expect HASH]`: whether the audit rows are as they were written, also while the
// server runs. Ends with 1 when they are not. docs/audit.md
import { parseArgs } from 'node:util';
import { reading } from '../backup/reading.ts';
import { StartError } from '../../platform/lib/startError.ts';
import { groupNamed, missingIds, verifyAll } from './read.ts';
import { report } from './report.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { group: { type: 'string' }, expect: { type: 'string', multiple: true } },
  });
  if (positionals.join() !== 'verify') throw new StartError('npm run audit -- verify [--group NAME] [--expect HASH]');
  const { group } = values;
  const expected = new Set(values.expect);
  const where = { databaseUrl: process.env['DATABASE_URL'], dataDirectory: process.env['ISOPTER_DATA'] ?? 'data' };
  const { checked, missing } = await reading(where, async (session) => ({
    checked: await verifyAll(session, group === undefined ? undefined : await groupNamed(session, group), expected),
    // ids are shared by all chains
    missing: group === undefined ? await missingIds(session) : undefined,
  }));
  const { holds, lines } = report(checked, expected, missing);
  for (const line of lines) console.log(line);
  if (!holds) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

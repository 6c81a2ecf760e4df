// `npm run agent:audit [-- --expect HASH]`: verifies that the rows of the agent's access log are as they were written, also
// while it runs. Ends with 1 if they are not. docs/agent.md
import { parseArgs } from 'node:util';
import { missingIds, reading, report, StartError, verifyAll } from '@isopter/server/agent';
import { databaseOf } from '../settings.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { expect: { type: 'string', multiple: true } } });
  const expected = new Set(values.expect);
  const { checked, missing } = await reading(databaseOf(process.env), async (session) => ({
    checked: await verifyAll(session, undefined, expected),
    missing: await missingIds(session),
  }));
  const { holds, lines } = report(checked, expected, missing);
  for (const line of lines) console.log(line);
  if (!holds) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

// Writes what follows from the calls: their description, and the table of routes a browser needs at run time.
import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { calls } from '../src/calls/index.ts';
import { openApiDocument } from '../src/openapi.ts';

writeFileSync(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`,
);

const rows = Object.entries(calls).map(([name, { method, path }]) => `  ${name}: ['${method}', '${path}'],\n`);
writeFileSync(
  new URL('../src/routes.ts', import.meta.url),
  `// Written by \`npm run openapi -w packages/contract\` from the calls.
import type { CallName, CallSpec } from './types.ts';

/** Method and path of every call: all that a browser needs of the contract at run time. */
export const routes = {
${rows.join('')}} as const satisfies { [N in CallName]: readonly [CallSpec[N]['method'], CallSpec[N]['path']] };

export type { CallAnswer, CallArgs, CallName } from './types.ts';
`,
);

// Writes what follows from the calls: their description, and the tables a browser needs at run time.
import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { isOpenTo } from '../src/access.ts';
import { callAreas, calls } from '../src/calls/index.ts';
import { GROUPS } from '../src/enums/people.ts';
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

const WIDTH = 120;
/** A line as the formatter writes it: in one, or with an item on each. */
function lineOf(name: string, texts: readonly string[]): string {
  const items = texts.map((text) => `'${text}'`);
  const line = `    ${name}: [${items.join(', ')}],`;
  return line.length <= WIDTH
    ? `${line}\n`
    : `    ${name}: [\n${items.map((item) => `      ${item},\n`).join('')}    ],\n`;
}
const areas = Object.entries(callAreas).flatMap(([area, ofArea]) => {
  const lines = (Object.keys(ofArea) as (keyof typeof calls)[]).flatMap((name) => {
    const groups = GROUPS.filter((group) => isOpenTo(group, name));
    return groups.length === 0 ? [] : [lineOf(name, groups)];
  });
  return lines.length === 0 ? [] : [`  ${/\W/.test(area) ? `'${area}'` : area}: {\n${lines.join('')}  },\n`];
});
writeFileSync(
  new URL('../src/permissions.ts', import.meta.url),
  `// Written by \`npm run openapi -w packages/contract\` from the calls.
import type { callAreas } from './calls/index.ts';
import type { Group } from './enums/people.ts';
import type { CallName } from './types.ts';

/** The roles that may make each call, by area; without public calls and those of the on-premises agent. */
export const permissions: Readonly<
  Partial<Record<keyof typeof callAreas, Readonly<Partial<Record<CallName, readonly Group[]>>>>>
> = {
${areas.join('')}};
`,
);

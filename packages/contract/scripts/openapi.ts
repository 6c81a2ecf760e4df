// Writes what follows from the calls: their description, and the tables a browser needs at run time.
import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { isOpenTo } from '../src/access.ts';
import * as roles from '../src/call/roles.ts';
import { callAreas, calls } from '../src/calls/index.ts';
import { type Group, GROUPS } from '../src/enums/people.ts';
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

/** Only reads, and makes calls that concern nobody else. */
const READER: Group = 'SUPPORT_READ_ONLY';
const keyOf = (groups: readonly Group[]): string => GROUPS.filter((group) => groups.includes(group)).join();
const named = Object.entries<readonly Group[]>(roles);
const SETS = new Map([
  ...named.map(([name, groups]) => [keyOf(groups.filter((group) => group !== READER)), `writers(${name})`] as const),
  // those without readers keep their own name
  ...named.map(([name, groups]) => [keyOf(groups), name] as const),
]);
/** The roles of a call as the shared set that has them, if there is one. */
const setOf = (groups: readonly Group[]): string =>
  SETS.get(keyOf(groups)) ?? `[${groups.map((group) => `'${group}'`).join(', ')}]`;
const areas = Object.entries(callAreas).flatMap(([area, ofArea]) => {
  const lines = (Object.keys(ofArea) as (keyof typeof calls)[]).flatMap((name) => {
    const groups = GROUPS.filter((group) => isOpenTo(group, name));
    return groups.length === 0 ? [] : [`    ${name}: ${setOf(groups)},\n`];
  });
  return lines.length === 0 ? [] : [`  ${/\W/.test(area) ? `'${area}'` : area}: {\n${lines.join('')}  },\n`];
});
const used = Object.keys(roles).filter((name) => new RegExp(`\\b${name}\\b`).test(areas.join('')));
writeFileSync(
  new URL('../src/permissions.ts', import.meta.url),
  `// Written by \`npm run openapi -w packages/contract\` from the calls.
import {
${used.map((name) => `  ${name},\n`).join('')}} from './call/roles.ts';
import type { callAreas } from './calls/index.ts';
import type { Group } from './enums/people.ts';
import type { CallName } from './types.ts';

const writers = (groups: readonly Group[]): readonly Group[] => groups.filter((group) => group !== '${READER}');

/** The roles that may make each call, by area; without public calls. */
export const permissions: Readonly<
  Partial<Record<keyof typeof callAreas, Readonly<Partial<Record<CallName, readonly Group[]>>>>>
> = {
${areas.join('')}};
`,
);

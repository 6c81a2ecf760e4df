// Prints which requirement ids a test carries in its title and which none does.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = 'docs/requirements';
const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx', '*.visual.tsx'];

/** The ids of the statements, in the order of the documents: `- AUTH-01 …`. */
const stated = readdirSync(DOCS)
  .sort()
  .flatMap((file) => [...readFileSync(join(DOCS, file), 'utf8').matchAll(/^- ([A-Z0-9]+-\d+) /gm)])
  .map((match) => match[1] ?? '');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...TESTS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const carried = new Set(
  files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\[[^\]]*\]/g)])
    .flatMap(([brackets]) => brackets.match(/[A-Z0-9]+-\d+/g) ?? []),
);

const unproven = stated.filter((id) => !carried.has(id));
const areas = Map.groupBy(unproven, (id) => id.replace(/-\d+$/, ''));
for (const [area, ids] of areas)
  console.log(`${area.padEnd(6)} ${ids.map((id) => id.slice(area.length + 1)).join(' ')}`);
console.log(`${stated.length - unproven.length} of ${stated.length} requirements are carried by a test.`);

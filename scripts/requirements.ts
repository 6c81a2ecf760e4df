// Compares the statements that tests carry with the list of those that must be: docs/requirements/carried.txt. Exits
// with 1 if they differ; --update writes the list again, --tests prints which tests carry what.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsOf } from './requirements/claims.ts';
import { compare } from './requirements/compare.ts';
import { mayProve, TESTS } from './requirements/places.ts';

const DOCS = 'docs/requirements';
const LIST = join(DOCS, 'carried.txt');

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** The ids of the statements, in the order of the documents: `- AUTH-01 …`. */
const stated = readdirSync(DOCS)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .flatMap((file) => [...readFileSync(join(DOCS, file), 'utf8').matchAll(/^- ([A-Z0-9]+-\d+) /gm)])
  .map((match) => match[1]!);

const globs = TESTS.map((glob) => `:(glob)${glob}`);
const files = lines(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...globs], { encoding: 'utf8' }),
);
const claims = files.flatMap((path) =>
  claimsOf(path, readFileSync(path, 'utf8')).map((claim) => ({ ...claim, path, counts: mayProve(claim.id, path) })),
);
const carried = new Set(claims.filter(({ counts }) => counts).map(({ id }) => id));

if (process.argv.includes('--tests'))
  for (const { id, path, title, counts } of claims.toSorted((a, b) => a.id.localeCompare(b.id)))
    console.log(`${id.padEnd(8)} ${counts ? ' ' : '–'} ${path}: ${title}`);
if (process.argv.includes('--update')) writeFileSync(LIST, stated.filter((id) => carried.has(id)).join('\n') + '\n');

const unproven = stated.filter((id) => !carried.has(id));
for (const [area, ids] of Map.groupBy(unproven, (id) => id.replace(/-\d+$/, '')))
  console.log(`${area.padEnd(6)} ${ids.map((id) => id.slice(area.length + 1)).join(' ')}`);
const elsewhere = new Set(claims.filter(({ id }) => !carried.has(id)).map(({ id }) => id));
console.log(`${carried.size} of ${stated.length} requirements are carried by a test.`);
if (elsewhere.size > 0) console.log(`By a part alone, which proves no screen: ${[...elsewhere].sort().join(' ')}`);

const { lost, unlisted, unknown } = compare(stated, carried, lines(readFileSync(LIST, 'utf8')));
if (lost.length > 0) console.error(`Carried by no test any more: ${lost.join(' ')}`);
if (unlisted.length > 0)
  console.error(`Carried, but not in ${LIST} (npm run requirements -- --update): ${unlisted.join(' ')}`);
if (unknown.length > 0) console.error(`No statement of ${DOCS}: ${unknown.join(' ')}`);
process.exit(lost.length + unlisted.length + unknown.length > 0 ? 1 : 0);

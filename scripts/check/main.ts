// `npm run check`: types, lint, and the tests that the difference to a base affects. `-- --base REF` names the base: by
// default `origin/main`, or the last commit where there is no remote. docs/testing.md
import { existsSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { journeysFor } from '../../tests/e2e/features.ts';
import { startPostgres } from '../test/postgres.ts';
import { runPhases } from '../test/steps.ts';
import { stepTable } from '../test/table.ts';
import { affectedTests } from './affected.ts';
import { changedFiles, defaultBase } from './changed.ts';
import { plan } from './plan.ts';

/** Most specs of journeys in one check: each takes about ten seconds. */
const MOST_JOURNEYS = 2;
const SHOWN = 10;

/** Files that decide how everything is built and tested, which no import leads from. */
const CONFIGURATION = /^(package(-lock)?\.json|[^/]+\.config\.ts|tsconfig[^/]*\.json|\.[^/]+rc\.json)$/;

// a signal without a listener would end this process without the `exit` event, at which PostgreSQL is stopped
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { base = defaultBase() } = parseArgs({ options: { base: { type: 'string' } } }).values;
const different = changedFiles(base);
if (different.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}
console.log(`${different.length} files differ from ${base}.`);

// nothing is left to check of deleted files
const changed = different.filter((file) => existsSync(file));
const tests = affectedTests(changed);
const isChanged = (spec: string): boolean => changed.includes(spec);
const journeys = journeysFor(different).toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
const chosenJourneys = journeys.slice(0, MOST_JOURNEYS);

const needsDatabase = tests.server.chosen.length + chosenJourneys.length > 0;
const postgres = needsDatabase ? await startPostgres() : undefined;
if (needsDatabase && !postgres) {
  console.error(
    'No PostgreSQL. Install it (Debian: apt-get install postgresql), or name its programs in POSTGRES_BIN.',
  );
  process.exit(1);
}
const results = await runPhases(plan({ changed, tests, journeys: chosenJourneys, databaseUrl: postgres?.url }));
postgres?.stop();
console.log(`\n${stepTable(results)}\n`);

const left: Readonly<Record<string, readonly string[]>> = {
  'unit tests': tests.unit.skipped,
  'component tests': tests.components.skipped,
  'server tests': tests.server.skipped,
  stories: tests.stories.skipped,
  journeys: journeys.slice(MOST_JOURNEYS),
};
console.log('Not run: visual baselines, unused code (knip), published packages, requirements.');
for (const [kind, files] of Object.entries(left).filter(([, list]) => list.length > 0)) {
  const names = files.slice(0, SHOWN).map((file) => basename(file));
  const more = files.length - names.length;
  console.log(`Not run, ${files.length} ${kind}: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`);
}
const configuration = different.filter((file) => CONFIGURATION.test(file));
if (configuration.length > 0)
  console.log(`Not run, everything that depends on ${configuration.join(', ')}: run \`npm test\`.`);
process.exit(results.every(({ outcome }) => outcome === 'passed') ? 0 : 1);

// The whole gate, in the order in which a mistake shows soonest. Ends with the sum over all runners.
import { mkdirSync, rmSync } from 'node:fs';
import { otherBrowser } from '../visual/browser.ts';
import { DAY } from './day.ts';
import { startPostgres } from './postgres.ts';
import { type Step, runSteps } from './steps.ts';
import { summarize } from './summary.ts';

const RESULTS = '.cache/results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const json = (name: string): string => `--reporter=default --reporter=json --outputFile.json=${RESULTS}/${name}.json`;

const postgres = await startPostgres();
if (!postgres) {
  console.error(
    'PostgreSQL is missing: install it (Debian: apt-get install postgresql), or name its programs in POSTGRES_BIN.',
  );
  process.exit(1);
}
const onPostgres = { TEST_DATABASE_URL: postgres.url };

const steps: Step[] = [
  { name: 'a browser', run: 'node scripts/ensure-browser.ts' },
  { name: 'types', run: 'npm run --silent types' },
  { name: 'lint, format, locales', run: 'npm run --silent lint' },
  // no package is built yet: what needs one to be shows here
  { name: 'build the app', run: 'node scripts/start/build-app.ts', isQuiet: true },
  { name: 'unit and component tests', run: `vitest run --project unit --project browser ${json('unit')}` },
  {
    name: 'the server on PostgreSQL',
    run: `vitest run --project server ${json('server')}`,
    env: { ...onPostgres, TEST_ENGINE: 'postgres' },
  },
  // a sixth of its files, another one each day: both engines run the same statements
  {
    name: 'the server on the embedded database',
    run: `vitest run --project server --shard=${(DAY % 6) + 1}/6 ${json('server-embedded')}`,
    env: { ...onPostgres, TEST_ENGINE: 'pglite' },
  },
  { name: 'build Storybook', run: 'npm run --silent build:storybook', isQuiet: true },
  // each story is played as it is published, and held against a third of .storybook/checks, another one each day
  {
    name: 'stories',
    run: 'npm run --silent test:storybook',
    env: { ISOPTER_EXAMINED: 'turn', RESULTS_FILE: `${RESULTS}/stories.json` },
  },
  { name: 'pictures of the kit', run: `vitest run --project visual ${json('visual')}`, skip: otherBrowser },
  { name: 'build', run: 'npm run --silent build', isQuiet: true },
  { name: 'published packages', run: 'npm run --silent check:packages', isQuiet: true },
  { name: 'end to end', run: 'playwright test', env: { ...onPostgres, RESULTS_FILE: `${RESULTS}/e2e.json` } },
  // servers killed, databases restarted, disks full: every other one, a few times
  { name: 'endurance', run: `npm run --silent endure -- --short --turn ${DAY}` },
  { name: 'requirements', run: 'npm run --silent requirements' },
];

const started = performance.now();
const { failed, skipped: skippedSteps } = runSteps(steps);
postgres.stop();

const { passed, failed: failedTests, flaky, skipped } = summarize(RESULTS);
for (const name of flaky) console.log(`passed when tried again: ${name}`);
for (const name of failedTests) console.log(`failed: ${name}`);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
for (const step of skippedSteps) console.log(`skipped step: ${step}`);
if (failed.length > 0) console.log(`failed steps: ${failed.join(', ')}`);
console.log(`${passed} passed, ${failedTests.length} failed, ${skipped} skipped`);
process.exit(failed.length > 0 || failedTests.length > 0 || passed === 0 ? 1 : 0);

// `npm test` and `npm run test:all`: docs/testing.md. Ends with a table of the steps and the sum over all test runners.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { NO_BROWSER } from '../browser.ts';
import { otherBrowser } from '../visual/browser.ts';
import { readProcesses, serverSeconds } from './cpuTime.ts';
import { plan, readScope, type Scope } from './plan.ts';
import { startPostgres } from './postgres.ts';
import { type Result, runPhases } from './steps.ts';
import { summarize } from './summary.ts';
import { stepTable } from './table.ts';

const RESULTS = '.cache/results';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function scopeOf(args: readonly string[]): Scope {
  try {
    return readScope(args);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

// a signal without a listener would end this process without the `exit` event, at which PostgreSQL is stopped
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const scope = scopeOf(process.argv.slice(2));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const started = performance.now();
const loadBefore = loadavg()[0]!;

const [browser] = await runPhases([[{ name: 'find a browser', run: 'node scripts/ensure-browser.ts' }]]);
if (browser?.outcome !== 'passed') refuse(NO_BROWSER);
const postgres = await startPostgres();
if (!postgres)
  refuse('No PostgreSQL. Install it (Debian: apt-get install postgresql), or name its programs in POSTGRES_BIN.');

const steps = await runPhases(plan({ ...scope, results: RESULTS, databaseUrl: postgres.url, otherBrowser }));
const database: Result = {
  name: 'PostgreSQL, during all steps',
  outcome: 'passed',
  wallSeconds: 0,
  cpuSeconds: serverSeconds(postgres.pid, readProcesses()),
};
postgres.stop();

const { passed, failed, flaky, skipped } = summarize(RESULTS);
const failedSteps = steps.filter(({ outcome }) => outcome === 'failed');
const whole: Result = {
  name: 'all',
  outcome: failedSteps.length > 0 ? 'failed' : 'passed',
  wallSeconds: (performance.now() - started) / 1000,
  cpuSeconds: [...steps, database].reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0),
};

console.log(`\n${stepTable([...steps, database, whole])}`);
console.log(
  `\n${availableParallelism()} cores, load ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after the run`,
);
for (const name of flaky) console.log(`passed only when retried: ${name}`);
for (const name of failed) console.log(`failed: ${name}`);
for (const { name, reason } of steps.filter(({ outcome }) => outcome === 'skipped'))
  console.log(`skipped step: ${name}: ${reason}`);
if (failedSteps.length > 0) console.log(`failed steps: ${failedSteps.map(({ name }) => name).join(', ')}`);
console.log(`${passed} passed, ${failed.length} failed, ${skipped} skipped`);
process.exit(failedSteps.length > 0 || failed.length > 0 || passed === 0 ? 1 : 0);

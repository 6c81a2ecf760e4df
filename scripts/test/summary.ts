import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}
interface PlaywrightResult {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

/** A file that could not even be loaded has no failed test in it, and is a failure all the same. */
const ofVitest = (r: VitestResult): Counts => ({
  passed: r.numPassedTests,
  failed: Math.max(r.numFailedTests, r.numFailedTestSuites > 0 ? 1 : 0),
  skipped: r.numPendingTests + r.numTodoTests,
});
const ofPlaywright = ({ stats }: PlaywrightResult): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/** The sum over the JSON results which the runners left in the folder, one file a run. */
export function countResults(folder: string): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  if (!existsSync(folder)) return sum;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const result = JSON.parse(readFileSync(join(folder, file), 'utf8')) as VitestResult | PlaywrightResult;
    const counts = 'stats' in result ? ofPlaywright(result) : ofVitest(result);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
  }
  return sum;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Results of all tests. */
export interface Summary {
  passed: number;
  skipped: number;
  /** File, title and first error of each failed test. */
  failed: string[];
  /** The same of tests that passed only on a retry. */
  flaky: string[];
}

interface VitestResult {
  testResults: readonly {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: readonly { title: string; tests: readonly { projectName: string; status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}
interface PlaywrightResult {
  suites: readonly PlaywrightSuite[];
}

function addVitest(sum: Summary, { testResults }: VitestResult): void {
  for (const { name, status, assertionResults } of testResults) {
    const file = relative('.', name);
    // a file that could not even be loaded has no failed test in it, and is a failure all the same
    if (status === 'failed' && assertionResults.every((one) => one.status !== 'failed')) sum.failed.push(file);
    for (const { fullName, status: outcome, failureMessages: [message] = [] } of assertionResults) {
      const test = [`${file} › ${fullName}`, message?.split('\n')[0]].filter(Boolean).join(': ');
      if (outcome === 'passed') sum.passed += 1;
      else if (outcome === 'failed') sum.failed.push(test);
      else sum.skipped += 1;
      if (outcome === 'passed' && message !== undefined) sum.flaky.push(test);
    }
  }
}

function addPlaywright(sum: Summary, { file, specs, suites = [] }: PlaywrightSuite): void {
  for (const { title, tests } of specs)
    for (const { projectName, status } of tests) {
      const name = `${file} › ${title} (${projectName})`;
      if (status === 'expected' || status === 'flaky') sum.passed += 1;
      if (status === 'unexpected') sum.failed.push(name);
      if (status === 'skipped') sum.skipped += 1;
      if (status === 'flaky') sum.flaky.push(name);
    }
  for (const suite of suites) addPlaywright(sum, suite);
}

/** The sum over the JSON results which the runners left in the folder, one file a run. */
export function summarize(folder: string): Summary {
  const sum: Summary = { passed: 0, skipped: 0, failed: [], flaky: [] };
  if (!existsSync(folder)) return sum;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const result = JSON.parse(readFileSync(join(folder, file), 'utf8')) as VitestResult | PlaywrightResult;
    if ('suites' in result) for (const suite of result.suites) addPlaywright(sum, suite);
    else addVitest(sum, result);
  }
  return sum;
}

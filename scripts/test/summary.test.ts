import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summarize } from './summary.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'embedded', status }] });

describe('what came of all tests', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'isopter-summary-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const leave = (name: string, result: object): void => writeFileSync(join(folder, name), JSON.stringify(result));

  it('covers both runners: failed tests with their reason, and tests that passed at their second try', () => {
    const refused = 'AssertionError: expected 1 to be 2\n    at rules.test.ts:3';
    leave('unit.json', {
      testResults: [
        {
          name: resolve('rules.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'passes', status: 'passed', failureMessages: [] },
            { fullName: 'fails', status: 'failed', failureMessages: [refused] },
            { fullName: 'wavers', status: 'passed', failureMessages: [refused] },
            { fullName: 'is left out', status: 'pending', failureMessages: [] },
          ],
        },
        { name: resolve('broken.test.ts'), status: 'failed', assertionResults: [] },
      ],
    });
    leave('e2e.json', {
      suites: [
        { file: 'a.spec.ts', specs: [spec('goes', 'expected'), spec('wavers', 'flaky'), spec('ends', 'unexpected')] },
      ],
    });
    const { passed, skipped, failed, flaky } = summarize(folder);
    expect([passed, skipped]).toEqual([4, 1]);
    expect(failed.toSorted()).toEqual([
      'a.spec.ts › ends (embedded)',
      'broken.test.ts',
      'rules.test.ts › fails: AssertionError: expected 1 to be 2',
    ]);
    expect(flaky.toSorted()).toEqual([
      'a.spec.ts › wavers (embedded)',
      'rules.test.ts › wavers: AssertionError: expected 1 to be 2',
    ]);
  });

  it('is empty if nothing ran', () => {
    expect(summarize(join(folder, 'nowhere'))).toEqual({ passed: 0, skipped: 0, failed: [], flaky: [] });
  });
});

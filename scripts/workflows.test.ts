import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

describe.each(readdirSync(folder))('%s', (name) => {
  const workflow = readFileSync(join(folder, name), 'utf8');
  const lines = workflow.split('\n');

  it('runs npm scripts that exist', () => {
    const names = [...workflow.matchAll(/\bnpm (?:test|run ([\w:-]+))/g)].map(([, script = 'test']) => script);
    expect(names.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('pins each action to a commit and names its version', () => {
    const actions = lines.filter((line) => /\buses: (?!\.\/)/.test(line));
    expect(actions).not.toEqual([]);
    expect(actions.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('limits the time of every job', () => {
    const jobs = lines.filter((line) => /^ {4}runs-on:/.test(line));
    expect(jobs).not.toEqual([]);
    expect(lines.filter((line) => /^ {4}timeout-minutes: \d+$/.test(line))).toHaveLength(jobs.length);
  });

  it('sets permissions and concurrency', () => {
    expect(workflow).toMatch(/^permissions:/m);
    expect(workflow).toMatch(/^concurrency:/m);
  });
});

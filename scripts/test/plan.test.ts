import { describe, expect, it } from 'vitest';
import { plan, readScope, type Scope } from './plan.ts';

const stepsOf = (scope: Scope) =>
  plan({ ...scope, results: 'results', databaseUrl: 'postgres://x', otherBrowser: () => undefined }).flat();
const names = (scope: Scope): string[] => stepsOf(scope).map(({ name }) => name);

const isFiltered = ({ run }: { run: string }): boolean => /(?:--tags-filter=!|--grep-invert=)@all/.test(run);

describe('readScope', () => {
  it('reads what the commands pass', () => {
    expect(readScope([])).toEqual({ isAll: false });
    expect(readScope(['--all'])).toEqual({ isAll: true });
    expect(readScope(['--shard', '2/4'])).toEqual({ isAll: false, shard: '2/4' });
    expect(readScope(['--all', '--shard', '4/4'])).toEqual({ isAll: true, shard: '4/4' });
  });

  it.each([
    [['--shard']],
    [['--shard', '5/4']],
    [['--shard', '0/4']],
    [['--shard', '01/4']],
    [['--quick']],
    [['--shard', '1/2', '--all']],
  ])('refuses %j', (args) => {
    expect(() => readScope(args)).toThrow('Unknown arguments');
  });
});

describe('plan', () => {
  it('runs every step of npm test in test:all too', () => {
    const all = names({ isAll: true });
    for (const name of names({ isAll: false })) expect(all).toContain(name);
    expect(all).toEqual(
      expect.arrayContaining(['server on the embedded database', 'packed kit', 'fresh clone', 'endurance']),
    );
  });

  it('leaves tests with the tag @all to test:all', () => {
    expect(
      stepsOf({ isAll: false })
        .filter(isFiltered)
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['server on PostgreSQL', 'journeys', 'unit and component tests']));
    expect(stepsOf({ isAll: true }).filter(isFiltered)).toEqual([]);
  });

  it('shares the tests out to shards, and runs what cannot be shared once', () => {
    const second = stepsOf({ isAll: false, shard: '2/4' });
    expect(second.map(({ name }) => name)).not.toContain('types');
    const tests = second.filter(({ run }) => /^(vitest|playwright)/.test(run));
    expect(tests.length).toBeGreaterThan(3);
    for (const { run } of tests) expect(run).toContain('--shard=2/4');
    expect(names({ isAll: false, shard: '1/4' })).toEqual(names({ isAll: false }));
  });

  it('compares visual baselines whole: they need no more than a minute', () => {
    expect(stepsOf({ isAll: false, shard: '1/4' }).find(({ name }) => name === 'visual baselines')?.run).not.toContain(
      '--shard',
    );
  });
});

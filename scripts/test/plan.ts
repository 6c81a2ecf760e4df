import type { Phase, Step } from './steps.ts';

/** Which tests a run includes. */
export interface Scope {
  /** Everything, for nights and releases; otherwise what decides whether a change may land. */
  isAll: boolean;
  /** A part of the tests, for CI machines that share a run: `2/4` is the second of four. */
  shard?: string;
}

export interface PlanOptions extends Scope {
  /** Folder for the JSON results of the test runners. */
  results: string;
  /** The PostgreSQL for tests of the server and journeys. */
  databaseUrl: string;
  /** Returns why the visual baselines cannot be compared on this machine. */
  otherBrowser: () => string | undefined;
}

const SHARD = /^(?<index>[1-9]\d*)\/(?<count>[1-9]\d*)$/;

/**
 * Reads the arguments of `npm test`: `--all`, `--shard 2/4`.
 * @throws Error for any other argument
 */
export function readScope(args: readonly string[]): Scope {
  const [first, second, ...more] = args;
  if (first === undefined) return { isAll: false };
  if (first === '--all') return { ...readScope(args.slice(1)), isAll: true };
  const { index, count } = SHARD.exec(second ?? '')?.groups ?? {};
  if (first !== '--shard' || more.length > 0 || !(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`Unknown arguments: ${args.join(' ')}. There are --all and --shard 1/4.`);
  return { isAll: false, shard: second! };
}

/**
 * Returns the steps of a run. Server tests and journeys wait for timers and sockets for a third of their time: the steps beside
 * them use the cores meanwhile.
 */
export function plan({ isAll, shard, results, databaseUrl, otherBrowser }: PlanOptions): Phase[] {
  const scope = isAll ? 'all' : 'gate';
  const part = shard === undefined ? '' : ` --shard=${shard}`;
  const vitest = (projects: readonly string[], name: string): string => {
    const chosen = projects.map((project) => `--project ${project}`).join(' ');
    return `vitest run ${chosen}${isAll ? '' : ' "--tags-filter=!@all"'} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`;
  };
  const playwright = (options: string): string => `playwright test ${options}${part}`;
  const server = (engine: 'postgres' | 'pglite', name: string): Step => ({
    name,
    run: vitest(['server'], `server-${engine}`) + part,
    env: { TEST_DATABASE_URL: databaseUrl, TEST_ENGINE: engine, ISOPTER_TESTS: scope },
  });
  const journeys = (name: string, projects: readonly string[], options = ''): Step => ({
    name,
    run: playwright(projects.map((project) => `--project="${project}"`).join(' ') + options),
    env: {
      TEST_DATABASE_URL: databaseUrl,
      ISOPTER_TESTS: scope,
      RESULTS_FILE: `${results}/${name.replaceAll(' ', '-')}.json`,
    },
  });

  /** The first machine runs the steps that cannot be divided. */
  const isFirst = shard === undefined || shard.startsWith('1/');
  const once = (...steps: Step[]): Step[] => (isFirst ? steps : []);

  const packages = once({
    name: 'published packages',
    run: 'npm run --silent build && npm run --silent check:packages',
    isQuiet: true,
  });
  const visual = once({ name: 'visual baselines', run: vitest(['visual'], 'visual'), skip: otherBrowser });

  const phases: Step[][] = [
    [
      ...once(
        { name: 'types', run: 'npm run --silent types' },
        { name: 'lint, format, imports, locales', run: 'npm run --silent lint' },
      ),
      // before the packages are built: the app must not need them
      { name: 'build the app', run: 'node scripts/start/build-app.ts', isQuiet: true },
      { name: 'build Storybook', run: 'npm run --silent build:storybook', isQuiet: true },
    ],
    [server('postgres', 'server on PostgreSQL'), ...packages, ...visual],
    isAll ? [server('pglite', 'server on the embedded database')] : [],
    [
      {
        name: 'stories',
        run: playwright('--config playwright.storybook.config.ts'),
        env: { STORIES: isAll ? 'all' : 'quick', RESULTS_FILE: `${results}/stories.json` },
      },
    ],
    [
      isAll
        ? journeys('journeys', ['PostgreSQL', 'embedded database'])
        : journeys('journeys', ['PostgreSQL', 'embedded database'], ' --grep-invert=@all'),
      {
        name: 'unit and component tests',
        run: vitest(['unit', 'browser'], 'unit') + part,
        env: { ISOPTER_TESTS: scope },
      },
    ],
    isAll ? [journeys('packed kit', ['packed kit'])] : [],
    isAll ? [journeys('fresh clone', ['fresh clone'])] : [],
    isAll ? once({ name: 'endurance', run: 'npm run --silent endure -- --short' }) : [],
    once({ name: 'requirements', run: 'npm run --silent requirements' }),
  ];
  return phases.filter((phase) => phase.length > 0);
}

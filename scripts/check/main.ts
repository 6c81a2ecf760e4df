// `npm run check`: types, lint, and the tests that the difference to a base affects. `-- --base REF` names the base: by
// default `origin/main`, or the last commit where there is no remote. docs/testing.md
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { routes } from '../../packages/contract/src/routes.ts';
import { journeysFor } from '../../tests/e2e/features.ts';
import { startPostgres } from '../test/postgres.ts';
import { type Phase, runPhases, type Step } from '../test/steps.ts';
import { stepTable } from '../test/table.ts';
import { callsHandledIn, makesCall } from './calls.ts';
import { changedFiles, defaultBase } from './changed.ts';
import { dependents, importersByFile } from './importers.ts';
import { readModule } from './modules.ts';
import { type Manifest, resolver } from './resolve.ts';
import { type Selections, selectTests } from './select.ts';

/** Most journeys of one check: each takes about ten seconds. */
const MOST_JOURNEYS = 2;
const SHOWN = 10;
/** Folder of a Storybook that contains the chosen stories only. */
const STORYBOOK = '.cache/storybook-check';

// a signal without a listener would end this process without the `exit` event, at which PostgreSQL is stopped
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { base = defaultBase() } = parseArgs({ options: { base: { type: 'string' } } }).values;
const different = changedFiles(base);
if (different.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}
console.log(`${different.length} files differ from ${base}.`);
/** Without deleted files: there is nothing left of them to check or to run. */
const changed = different.filter((file) => existsSync(file));

const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file);
const read = (file: string): string => readFileSync(file, 'utf8');

function affectedTests(): Selections {
  const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => isCode(file) && !/^tests\/(bench|consumer)\//.test(file));
  const present = code.filter((file) => existsSync(file));
  const sources = new Map(present.map((file) => [file, read(file)]));
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));
  const manifests = globSync('{packages,apps}/*/package.json').map(
    (file) => [file.replace('/package.json', ''), JSON.parse(read(file)) as Manifest] as const,
  );
  const importers = importersByFile(modules, resolver(new Map(manifests)));
  const distances = dependents(changed, importers);
  const calls = new Set(Object.keys(routes));
  const handled = new Set(
    [...distances]
      .filter(([file, distance]) => distance <= 1 && file.startsWith('apps/server/src/') && !file.includes('.test.'))
      .flatMap(([file]) => callsHandledIn(sources.get(file) ?? '', calls)),
  );
  return selectTests(distances, changed, (file) => makesCall(sources.get(file) ?? '', handled));
}

const { unit, components, server, stories } = affectedTests();
const journeys = journeysFor(different);
const chosenJourneys = journeys.slice(0, MOST_JOURNEYS);

const postgres = server.chosen.length + chosenJourneys.length > 0 ? await startPostgres() : undefined;
const env = postgres && { TEST_DATABASE_URL: postgres.url };
const chosenStories = { STORIES: 'quick', STORIES_FILES: stories.chosen.join(','), STORYBOOK_FOLDER: STORYBOOK };
const lintable = changed.filter(isCode);

/** Arguments of a shell command; names of files may contain spaces. */
const quoted = (files: readonly string[]): string => files.map((file) => `"${file}"`).join(' ');
const steps = (when: boolean, ...list: Step[]): Step[] => (when ? list : []);
const vitest = (project: string, files: readonly string[]): string =>
  `vitest run --project ${project} ${quoted(files)}`;
const phases: Phase[] = [
  [
    { name: 'types', run: 'npm run --silent types' },
    {
      name: 'lint, format, imports',
      run: [
        ...(lintable.length > 0
          ? [
              `oxlint --type-aware --tsconfig tsconfig.lint.json --report-unused-disable-directives-severity=error ${quoted(lintable)}`,
            ]
          : []),
        ...(changed.length > 0 ? [`oxfmt --check --no-error-on-unmatched-pattern ${quoted(changed)}`] : []),
        'node scripts/check-imports.ts',
        'node --conditions=@isopter/source --import=tsx scripts/check-locales.ts',
      ].join(' && '),
    },
    ...steps(stories.chosen.length > 0, {
      name: 'build Storybook',
      run: `storybook build -o ${STORYBOOK} --quiet`,
      env: chosenStories,
      isQuiet: true,
    }),
    ...steps(chosenJourneys.length > 0, {
      name: 'build the app',
      run: 'node scripts/start/build-app.ts',
      isQuiet: true,
    }),
  ],
  steps(unit.chosen.length > 0, { name: 'unit tests', run: vitest('unit', unit.chosen) }),
  steps(components.chosen.length > 0, { name: 'component tests', run: vitest('browser', components.chosen) }),
  steps(server.chosen.length > 0, {
    name: 'server on PostgreSQL',
    run: vitest('server', server.chosen),
    env: { ...env, TEST_ENGINE: 'postgres' },
  }),
  steps(stories.chosen.length > 0, {
    name: 'stories',
    run: 'npm run --silent test:storybook',
    env: chosenStories,
  }),
  steps(chosenJourneys.length > 0, {
    name: 'journeys',
    run: `playwright test --project=PostgreSQL ${quoted(chosenJourneys)}`,
    env: { ...env },
  }),
].filter((phase) => phase.length > 0);

const results = await runPhases(phases);
postgres?.stop();
console.log(`\n${stepTable(results)}\n`);

const left: Readonly<Record<string, readonly string[]>> = {
  'unit tests': unit.skipped,
  'component tests': components.skipped,
  'tests of the server': server.skipped,
  stories: stories.skipped,
  journeys: journeys.slice(MOST_JOURNEYS),
};
console.log('Not run: visual baselines, unused code (knip), published packages, requirements.');
for (const [kind, files] of Object.entries(left).filter(([, list]) => list.length > 0)) {
  const names = files.slice(0, SHOWN).map((file) => basename(file));
  const more = files.length - names.length;
  console.log(`Not run, ${files.length} ${kind}: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`);
}
process.exit(results.every(({ outcome }) => outcome === 'passed') ? 0 : 1);

import type { Phase, Step } from '../test/steps.ts';
import { isCode } from './affected.ts';
import type { Selections } from './select.ts';

export interface CheckOptions {
  /** Changed files that exist. */
  changed: readonly string[];
  tests: Selections;
  /** Specs of tests/e2e. */
  journeys: readonly string[];
  /** The PostgreSQL for tests of the server and journeys. */
  databaseUrl: string | undefined;
}

/** Folder of a Storybook that contains the chosen stories only. */
const STORYBOOK = '.cache/storybook-check';

/** Arguments of a shell command; names of files may contain spaces. */
const quoted = (files: readonly string[]): string => files.map((file) => `"${file}"`).join(' ');

const when = (files: readonly string[], step: Step): Step[] => (files.length > 0 ? [step] : []);

function lint(changed: readonly string[]): string {
  const code = changed.filter(isCode);
  return [
    code.length > 0 &&
      `oxlint --type-aware --tsconfig tsconfig.lint.json --report-unused-disable-directives-severity=error ${quoted(code)}`,
    changed.length > 0 && `oxfmt --check --no-error-on-unmatched-pattern ${quoted(changed)}`,
    'node scripts/check-imports.ts',
    'node --conditions=@isopter/source --import=tsx scripts/check-locales.ts',
  ]
    .filter(Boolean)
    .join(' && ');
}

/** Returns the steps of a check. What the tests need is built while types and lint run. */
export function plan({ changed, tests, journeys, databaseUrl }: CheckOptions): Phase[] {
  const { unit, components, server, stories } = tests;
  const vitest = (project: string, files: readonly string[]): string =>
    `vitest run --project ${project} ${quoted(files)}`;
  const database: Record<string, string> = databaseUrl === undefined ? {} : { TEST_DATABASE_URL: databaseUrl };
  const storybook = { STORIES: 'quick', STORIES_FILES: stories.chosen.join(','), STORYBOOK_FOLDER: STORYBOOK };
  const phases: Step[][] = [
    [
      { name: 'types', run: 'npm run --silent types' },
      { name: 'lint, format, imports, locales', run: lint(changed) },
      ...when(stories.chosen, {
        name: 'build the chosen stories',
        run: `storybook build -o ${STORYBOOK} --quiet`,
        env: storybook,
        isQuiet: true,
      }),
      ...when(journeys, { name: 'build the app', run: 'node scripts/start/build-app.ts', isQuiet: true }),
    ],
    when(unit.chosen, { name: 'unit tests', run: vitest('unit', unit.chosen) }),
    when(components.chosen, { name: 'component tests', run: vitest('browser', components.chosen) }),
    when(server.chosen, {
      name: 'server on PostgreSQL',
      run: vitest('server', server.chosen),
      env: { ...database, TEST_ENGINE: 'postgres' },
    }),
    // the other specs are about the whole Storybook
    when(stories.chosen, {
      name: 'stories',
      run: 'playwright test --config playwright.storybook.config.ts played.spec.ts',
      env: storybook,
    }),
    when(journeys, {
      name: 'journeys',
      run: `playwright test --project=PostgreSQL ${quoted(journeys)}`,
      env: database,
    }),
  ];
  return phases.filter((phase) => phase.length > 0);
}

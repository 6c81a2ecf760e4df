import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { testBrowserLaunch } from './scripts/browser.ts';
import { slowness } from './scripts/test/slowness.ts';
import './scripts/test/timezone.ts';
import type { SystemOptions } from './tests/e2e/system.ts';

const { headless, ...launchOptions } = testBrowserLaunch();

/** The PostgreSQL that the journeys are made on, as a clinic's are; on the embedded database, as those of `npm start`, else. */
const databaseUrl = process.env['TEST_DATABASE_URL'];

/** How long a step waits for what it expects, ms. */
const PATIENCE = 20_000 * slowness();
/** How long a whole journey may take, ms. */
const JOURNEY = 8 * PATIENCE;

/** Each worker runs a separate Isopter: server, database, two headsets. See tests/e2e/system.ts. */
export default defineConfig<object, SystemOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/programs.ts',
  outputDir: '.cache/e2e',
  // a further worker on two cores was tried: no faster, and a click came too early
  workers: availableParallelism(),
  timeout: JOURNEY,
  expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE } },
  forbidOnly: Boolean(process.env['CI']),
  // the summary lists a test that passes only on retry as a defect
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env['RESULTS_FILE'] ?? '.cache/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    headless,
    // nothing is waited for that only fades or slides; the stories show motion
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    // what cannot be clicked fails soon, with the page as it was, and not with its whole journey
    actionTimeout: 2 * PATIENCE,
    // recording costs a third of the journey: only what is tried again, or is worked on, is recorded
    trace: process.env['ISOPTER_TESTS'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(databaseUrl
      ? [
          { name: 'PostgreSQL', use: { databaseUrl } },
          {
            name: 'embedded database',
            ...(process.env['ISOPTER_TESTS'] !== 'all' && {
              testMatch: 'examination.spec.ts',
              grep: /a doctor examines/,
            }),
          },
        ]
      : [{ name: 'embedded database' }]),
    {
      name: 'the kit is installed',
      testDir: 'tests/consumer',
      testMatch: 'install.setup.ts',
      teardown: 'the kit is removed',
    },
    { name: 'the kit is removed', testDir: 'tests/consumer', testMatch: 'remove.teardown.ts' },
    { name: 'packed kit', testDir: 'tests/consumer', dependencies: ['the kit is installed'] },
    { name: 'fresh clone', testDir: 'tests/fresh' },
  ],
});

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testBrowserLaunch } from './scripts/browser.ts';
import { slowness } from './scripts/test/slowness.ts';
import './scripts/test/timezone.ts';

const { headless, ...launchOptions } = testBrowserLaunch();

/** Plays the stories of the built Storybook: `npm run test:storybook`, after `npm run build:storybook`. */
export default defineConfig({
  testDir: 'tests/storybook',
  testMatch: '*.spec.ts',
  // stories do not depend on each other in the gate either: the run of all stories tries to switch between them
  ...(process.env['STORIES'] === 'quick' && { testIgnore: 'switching.spec.ts' }),
  outputDir: '.cache/storybook-results',
  // workers take whole files of stories, which do not depend on each other
  fullyParallel: true,
  // stories wait for timers and frames: further workers use the time
  workers: Math.ceil(1.5 * availableParallelism()),
  timeout: 60_000 * slowness(),
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: process.env['RESULTS_FILE'] ?? '.cache/storybook-results.json' }]],
  use: { headless, launchOptions },
});

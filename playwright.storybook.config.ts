import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

const { headless, ...launchOptions } = browserLaunch();

/** Plays every story of the Storybook that is published: `npm run test:storybook`, after `npm run build:storybook`. */
export default defineConfig({
  testDir: 'tests/storybook',
  outputDir: '.cache/storybook-results',
  // the stories are independent of one another: the workers share them out
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: process.env['RESULTS_FILE'] ?? '.cache/storybook-results.json' }]],
  // no motion: what a check looks at is where it will stay
  use: { headless, launchOptions, viewport: { width: 800, height: 600 }, contextOptions: { reducedMotion: 'reduce' } },
});

import { test as base } from '@playwright/test';
import { preview } from 'vite';
import { PUBLISHED } from './published.ts';
import { StoryPage } from './StoryPage.ts';

interface Shared {
  /** Address of the built Storybook, ending with a slash. */
  storybook: string;
  /** One page per worker; a failed test ends both. */
  storyPage: StoryPage;
}

export const test = base.extend<object, Shared>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await preview({
        configFile: false,
        build: { outDir: PUBLISHED },
        preview: { host: '127.0.0.1', port: 0 },
        logLevel: 'error',
      });
      await provide(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser, storybook }, provide) => {
      // no motion: the checks look at final positions
      const page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
      const storyPage = new StoryPage(page, storybook);
      await storyPage.prepare();
      await provide(storyPage);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

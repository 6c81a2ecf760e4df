// Counts the snapshots of a full Chromatic build: `npm run build:storybook`, then `npm run snapshots`.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunch } from './browser.ts';
import { extractStories, snapshotsOf } from './snapshots/extract.ts';

const server = await preview({
  configFile: false,
  build: { outDir: '.cache/storybook' },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
const browser = await chromium.launch(browserLaunch());
const stories = await extractStories(browser, server.resolvedUrls!.local[0]!);
await browser.close();
await server.close();

const taken = stories.filter((story) => snapshotsOf(story).length > 0);
const modes = Map.groupBy(taken.flatMap(snapshotsOf), (mode) => mode);
const groups = Map.groupBy(taken, ({ title }) => title.split('/', 1)[0]!);

console.log(`${stories.length} stories, ${taken.length} with snapshots`);
console.table(
  [...groups].map(([group, members]) => ({
    group,
    stories: members.length,
    snapshots: members.flatMap(snapshotsOf).length,
  })),
);
console.table([...modes].map(([mode, { length: snapshots }]) => ({ mode, snapshots })));
console.log(`${taken.flatMap(snapshotsOf).length} snapshots in a full build`);

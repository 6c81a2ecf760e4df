import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.ts';
import { slowness } from './scripts/test/slowness.ts';
import './scripts/test/timezone.ts';
import { PICTURES } from './scripts/visual/browser.ts';
import { fromSources } from './scripts/vite-shared.ts';

const browser = () => ({
  enabled: true as const,
  headless: true,
  screenshotFailures: false,
  // no motion: what a test looks at is where it will stay
  provider: playwright({ launchOptions: browserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 800, height: 600 } }],
});

/** Timeouts for this machine as busy as it is now. On an idle one every test takes a fraction of this. */
const patience = {
  testTimeout: 60_000 * slowness(),
  hookTimeout: 60_000 * slowness(),
  expect: { poll: { timeout: 10_000 * slowness() } },
  provide: { slowness: slowness() },
};

/** Set-up that runs before each test file, because files share modules. */
const SETUP = ['apps/headset/src/fakes/beforeEachFile.ts'];

/** What the world around a story needs, as the tests of that world do. */
const OF_STORIES = [
  'storybook/test',
  ...['ar-AE', 'en-US', 'es-ES'].map((locale) => `react-aria-components/i18n/${locale}`),
];

/** Everything Vite would find only while a test is running: it then reloads the page under the test. */
const PREBUNDLE = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  'react-aria/FocusScope',
  'react-aria/mergeProps',
  'react-aria/useCalendar',
  'react-aria/useField',
  'react-aria/useFocusRing',
  'react-aria/useLandmark',
  'react-aria/useAutocomplete',
  'react-aria/useMenu',
  'react-aria/useMove',
  'react-aria/usePress',
  'react-aria/useTable',
  'react-stately/useControlledState',
  'react-stately/useMenuTriggerState',
  'react-stately/useTableState',
  'axe-core',
  '@internationalized/date',
  '@react-pdf/renderer',
  '@simplewebauthn/browser',
  'cborg',
  'lucide-react',
  '@vanilla-extract/css',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@visx/curve',
  '@visx/event',
  '@visx/grid',
  '@visx/group',
  '@visx/responsive',
  '@visx/scale',
  '@visx/shape',
  'i18next',
  'idb',
  'react-i18next',
  'react-hook-form',
  'libphonenumber-js/min',
  'jsqr',
  'swr',
  'uqr',
  'valtio',
  'wouter',
  'wouter/memory-location',
  'zod/mini',
];

export default defineConfig({
  // styles are evaluated by a server that reads this file, not a project's settings
  ...fromSources,
  test: {
    tags: [{ name: '@all', description: 'Runs in `npm run test:all` and `npm run check`, not in `npm test`.' }],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        ...fromSources,
        test: {
          name: 'unit',
          environment: 'node',
          // pure functions leave nothing behind for the next file, and modules are loaded once a worker
          isolate: false,
          setupFiles: SETUP,
          ...patience,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{clinic,headset}/src/**/*.test.ts',
            '{scripts,.storybook,tests/{consistency,storybook}}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        ...fromSources,
        // React as it is deployed: for a description of a mistake in its own words it keeps a stack of each element
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          // the keys of Vitest's cache leave `oxc` out: the modules of other projects would be taken for those of this one
          fsModuleCachePath: 'node_modules/.vitest-cache-server',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          include: ['apps/{server,agent}/{src,test}/**/*.test.ts', 'tests/together/*.test.ts'],
          globalSetup: ['apps/server/test/support/filledDatabases.ts', 'scripts/test/programs.ts'],
          // servers keep their state in separate objects; loading modules takes longer than most tests
          isolate: false,
          setupFiles: SETUP,
          ...patience,
          // as stories and journeys: the summary names what passed at its second try
          retry: process.env['CI'] ? 1 : 0,
          // servers wait for timers, sockets and threads: a second worker uses the core meanwhile
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        ...fromSources,
        optimizeDeps: { include: [...PREBUNDLE, ...OF_STORIES, 'vitest-browser-react'] },
        test: {
          name: 'browser',
          ...patience,
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          browser: browser(),
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        ...fromSources,
        optimizeDeps: { include: [...PREBUNDLE, 'vitest-browser-react'] },
        define: {
          'import.meta.env.ISOPTER_THEME': JSON.stringify('light'),
          'import.meta.env.ISOPTER_LOCALE': JSON.stringify('en-US'),
          'import.meta.env.ISOPTER_UPDATE': JSON.stringify(process.env['ISOPTER_UPDATE'] ?? ''),
        },
        test: {
          name: 'visual',
          include: ['tests/visual/*.visual.tsx'],
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                screenshotOptions: { animations: 'disabled', caret: 'hide' },
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) => `${import.meta.dirname}/${PICTURES}/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});

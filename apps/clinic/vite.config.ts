import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { readsSourcesOnly } from '../../scripts/start/sources.ts';
import { shared } from '../../scripts/vite-shared.ts';
import { bundleBudget } from './bundleBudget.ts';
import { fetchFirst, withOwnFile } from './fetchFirst.ts';
import { keepBuilds } from './keepBuilds.ts';
import { locales } from './locales.ts';
import { manuals } from './manuals.ts';
import { notices } from './notices.ts';

/** Where the server answers while the app is served by Vite. */
const server = process.env['ISOPTER_SERVER'] ?? 'http://localhost:4600';
const proxy = {
  // not the shorthand: that would hide the page's own host, which the server compares with the origin
  '/api': { target: server },
  '/brands': { target: server },
  '/outbox': { target: server },
  '/device': { target: server, ws: true },
  '/live': { target: server.replace(/^http/, 'ws'), ws: true },
};

/** The server's pages come with this cookie; while Vite serves them, it comes from here. */
const csrfCookie: Plugin = {
  name: 'isopter-csrf-cookie',
  configureServer: ({ middlewares }) => {
    middlewares.use(({ headers }, response, next) => {
      if (!headers.cookie?.includes('csrftoken='))
        response.setHeader('set-cookie', `csrftoken=${randomUUID()}; Path=/; SameSite=Lax`);
      next();
    });
  },
};

/** Modules shared by all monitors, unlike lists and staircases, which only some use. */
const MONITOR =
  /\/src\/features\/tests\/monitor\/WatchedTest\.tsx$|\/monitor-charts\/src\/(chart\/(LiveSummary|announce|DataTable)|shared\/(?!recordList|RecordTable|snapshot|modelStore|steps|point))/;
/** The grammar of plots with what it is made of: the wall and monitors of words alone do without. */
const PLOTS =
  /\/monitor-charts\/src\/(chart\/(?!LiveSummary|announce|DataTable|paint)|shared\/point)|\/node_modules\/@visx\/(?!responsive)/;

export default mergeConfig(
  shared,
  defineConfig({
    plugins: [
      csrfCookie,
      locales(),
      manuals(),
      notices(),
      // react-aria's words come as one chunk for the chosen language: src/lib/platform/i18n/ariaStrings.ts
      optimizeLocales.vite({ locales: [] }),
      bundleBudget(),
      fetchFirst(),
      readsSourcesOnly(join(import.meta.dirname, '../..')),
      keepBuilds(),
    ],
    build: {
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: withOwnFile },
      rolldownOptions: {
        output: {
          // the first page lists the files of all others: without their names it is smaller
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
          // crumbs compress badly: what is wanted at the same moment is one chunk, with all it imports that no other has
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'], priority: 3, includeDependenciesRecursively: false },
              { name: 'session', test: /\/src\/features\/session\/(signIn|attempt)\.ts$/, priority: 2 },
              {
                name: 'patients',
                test: /\/src\/(shell\/SignedIn|features\/patients\/list\/PatientList)\.tsx$/,
                priority: 1,
              },
              { name: 'plots', test: PLOTS, priority: 1 },
              { name: 'monitor', test: MONITOR },
              // what the wall and the monitors share: it must not bring the parts of a full monitor to the wall
              { name: 'live', test: /\/src\/lib\/domain\/live\/(useMonitor|load)\.ts$/ },
              { name: 'overlays', test: /\/(Menu\/MenuPopup|ConfirmDialog\/ConfirmDialog)\.tsx$/ },
            ],
          },
        },
      },
    },
    server: { host: process.env['HOST'], port: Number(process.env['PORT'] ?? 4670), strictPort: true, proxy },
    preview: { port: Number(process.env['PORT'] ?? 4670), strictPort: true, proxy },
  }),
);

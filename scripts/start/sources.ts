import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Everything the built app is made of, besides what is installed. */
export const SOURCES = [
  'apps/clinic',
  'packages',
  'package-lock.json',
  'scripts/vite-shared.ts',
  'scripts/start',
  'scripts/notices',
  // the manuals
  'apps/server/src/exchange/manuals',
  'docs/pictures',
];

/** Folders within them that are made, not written. */
const MADE = /(^|\/)(dist|\.cache)(\/|$)/;
const INSTALLED = /(^|\/)node_modules\//;

/** Returns whether a file, named from the root of the checkout, is of those that {@link SOURCES} names. */
export const isSource = (file: string): boolean =>
  !MADE.test(file) && SOURCES.some((source) => file === source || file.startsWith(`${source}/`));

/** Name of the plugin below, under which the server that evaluates styles takes it over. */
export const SOURCES_ONLY = 'isopter-reads-sources-only';

/**
 * Fails a build that reads a file of the checkout which is not among the sources: a change of that file would not
 * rebuild the app, or the app would contain an old build of a package. Applies to the evaluation of styles too.
 */
export const readsSourcesOnly = (root: string): Plugin => ({
  name: SOURCES_ONLY,
  enforce: 'pre',
  load(id) {
    const file = relative(root, id.replace(/\?.*$/, ''));
    const isOfCheckout = id.startsWith('/') && !file.startsWith('..');
    if (isOfCheckout && !INSTALLED.test(file) && !isSource(file))
      this.error(`The app is built of ${file}, which is not among the sources of scripts/start/sources.ts`);
  },
});

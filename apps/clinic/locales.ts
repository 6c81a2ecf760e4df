import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_PARTS } from '@isopter/locales/parts';
import type { Plugin } from 'vite';

const folder = dirname(fileURLToPath(import.meta.resolve('@isopter/locales/package.json')));
/** The files that the browser loads; the server uses the others. */
const FILE = new RegExp(String.raw`^[\w-]+/(${BROWSER_PARTS.join('|')})\.json$`);

/** Gives the application the words of every language under `/locales/`: from their package while it is worked on, copied by a build. */
export const locales = (): Plugin => ({
  name: 'isopter-locales',
  configureServer({ middlewares }) {
    middlewares.use('/locales', ({ url = '' }, response, next) => {
      const [file = ''] = url.slice(1).split('?');
      if (!FILE.test(file) || !existsSync(join(folder, file))) return next();
      response.setHeader('content-type', 'application/json');
      response.end(readFileSync(join(folder, file)));
    });
  },
  generateBundle() {
    for (const file of globSync('*/*.json', { cwd: folder }).filter((name) => FILE.test(name)))
      this.emitFile({ type: 'asset', fileName: `locales/${file}`, source: readFileSync(join(folder, file)) });
  },
});

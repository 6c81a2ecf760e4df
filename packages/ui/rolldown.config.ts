import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'rolldown';
import { vanillaExtractLibrary } from '../../scripts/vanilla-extract-library.ts';
import { entries } from './scripts/exportsMap.ts';

/** `theme.css`: the theme in one file, its parts in the order theme.css.ts imports them. */
const themeFile: Plugin = {
  name: 'theme-file',
  generateBundle(_options, bundle) {
    const parts = readFileSync('src/theme/theme.css.ts', 'utf8').matchAll(/'\.\/(\w+\.css)\.ts'/g);
    const source = [...parts].map(([, part]) => {
      const asset = bundle[`theme/${part}`];
      if (asset?.type !== 'asset') throw new Error(`theme/${part} was not emitted`);
      return String(asset.source);
    });
    this.emitFile({ type: 'asset', fileName: 'theme.css', source: source.join('\n') });
  },
};

export default defineConfig({
  input: {
    ...Object.fromEntries(Object.values(entries('src')).map((path) => [path.replace(/\.tsx?$/, ''), `src/${path}`])),
    'theme/theme': 'src/theme/theme.css.ts',
  },
  external: /^[^./]/,
  plugins: [
    vanillaExtractLibrary({
      srcDir: 'src',
      identOption: ({ hash, debugId }) => `isopter_${debugId ?? ''}_${hash}`,
    }),
    themeFile,
  ],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    // not x.css.js: a consumer's own vanilla-extract plugin would take it for a source
    entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
  },
});

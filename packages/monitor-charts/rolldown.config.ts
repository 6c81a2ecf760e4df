import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { vanillaExtractLibrary } from '../../scripts/vanilla-extract-library.ts';

interface Entry {
  '@isopter/source'?: string;
}
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Entry> };
const sources = Object.values(exports).flatMap((entry) =>
  typeof entry === 'object' && entry['@isopter/source'] ? [entry['@isopter/source']] : [],
);

export default defineConfig({
  input: Object.fromEntries(sources.map((path) => [path.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), path])),
  external: /^[^./]/,
  plugins: [
    vanillaExtractLibrary({
      srcDir: 'src',
      identOption: ({ hash, debugId }) => `isopter_${debugId ?? ''}_${hash}`,
    }),
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

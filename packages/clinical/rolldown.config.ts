import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

interface Entry {
  '@isopter/source'?: string;
}
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Entry> };
const sources = Object.values(exports).flatMap((entry) =>
  typeof entry === 'object' && entry['@isopter/source'] ? [entry['@isopter/source']] : [],
);

export default defineConfig({
  input: Object.fromEntries(sources.map((path) => [path.replace(/^\.\/src\//, '').replace(/\.ts$/, ''), path])),
  external: /^[^./]/,
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
});

import { readFileSync } from 'node:fs';
import type { Plugin, RolldownOptions } from 'rolldown';
import { styledLibrary } from '../../scripts/rolldown-library.ts';
import { publishedLocales } from '../../scripts/rolldown-locales.ts';
import { entries } from './scripts/exportsMap.ts';
import { fontFiles } from './scripts/fontFiles.ts';

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

const library = styledLibrary({
  ...Object.fromEntries(Object.values(entries('src')).map((path) => [path.replace(/\.tsx?$/, ''), `src/${path}`])),
  'theme/theme': 'src/theme/theme.css.ts',
  'theme/document': 'src/theme/document.css.ts',
});

/** The command imports the brand as everybody does: by the name of the package. */
const command: RolldownOptions = {
  input: 'scripts/isopter-brand.ts',
  platform: 'node',
  external: /^[^./]/,
  output: { file: 'dist/bin/isopter-brand.js', format: 'esm' },
};

export default [
  { ...library, plugins: [...library.plugins, themeFile, fontFiles, publishedLocales('kit')] },
  command,
] satisfies RolldownOptions[];

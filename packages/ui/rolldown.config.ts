import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { styledLibrary } from '../../scripts/rolldown-library.ts';
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

const library = styledLibrary({
  ...Object.fromEntries(Object.values(entries('src')).map((path) => [path.replace(/\.tsx?$/, ''), `src/${path}`])),
  'theme/theme': 'src/theme/theme.css.ts',
});

export default { ...library, plugins: [...library.plugins, themeFile] };

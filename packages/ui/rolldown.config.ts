import { readFileSync } from 'node:fs';
import type { OutputBundle, Plugin, RolldownOptions } from 'rolldown';
import { styledLibrary } from '../../scripts/rolldown-library.ts';
import { publishedLocales } from '../../scripts/rolldown-locales.ts';
import { entries } from './scripts/exportsMap.ts';
import { fontFiles } from './scripts/fontFiles.ts';
import { tokenFiles } from './scripts/tokenFiles.ts';

/** The style sheets that a list of the theme imports, in its order; a list in it stands for its own. */
function sheetsOf(list: string, bundle: OutputBundle): string[] {
  const imports = readFileSync(`src/theme/${list}.css.ts`, 'utf8').matchAll(/^import '\.\/(\w+)\.css\.ts'/gm);
  return [...imports].flatMap(([, name]) => {
    const asset = bundle[`theme/${name}.css`];
    return asset?.type === 'asset' ? [String(asset.source)] : sheetsOf(name!, bundle);
  });
}

/** `theme.css` and `tokens.css`: the theme, and its values alone, each in one file. */
const themeFiles: Plugin = {
  name: 'theme-files',
  generateBundle(_options, bundle) {
    for (const list of ['theme', 'tokens']) {
      const sheets = sheetsOf(list, bundle);
      if (sheets.length === 0) throw new Error(`theme/${list}.css has no styles`);
      this.emitFile({ type: 'asset', fileName: `${list}.css`, source: sheets.join('\n') });
    }
  },
};

const library = styledLibrary({
  ...Object.fromEntries(Object.values(entries('src')).map((path) => [path.replace(/\.tsx?$/, ''), `src/${path}`])),
  'theme/theme': 'src/theme/theme.css.ts',
  'theme/tokens': 'src/theme/tokens.css.ts',
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
  { ...library, plugins: [...library.plugins, themeFiles, tokenFiles, fontFiles, publishedLocales('kit')] },
  command,
] satisfies RolldownOptions[];

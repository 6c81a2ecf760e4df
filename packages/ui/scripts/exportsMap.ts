import { existsSync, readdirSync } from 'node:fs';

interface Conditions {
  '@isopter/source': string;
  types: string;
  default: string;
}

const entry = (path: string): Conditions => ({
  '@isopter/source': `./src/${path}`,
  types: `./dist/${path.replace(/\.tsx?$/, '.d.ts')}`,
  default: `./dist/${path.replace(/\.tsx?$/, '.js')}`,
});

/** Entries that are no component. */
const FIXED: Record<string, string> = {
  '.': 'index.ts',
  './icons': 'icons/index.ts',
  './styles': 'theme/styles.ts',
  './theme': 'theme/index.ts',
  './vars': 'vars.ts',
  './color': 'color/index.ts',
  './brand': 'brand/index.ts',
  './locales': 'texts/createTranslate.ts',
};

/** Sources of all entries by their public name: the fixed ones, and each component's folder (`Button/Button.tsx`). */
export function entries(src: string): Record<string, string> {
  const components = readdirSync(src)
    .filter((folder) => /^[A-Z]/.test(folder))
    .map((folder) => [folder, [`${folder}/${folder}.tsx`, `${folder}/index.ts`].find((f) => existsSync(`${src}/${f}`))])
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...FIXED, ...Object.fromEntries(components.map(([name, path]) => [`./${name}`, path])) };
}

/** Texts in other languages than English, a module for each; `rolldown-locales.ts` writes them. */
const LOCALES = { './locales/*': { types: './dist/locales/*.d.ts', default: './dist/locales/*.js' } };

/** The `exports` of package.json. */
export function exportsMap(src: string): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(entries(src)).map(([name, path]) => [name, entry(path)])),
    ...LOCALES,
    './fonts.css': { types: './dist/fonts.css.d.ts', default: './dist/fonts.css' },
    './document.css': {
      '@isopter/source': './src/theme/document.css.ts',
      types: './dist/theme/document.css.d.ts',
      default: './dist/theme/document.css',
    },
    './theme.css': {
      '@isopter/source': './src/theme/theme.css.ts',
      types: './dist/theme/theme.css.d.ts',
      default: './dist/theme.css',
    },
    './tokens.css': {
      '@isopter/source': './src/theme/tokens.css.ts',
      types: './dist/theme/tokens.css.d.ts',
      default: './dist/tokens.css',
    },
    './tokens.resolver.json': './dist/tokens.resolver.json',
    './tokens/*.tokens.json': './dist/tokens/*.tokens.json',
    './brand.schema.json': './brand.schema.json',
    './brands/*.json': './brands/*.json',
    './package.json': './package.json',
  };
}

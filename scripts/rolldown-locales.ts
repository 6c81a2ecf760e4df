import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'rolldown';

const LOCALES = new URL('../packages/locales', import.meta.url).pathname;

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The type of the words: those of the kit by key, those of the charts by kind and key. */
const typeOf = (words: Words): string =>
  Object.values(words).every((word) => typeof word === 'string')
    ? 'Readonly<Record<string, string>>'
    : `{ ${Object.keys(words)
        .map((kind) => `readonly ${kind}: Readonly<Record<string, string>>;`)
        .join(' ')} }`;

/** The languages a part of the product is translated into: `es-es`. */
const languagesOf = (part: 'kit' | 'charts'): string[] =>
  globSync(`*/${part}.json`, { cwd: LOCALES })
    .map((file) => dirname(file))
    .toSorted();

/** Publishes the words of a part in every language, as modules: `dist/locales/es-es.js`. Their home is packages/locales. */
export const publishedLocales = (part: 'kit' | 'charts'): Plugin => ({
  name: 'published-locales',
  generateBundle() {
    for (const language of languagesOf(part)) {
      const source = readFileSync(`${LOCALES}/${language}/${part}.json`, 'utf8').trim();
      const words = JSON.parse(source) as Words;
      const fileName = `locales/${language}`;
      this.emitFile({ type: 'asset', fileName: `${fileName}.js`, source: `export default ${source};\n` });
      const types = `declare const words: ${typeOf(words)};\nexport default words;\n`;
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: types });
    }
  },
});

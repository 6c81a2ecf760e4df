import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { designTokens } from '../src/designTokens/designTokens.ts';
import { readMeanings } from '../src/designTokens/meanings.ts';
import { resolve } from '../src/designTokens/resolve.ts';
import { THEME_PLACES } from '../src/theme/places.ts';

/** The theme for design tools: one resolver document, and a file a theme for tools that do not read such documents. */
export const tokenFiles: Plugin = {
  name: 'token-files',
  generateBundle() {
    const json = (fileName: string, content: object): void => {
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
    };
    const document = designTokens(readMeanings(readFileSync('src/theme/vars.ts', 'utf8')));
    json('tokens.resolver.json', document);
    for (const theme of Object.keys(THEME_PLACES)) json(`tokens/${theme}.tokens.json`, resolve(document, { theme }));
  },
};

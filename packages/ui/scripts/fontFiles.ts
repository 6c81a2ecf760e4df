import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

/** The typefaces the theme names; other scripts fall back to what is installed. */
const FACES = ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/atkinson-hyperlegible-mono'];

/** `fonts.css`: the typefaces of the theme with their files and licences beside it, for a <link> or one import. */
export const fontFiles: Plugin = {
  name: 'font-files',
  generateBundle() {
    const styles = FACES.map((face) => {
      const css = fileURLToPath(import.meta.resolve(`${face}/wght.css`));
      const licence = join(dirname(css), 'LICENSE');
      this.emitFile({ type: 'asset', fileName: `fonts/${face.split('/')[1]}.OFL.txt`, source: readFileSync(licence) });
      return readFileSync(css, 'utf8').replaceAll(/url\(\.\/files\/([\w-]+\.woff2)\)/g, (_, file: string) => {
        const source = readFileSync(join(dirname(css), 'files', file));
        this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source });
        return `url(./fonts/${file})`;
      });
    });
    this.emitFile({ type: 'asset', fileName: 'fonts.css', source: `${styles.join('\n')}\n` });
    this.emitFile({ type: 'asset', fileName: 'fonts.css.d.ts', source: 'export {};\n' });
  },
};

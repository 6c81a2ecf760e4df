import { readFileSync, writeFileSync } from 'node:fs';
import { exportsMap } from './exportsMap.ts';

/** Writes the exports of package.json from the folders of src: `npm run exports` after adding a component. */
const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
const exports = exportsMap(new URL('../src', import.meta.url).pathname);
writeFileSync(file, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);

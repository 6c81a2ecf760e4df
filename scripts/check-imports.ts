/** Checks that imports point one way, by the rules of scripts/imports/house.ts: `node scripts/check-imports.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { HOUSE } from './imports/house.ts';
import { wrongImports } from './imports/judge.ts';
import { importsOf } from './imports/read.ts';

const parts = Object.keys(HOUSE.parts);
const files = globSync(parts.flatMap((part) => [`${part}/*.ts`, `${part}/{src,scripts,test}/**/*.{ts,tsx}`]));
const imports = files.flatMap((path) => importsOf(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
const wrong = wrongImports(imports, HOUSE);

for (const { at, why } of wrong) console.error(`${at}: ${why}`);
if (wrong.length > 0) process.exitCode = 1;
else console.log(`${imports.length} imports of ${files.length} files: all point one way`);

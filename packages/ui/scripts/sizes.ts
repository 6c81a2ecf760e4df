import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type EntrySize, measureEntry } from '../../../scripts/measure-entry.ts';
import { entries } from './exportsMap.ts';

/**
 * What each entry brings into an application, gzipped, compared with `sizes.json`: an entry that grew by more than
 * 5 % and 200 bytes fails. `npm run sizes -- --update` accepts the sizes of the present build.
 */

const folder = new URL('..', import.meta.url).pathname;
const file = `${folder}sizes.json`;
const GROWTH = 0.05;
const SLACK = 200;
/** Those that are printed; the others only when they grew. */
const PRINTED = ['./Button', './TextField', './Table', './DatePicker', './DataGrid', '.'];

const total = ({ js, css }: EntrySize): number => js + css;
const hasGrown = (now: EntrySize, before: EntrySize): boolean =>
  total(now) > total(before) * (1 + GROWTH) && total(now) > total(before) + SLACK;

if (!existsSync(`${folder}dist/index.js`)) throw new Error('No build to measure: npm run build');
const sizes: Record<string, EntrySize> = {};
for (const name of Object.keys(entries(`${folder}src`)).toSorted()) {
  sizes[name] = await measureEntry(`export * from '@isopter/ui${name.slice(1)}';`, folder);
}

if (process.argv.includes('--update')) {
  const lines = Object.entries(sizes).map(([name, size]) => `  ${JSON.stringify(name)}: ${JSON.stringify(size)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
} else {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, EntrySize>;
  const unknown = Object.keys(sizes).filter((name) => !(name in before));
  const grown = Object.keys(sizes).filter((name) => before[name] && hasGrown(sizes[name]!, before[name]));
  for (const name of PRINTED.filter((printed) => printed in sizes)) {
    console.log(`${name.padEnd(14)} ${sizes[name]!.js} B JavaScript, ${sizes[name]!.css} B CSS, gzipped`);
  }
  for (const name of unknown) console.error(`${name} has no recorded size: npm run sizes -w packages/ui -- --update`);
  for (const name of grown) {
    console.error(`${name} grew from ${total(before[name]!)} to ${total(sizes[name]!)} B: is it worth that?`);
  }
  if (unknown.length + grown.length > 0) process.exit(1);
}

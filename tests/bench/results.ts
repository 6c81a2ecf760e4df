import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lines, type Table } from './table.ts';

/** A table, and under what it was measured. Whatever else the machine did falsifies it, which the load average tells. */
export interface Result extends Table {
  date: string;
  machine: string;
  load: { before: number; after: number };
}

const RESULTS = join(import.meta.dirname, 'results.json');
const PAGE = join(import.meta.dirname, 'table.md');

/** Keeps the newest result of each benchmark, as data and as a page to read. */
export function save(measured: Readonly<Record<string, Result>>): void {
  const kept = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Result>) : {};
  const all = Object.entries({ ...kept, ...measured }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  writeFileSync(PAGE, page(all));
}

const page = (results: readonly (readonly [string, Result])[]): string =>
  [
    '# What was measured',
    'Written by `npm run bench -- --save`, which replaces the tables it measures. A load average well above what the benchmark itself makes means that the machine was busy with something else: such times are worth comparing within their table, not with another.',
    ...results.flatMap(([name, { title, date, machine, load, ...table }]) => [
      `## ${name}: ${title}`,
      `${date}, ${machine}, load average ${load.before} before, ${load.after} after`,
      lines({ title, ...table }),
    ]),
  ].join('\n\n') + '\n';

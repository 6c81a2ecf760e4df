import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { published } from './packages.ts';

/** Entries of rules, models, words and tokens alone, which servers can call. */
const CALLABLE = [
  ['@isopter/clinical', /./],
  ['@isopter/contract', /./],
  ['@isopter/dates', /./],
  ['@isopter/monitor-charts', /\/(thumbnail$|locales\/)/],
  ['@isopter/ui', /^\.\/(brand|color|icons|locales|styles|theme|vars)(\/|$)/],
] as const;

const isOfClient = (file: string): boolean => readFileSync(file, 'utf8').startsWith('"use client";');

/** The modules in which a server leaves the server, or that it runs itself. */
function modules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (isOfClient(file)) return found;
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import) "(\.[^"]+\.js)"/g)) {
    modules(join(dirname(file), path!), found);
  }
  return found;
}

test('modules that draw or have state are marked for the client, rules and tokens are not [KIT-04]', () => {
  const calling: string[] = [];
  const unmarked: string[] = [];
  for (const { name, exports } of published.values()) {
    for (const [entry, target] of Object.entries(exports)) {
      if (typeof target === 'string' || !target.default.endsWith('.js')) continue;
      const reached = [...modules(join(installed(), 'node_modules', name, target.default))];
      if (!reached.some((file) => isOfClient(file))) calling.push(name + entry.slice(1));
      // React Aria refuses to be imported by a server
      unmarked.push(
        ...reached.filter((file) => !isOfClient(file) && /from "react|import "react/.test(readFileSync(file, 'utf8'))),
      );
    }
  }
  const expected = [...published.values()].flatMap(({ name, exports }) =>
    Object.entries(exports)
      .filter(
        ([entry, target]) => typeof target === 'object' && target.default.endsWith('.js') && isCallable(name, entry),
      )
      .map(([entry]) => name + entry.slice(1)),
  );
  expect(unmarked).toEqual([]);
  expect(calling.toSorted()).toEqual(expected.toSorted());
});

const isCallable = (name: string, entry: string): boolean =>
  CALLABLE.some(([of, pattern]) => of === name && pattern.test(entry));

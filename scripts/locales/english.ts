import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A part of a language's words as its file writes them. */
export type Tree = { readonly [key: string]: string | Tree };
/** Words by their keys: `patients.age_one`. */
export type Words = ReadonlyMap<string, string>;
/** A file of a language's folder; the English of all but `app` stands beside the components. */
export type Part = 'app' | 'kit' | 'charts' | 'reports';

export const LOCALES = 'packages/locales';
export const SOURCE = 'en-us';

export const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

export const readPart = (language: string, part: string): Words =>
  new Map(flat(JSON.parse(readFileSync(join(LOCALES, language, `${part}.json`), 'utf8')) as Tree));

type OwnWords = Record<string, string | ((values: object) => string)>;

/** Stands for the values of a text: each says its own name, as i18next writes it. */
const placeholders = new Proxy({}, { get: (_, name) => `{{${String(name)}}}` });

type Said = string | ((values: object) => string) | { readonly [name: string]: Said };

/** Words of a report; `chart` is a group that charts say by themselves. */
const flatWords = (words: object, path: string): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, said]: [string, Said]): [string, string][] => {
    if (typeof said === 'string') return said === '' ? [] : [[path + name, said]];
    if (typeof said === 'function') return [[path + name, said(placeholders)]];
    return name === 'chart' ? [] : flatWords(said, `${path}${name}.`);
  });

/** The English of reports: `english…` of the charts' `texts.ts`, and what the server adds to them. */
async function reports(): Promise<Words> {
  const files = globSync([
    'packages/monitor-charts/src/*/{report,trend}/texts.ts',
    'apps/server/src/reports/texts/en/*.ts',
  ]);
  const found = await Promise.all(
    files.map(async (file) => {
      const folder = basename(dirname(file));
      const name =
        folder === 'report' ? basename(dirname(dirname(file))) : folder === 'en' ? basename(file, '.ts') : folder;
      const module = (await import(pathToFileURL(file).href)) as object;
      return Object.values(module).flatMap((words: unknown) =>
        typeof words === 'object' && words !== null ? flatWords(words, `${name}.`) : [],
      );
    }),
  );
  return new Map(found.flat());
}

/** What a `*.texts.ts` says, functions with their variables. */
async function wordsOf(file: string): Promise<[key: string, text: string][]> {
  const module = (await import(pathToFileURL(file).href)) as object;
  return Object.values(module).flatMap((words: OwnWords) =>
    Object.entries(words).map(([key, word]): [string, string] => [
      key,
      typeof word === 'string' ? word : word(placeholders),
    ]),
  );
}

async function beside(pattern: string, keyOf: (file: string, key: string) => string): Promise<Words> {
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`no words at ${pattern}`);
  const found = await Promise.all(
    files.map(async (file) => (await wordsOf(file)).map(([key, text]): [string, string] => [keyOf(file, key), text])),
  );
  return new Map(found.flat());
}

/** The English words of a part. */
export function english(part: Part): Promise<Words> {
  if (part === 'kit') return beside('packages/ui/src/*/*.texts.ts', (_, key) => key);
  if (part === 'charts')
    return beside('packages/monitor-charts/src/*/*.texts.ts', (file, key) => `${basename(dirname(file))}.${key}`);
  if (part === 'reports') return reports();
  return Promise.resolve(readPart(SOURCE, part));
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserPart, ServerPart } from '@isopter/locales/parts';

/** A part of a language's words as its file writes them. */
export type Tree = { readonly [key: string]: string | Tree };
/** Texts by their keys: `patients.age_one`. */
export type Words = ReadonlyMap<string, string>;
/** A file of a language's folder; the English of `kit`, `charts` and `reports` is in files next to the components. */
export type Part = BrowserPart | ServerPart;

/** Parts whose English is a file as well. */
const IN_FILES: readonly Part[] = ['app', 'letters', 'help', 'camera', 'instructions', 'manuals'];

export const LOCALES = 'packages/locales';
export const SOURCE = 'en-us';

export const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

export const readPart = (language: string, part: string, folder = LOCALES): Words =>
  new Map(flat(JSON.parse(readFileSync(join(folder, language, `${part}.json`), 'utf8')) as Tree));

/** Stands for the values of a text: each says its own name, as i18next writes it. */
const placeholders = new Proxy({}, { get: (_, name) => `{{${String(name)}}}` });

type Said = string | ((values: object) => string) | { readonly [name: string]: Said };

/**
 * Returns the texts of components; functions get their variables. `chart` is a group of a report with texts of charts.
 */
const flatWords = (words: object, path = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, said]: [string, Said]): [string, string][] => {
    if (typeof said === 'string') return said === '' ? [] : [[path + name, said]];
    if (typeof said === 'function') return [[path + name, said(placeholders)]];
    return name === 'chart' ? [] : flatWords(said, `${path}${name}.`);
  });

const isGroup = (exported: unknown): exported is object => typeof exported === 'object' && exported !== null;

/**
 * The words of all files of a pattern.
 * @param placeOf the place of a file's words among the keys
 */
async function beside(patterns: string | readonly string[], placeOf: (file: string) => string): Promise<Words> {
  const files = globSync(patterns);
  if (files.length === 0) throw new Error(`no words at ${String(patterns)}`);
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as object;
      return Object.values(module)
        .filter(isGroup)
        .flatMap((words) => flatWords(words, placeOf(file)));
    }),
  );
  return new Map(found.flat());
}

const folderOf = (file: string): string => basename(dirname(file));

/** A report is named after its kind, or after itself where it is of several. */
function reportOf(file: string): string {
  const folder = folderOf(file);
  if (folder === 'en') return basename(file, '.ts');
  return folder === 'report' ? folderOf(dirname(file)) : folder;
}

/** The English words of a part. */
export function english(part: Part): Promise<Words> {
  if (part === 'kit') return beside('packages/ui/src/*/*.texts.ts', () => '');
  if (part === 'charts') return beside('packages/monitor-charts/src/*/*.texts.ts', (file) => `${folderOf(file)}.`);
  if (IN_FILES.includes(part)) return Promise.resolve(readPart(SOURCE, part));
  const besideCharts = 'packages/monitor-charts/src/*/{report,trend}/texts.ts';
  return beside([besideCharts, 'packages/reports/src/texts/en/*.ts'], (file) => `${reportOf(file)}.`);
}

import type { AppLanguage } from '@isopter/contract';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wanted } from '../compare.ts';
import { english, LOCALES, type Part, readPart, type Tree, type Words } from '../english.ts';
import { isWritten, PARTS } from '../parts.ts';
import { problemsOf } from '../problems.ts';
import { unitsOf, withSpaceOf } from './units.ts';
import type { Exchange, Translated } from './xliff.ts';

/** Result of reading an exchange file. */
export interface ImportResult {
  /** Problems to correct first; nothing is written if there are any. */
  problems: string[];
  /** Texts that a person should check. */
  warnings: string[];
  /** Texts that still have no translation. */
  missing: number;
  /** Texts that are new or changed. */
  changed: number;
}

/** The texts of a part, of which a language may have none yet. @param folder of the languages */
export const readIfThere = (language: string, part: Part, folder = LOCALES): Words =>
  existsSync(join(folder, language, `${part}.json`)) ? readPart(language, part, folder) : new Map();

/** Puts keys with dots into the tree of objects that a file of a language is. */
export function treeOf(words: Words): Tree {
  const tree: Record<string, unknown> = {};
  for (const [key, text] of words) {
    const names = key.split('.');
    const branch = names
      .slice(0, -1)
      .reduce<Record<string, unknown>>((node, name) => (node[name] ??= {}) as Record<string, unknown>, tree);
    branch[names.at(-1)!] = text;
  }
  return tree as Tree;
}

/**
 * Reads translations into the files of a language. Texts that a file leaves out keep their translation.
 * @param to the folder of the languages; null only checks
 */
export async function importTexts({ language, units }: Exchange, to: string | null): Promise<ImportResult> {
  const result: ImportResult = { problems: [], warnings: [], missing: 0, changed: 0 };
  const unknown = units.filter(({ part }) => !PARTS.includes(part) || !isWritten(language, part));
  result.problems.push(...new Set(unknown.map(({ part }) => `${part}: no part of this language`)));
  const files = new Map<Part, Words>();
  for (const part of PARTS.filter((one) => isWritten(language, one))) {
    const own = units.filter((unit) => unit.part === part);
    files.set(part, await checkedPart(language, part, own, { result, folder: to ?? LOCALES }));
  }
  if (result.problems.length === 0 && to !== null) write(join(to, language), files);
  return result;
}

const isMissing = (problem: string): boolean => problem.startsWith('missing ');

/** The texts of a part with the new translations, in the order of the English ones. */
async function checkedPart(
  language: string,
  part: Part,
  units: readonly Translated[],
  { result, folder }: { result: ImportResult; folder: string },
): Promise<Words> {
  const have = readIfThere(language, part, folder);
  const source = await english(part);
  const given = new Map(
    units.flatMap(({ key, translation }): [string, string][] =>
      translation === undefined ? [] : [[key, translation]],
    ),
  );
  const texts = wanted(language, source, new Map([...have, ...given]));
  const translated = new Map([...given].map(([key, text]) => [key, withSpaceOf(texts.get(key) ?? '', text)]));
  const merged = new Map([...have, ...translated]);
  const words = new Map(
    [...texts.keys()].flatMap((key) => (merged.has(key) ? [[key, merged.get(key)!] as const] : [])),
  );
  const unknown = [...translated.keys()].filter((key) => !words.has(key));
  for (const { key, english: text, limit } of await unitsOf(part, language, merged)) {
    const unit = units.find((one) => one.key === key);
    if (unit && unit.english.trim() !== text)
      result.problems.push(`${part}: the English of ${key} has changed: ${text}`);
    const length = translated.get(key)?.length ?? 0;
    if (limit !== undefined && length > limit)
      result.warnings.push(`${part}: ${key} has ${length} characters, and there is room for ${limit}`);
  }
  const found = problemsOf(language as AppLanguage, part, words, source);
  result.missing += found.filter(isMissing).length;
  result.problems.push(
    ...[...unknown.map((key) => `unknown ${key}`), ...found.filter((problem) => !isMissing(problem))].map(
      (problem) => `${part}: ${problem}`,
    ),
  );
  result.changed += [...translated].filter(([key, text]) => have.get(key) !== text).length;
  return words;
}

function write(folder: string, files: ReadonlyMap<Part, Words>): void {
  mkdirSync(folder, { recursive: true });
  for (const [part, words] of files)
    if (words.size > 0) writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(treeOf(words), null, 2)}\n`);
}

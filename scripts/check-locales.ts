import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Compares every language file with the English one: missing and unknown keys, the plural forms the language needs,
 * the {{variables}} of each text, a flag for the switcher (I18N-01, I18N-05). Prints what is wrong and exits with 1.
 */

type Tree = { [key: string]: string | Tree };

const folder = 'apps/clinic/public/locales';
const flags = 'apps/clinic/public/flags';
const SOURCE = 'en-us';
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const parse = (file: string): Tree => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;

/** The application's texts, and those of the charts: a folder a kind, a file a language. */
const read = (language: string): Map<string, string> =>
  new Map([
    ...flat(parse(`${language}.json`)),
    ...globSync(`charts/*/${language}.json`, { cwd: folder }).flatMap((file) => flat(parse(file), `${dirname(file)}.`)),
  ]);

const variables = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort().join();

/** The keys a language must have: the English ones, with its own plural forms in place of the English. */
function wanted(language: string, english: Map<string, string>): Map<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Map(
    [...english].flatMap(([key, text]): [string, string][] =>
      PLURAL.test(key)
        ? forms.map((form) => [key.replace(PLURAL, `_${form}`), english.get(key.replace(PLURAL, '_other')) ?? text])
        : [[key, text]],
    ),
  );
}

/** A plural form may leave a variable out ('one patient'), never add one. */
function variablesDiffer(key: string, text: string, english: string): boolean {
  const used = variables(text).split(',').filter(Boolean);
  const known = variables(english).split(',').filter(Boolean);
  return used.some((name) => !known.includes(name)) || (!PLURAL.test(key) && used.length !== known.length);
}

const english = read(SOURCE);
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

const problems = languages.flatMap((language) => {
  const have = read(language);
  const want = wanted(language, english);
  return [
    ...(existsSync(join(flags, `${language}.svg`)) ? [] : [`${language}: no flag`]),
    ...[...want.keys()].filter((key) => !have.get(key)).map((key) => `${language}: missing ${key}`),
    ...[...have.keys()].filter((key) => !want.has(key)).map((key) => `${language}: unknown ${key}`),
    ...[...want]
      .filter(([key, text]) => have.has(key) && variablesDiffer(key, have.get(key)!, text))
      .map(
        ([key, text]) => `${language}: ${key} uses {{${variables(have.get(key)!)}}}, English {{${variables(text)}}}`,
      ),
  ];
});

for (const problem of problems) console.error(problem);
console.log(
  `${languages.length} languages, ${english.size} texts: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

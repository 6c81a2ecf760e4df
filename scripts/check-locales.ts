import { APP_LANGUAGES, type AppLanguage } from '@isopter/contract';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { british } from './locales/american.ts';
import { english, LOCALES, type Part, readPart, SOURCE } from './locales/english.ts';
import { isWritten, PARTS } from './locales/parts.ts';
import { misspelled, problemsOf } from './locales/problems.ts';
import { changedSince, readDigests } from './locales/source.ts';
import { notShared } from './locales/same.ts';
import { unused } from './locales/unused.ts';

/**
 * Compares the words of every language with the English ones, and these with what the application reads; a language
 * has a flag for the switcher, too (I18N-01, I18N-05). Prints what is wrong and exits with 1.
 */

const FLAGS = 'apps/clinic/public/flags';
const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name as AppLanguage);

const words = await Promise.all(PARTS.map(async (part) => ({ part, own: await english(part) })));
const readAll = (pattern: string): string[] => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
/** Folders of the sources that read the texts of a part. */
const READERS: Partial<Record<Part, string[]>> = {
  app: readAll('apps/clinic/src/**/*.{ts,tsx}'),
  help: [...readAll('apps/clinic/src/features/help/**/*.{ts,tsx}')],
  camera: [...readAll('apps/clinic/src/features/phoneCamera/**/*.{ts,tsx}')],
};

const digests = readDigests();
const problems = [
  ...words.flatMap(({ part, own }) =>
    [...british(own), ...misspelled(SOURCE, own)].map((problem) => `${SOURCE}/${part}: ${problem}`),
  ),
  ...words.flatMap(({ part, own }) => {
    const readers = READERS[part];
    return readers ? unused(own, readers).map((key) => `${SOURCE}/${part}: nothing reads ${key}`) : [];
  }),
  ...words.flatMap(({ part, own }) =>
    changedSince(digests, part, own).map((problem) => `${SOURCE}/${part}: ${problem}`),
  ),
  ...APP_LANGUAGES.filter((language) => !languages.includes(language)).map((language) => `${language}: no texts`),
  ...languages
    .filter((language) => !existsSync(join(FLAGS, `${language}.svg`)))
    .map((language) => `${language}: no flag`),
  ...languages
    .filter((language) => language !== SOURCE)
    .flatMap((language) =>
      words
        .filter(({ part }) => isWritten(language, part))
        .flatMap(({ part, own }) => {
          const have = readPart(language, part);
          return [...problemsOf(language, part, have, own), ...notShared(language, part, have, own)].map(
            (problem) => `${language}/${part}: ${problem}`,
          );
        }),
    ),
];

for (const problem of problems) console.error(problem);
const count = words.reduce((sum, { own }) => sum + own.size, 0);
console.log(
  `${languages.length} languages, ${count} texts: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { british } from './locales/american.ts';
import { compare } from './locales/compare.ts';
import { english, LOCALES, type Part, readPart, SOURCE } from './locales/english.ts';
import { isWritten, PARTS } from './locales/parts.ts';
import { misspelledPercents } from './locales/percents.ts';
import { notShared, sameAsEnglish } from './locales/same.ts';
import { unused } from './locales/unused.ts';

/**
 * Compares the words of every language with the English ones, and these with what the application reads; a language
 * has a flag for the switcher, too (I18N-01, I18N-05). Prints what is wrong and exits with 1.
 */

const FLAGS = 'apps/clinic/public/flags';
const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);

const words = await Promise.all(PARTS.map(async (part) => ({ part, own: await english(part) })));
const readAll = (pattern: string): string[] => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
/** Folders of the sources that read the texts of a part. */
const READERS: Partial<Record<Part, string[]>> = {
  app: readAll('apps/clinic/src/**/*.{ts,tsx}'),
  help: [...readAll('apps/clinic/src/features/help/**/*.{ts,tsx}')],
  camera: [...readAll('apps/clinic/src/features/phoneCamera/**/*.{ts,tsx}')],
};

const problems = [
  ...words.flatMap(({ part, own }) =>
    [...british(own), ...misspelledPercents(SOURCE, own)].map((problem) => `${SOURCE}/${part}: ${problem}`),
  ),
  ...words.flatMap(({ part, own }) => {
    const readers = READERS[part];
    return readers ? unused(own, readers).map((key) => `${SOURCE}/${part}: nothing reads ${key}`) : [];
  }),
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
          return [
            ...compare(language, have, own, sameAsEnglish(language, part)),
            ...notShared(language, part, have, own),
            ...misspelledPercents(language, have),
          ].map((problem) => `${language}/${part}: ${problem}`);
        }),
    ),
];

for (const problem of problems) console.error(problem);
const count = words.reduce((sum, { own }) => sum + own.size, 0);
console.log(
  `${languages.length} languages, ${count} texts: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

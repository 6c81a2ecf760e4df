import { existsSync, readFileSync } from 'node:fs';
import type { Part, Words } from './english.ts';

type Keys = Partial<Record<Part, readonly string[]>>;

/** Names that every language may write as English does: of tests, of keys, of units. */
const NAMES: Keys = {
  app: [
    'testNames.groups.CSUITE',
    'testNames.strategies.AVA_FAST',
    'testNames.strategies.AVA_STANDARD',
    'testNames.strategies.ESTERMAN',
    'testNames.strategies.PERRL',
    'testNames.strategies.WAGGONER',
  ],
  kit: ['keyCommand', 'keyControl', 'keyControlShort', 'keyEnter', 'keyEscape', 'keyOption', 'keyShift'],
  charts: ['acuity.logmar', 'perimetry.goldmann', 'd15.columnMunsell'],
  reports: [
    'acuity.feet',
    'acuity.logmar',
    'acuity.metres',
    'acuity.snellen',
    'audiology.clark',
    'common.strategies.ESTERMAN',
    'common.strategies.ISHIHARA',
    'common.strategies.PERRL',
    'common.strategies.WAGGONER',
    'contrast.weber',
    'perimetry.goldmannSize',
    'screening.goldmannSize',
    'trend.goldmannSize',
  ],
};

/** Returns the words that a language shares with English: `same/LANGUAGE.json`. */
function sharedBy(language: string): Keys {
  const file = new URL(`./same/${language}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Keys) : {};
}

/** The keys that may read as in English. */
export const sameAsEnglish = (language: string, part: Part): ReadonlySet<string> =>
  new Set([...(NAMES[part] ?? []), ...(sharedBy(language)[part] ?? [])]);

/** Returns the keys of {@link sameAsEnglish} for a language whose texts now differ from English. */
export const notShared = (language: string, part: Part, have: Words, english: Words): string[] =>
  (sharedBy(language)[part] ?? [])
    .filter((key) => !have.has(key) || have.get(key) !== english.get(key))
    .map((key) => `no longer as in English, see scripts/locales/same: ${key}`);

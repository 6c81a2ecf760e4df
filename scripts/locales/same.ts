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

/** Words a language shares with English. */
const SHARED: Readonly<Record<string, Keys>> = {
  'es-es': {
    app: [
      'testNames.strategies.PTOSIS',
      'tests.form.defaultTestErrorTitle',
      'tests.results.NORMAL',
      'monitor.errorTitle',
      'monitor.screens.tutorial',
    ],
    kit: ['critical'],
    charts: [
      'd15.axisdeutan',
      'd15.axisprotan',
      'd15.axistritan',
      'ishihara.typedeutan',
      'ishihara.typeprotan',
      'ishihara.verdictnormal',
      'pupil.resultNormal',
      'stereopsis.columnArcsec',
      'stereopsis.gradenormal',
      'stereopsis.normalBand',
      'waggoner.redGreenDeficiency',
      'waggoner.sectiondeutan',
      'waggoner.sectiongeneral',
      'waggoner.sectionprotan',
      'waggoner.sectiontritan',
      'waggoner.tritanDeficiency',
      'waggoner.typeDeutan',
      'waggoner.typeProtan',
    ],
    reports: [
      'acuity.decimal',
      'common.strategies.PTOSIS',
      'ishihara.outcomes.normal',
      'ishihara.types.deutan',
      'ishihara.types.protan',
      'stereopsis.disparity',
      'stereopsis.grades.normal',
      'waggoner.sections.deutan',
      'waggoner.sections.general',
      'waggoner.sections.protan',
      'waggoner.sections.tritan',
    ],
  },
};

/** The keys that may read as in English. */
export const sameAsEnglish = (language: string, part: Part): ReadonlySet<string> =>
  new Set([...(NAMES[part] ?? []), ...(SHARED[language]?.[part] ?? [])]);

/** Returns the keys of {@link sameAsEnglish} for a language whose texts now differ from English. */
export const notShared = (language: string, part: Part, have: Words, english: Words): string[] =>
  (SHARED[language]?.[part] ?? [])
    .filter((key) => !have.has(key) || have.get(key) !== english.get(key))
    .map((key) => `no longer as in English, see same.ts: ${key}`);

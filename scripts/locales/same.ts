import type { Part } from './english.ts';

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
    'acuity.logmar',
    'audiology.clark',
    'common.strategies.ESTERMAN',
    'common.strategies.ISHIHARA',
    'common.strategies.PERRL',
    'common.strategies.WAGGONER',
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
      'monitor.errorTitle',
      'monitor.screens.tutorial',
    ],
    kit: ['critical'],
    charts: [
      'acuity.decimal',
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

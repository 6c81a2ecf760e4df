import type { StrategyValue, TestType } from './tests.ts';

/** Files a report is downloaded as [ENUM-12]. */
export const FILE_KINDS = ['pdf', 'dicom', 'image'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a bundle's report holds [ENUM-12]. */
export const REPORT_MODES = ['single page', 'full'] as const;
export type ReportMode = (typeof REPORT_MODES)[number];

/** Which tests a kind of report is of; without strategies all of the group that no other kind names. */
interface ReportedTests {
  group: TestType;
  strategies?: readonly StrategyValue[];
}

/** Kinds of test that a report can be made of; a test of another kind is watched and kept. A line a kind. */
export const REPORTED_KINDS = {
  acuity: { group: 'VISUAL_ACUITY' },
  eoms: { group: 'EXTRA_OCULAR_MOTILITY' },
  cover: { group: 'COVER' },
  shapes: { group: 'SENSORIMOTOR_SHAPES' },
  cardinal: { group: 'SENSORIMOTOR_CARDINAL' },
  binocular: { group: 'SENSORIMOTOR_BINOCULAR' },
  sensorimotorSuite: { group: 'SENSORIMOTOR_SUITE' },
  audiology: { group: 'AUDIOLOGY' },
  contrast: { group: 'CONTRAST_SENSITIVITY' },
  csuite: { group: 'CSUITE' },
  esterman: { group: 'PERIMETRY', strategies: ['ESTERMAN'] },
  kinetic: { group: 'PERIMETRY', strategies: ['KINETIC'] },
  perimetry: { group: 'PERIMETRY' },
  pupil: { group: 'PUPIL' },
  screening: {
    group: 'PERIMETRY',
    strategies: ['SUPRA_THRESHOLD', 'SUPRA_FAST', 'PTOSIS', 'CONFRONTATION', 'BLEPHARO'],
  },
  color: { group: 'COLOR_VISION', strategies: ['D15'] },
  ishihara: { group: 'COLOR_VISION', strategies: ['ISHIHARA'] },
  waggoner: { group: 'COLOR_VISION', strategies: ['WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN'] },
  stereopsis: { group: 'STEREOPSIS' },
  image: { group: 'EYE_IMAGE_CAPTURE' },
  series: { group: 'ONGOING_EYE_IMAGE_CAPTURE' },
  camera: { group: 'ANTERIOR_SEGMENT_IMAGE' },
} as const satisfies Readonly<Record<string, ReportedTests>>;
export type ReportedKind = keyof typeof REPORTED_KINDS;

/** The kind of report a test has; undefined when none is made of it. */
export function reportedKind({ group, strategy }: ReportedChoice): ReportedKind | undefined {
  const kinds = Object.entries(REPORTED_KINDS) as [ReportedKind, ReportedTests][];
  const [named, rest] = [kinds.filter(([, kind]) => kind.strategies), kinds.filter(([, kind]) => !kind.strategies)];
  const isOf = ([, kind]: [ReportedKind, ReportedTests]): boolean =>
    kind.group === group && (!kind.strategies || kind.strategies.some((value) => value === strategy));
  return (named.find(isOf) ?? rest.find(isOf))?.[0];
}

/** What tells the kind of a test. */
export interface ReportedChoice {
  group: string;
  strategy?: string | null | undefined;
}

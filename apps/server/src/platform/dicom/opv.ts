import { BACKGROUND_LUMINANCE, type Judged, PRESENTATION_TIME } from '@isopter/clinical/perimetry';
import {
  ANALYSIS_VERSION,
  type FieldAnalysis,
  type FieldResult,
  NORM_SOURCE,
  type ProbabilityClass,
} from '@isopter/clinical/perimetry/analysis';
import type { BaseProgram, EnteredEye, StrategyValue } from '@isopter/contract';
import type { EyeReport } from '@isopter/monitor-charts/perimetry/report';
import { clinicalInformation } from './clinicalInformation.ts';
import { type Code, codeItem, codes, commonModules, type DicomAbout, personName } from './common.ts';
import type { Dataset, Element } from './encode.ts';
import { dicomFile } from './file.ts';
import {
  ALGORITHM_FAMILY,
  BLIND_SPOT_MONITORING,
  UNKNOWN_MONITORING,
  GOLDMANN_DIAMETERS,
  HEMIFIELD,
  HEMIFIELD_TEST,
  PATTERN,
  PERCENT,
  STRATEGY,
  VISUAL_FIELD_INDEX,
  WHITE,
} from './perimetryCodes.ts';
import { objectUid, uidOfName } from './uid.ts';

/** Ophthalmic Visual Field Static Perimetry Measurements Storage. */
const OPV = '1.2.840.10008.5.1.4.1.1.80.1';

/** The report of an eye, with the verdict on its reliability. */
type JudgedReport = EyeReport & Pick<FieldResult, 'verdict'>;

/** One eye of a static threshold test. */
export interface MeasuredEye {
  report: JudgedReport & { meanSensitivity: number };
  /** Facts that a clinician entered for the eye. */
  entered: EnteredEye | null;
  program: BaseProgram;
  strategy: StrategyValue;
  /** Goldmann size, from 1. */
  size: number;
  /** Degrees from fixation to the edge of the program. */
  extent: number;
  /** Presentations, repetitions among them. */
  stimuli: number;
  /** Seconds of presentation; `null` if unknown. */
  duration: number | null;
}

/** 10 000 asb, the luminance of 0 dB; cd/m². */
const BRIGHTEST = 3183;

const yes = (condition: boolean): 'YES' | 'NO' => (condition ? 'YES' : 'NO');

/** Percent of healthy eyes below which a value lies; 100 where it lies below no limit. */
const percentOf = (probability: ProbabilityClass): number =>
  typeof probability === 'number' ? probability * 100 : 100;

const normSet = ({ norms }: FieldAnalysis): Dataset => [
  [0x00240306, 'LO', norms.name],
  [0x00240307, 'LO', `n = ${norms.nEyes}`],
  [0x00240308, 'LO', NORM_SOURCE],
];

/** The rules are ours, whatever headset measured the field. */
const algorithm = (name: string): Dataset => [
  codes(0x0066002f, ALGORITHM_FAMILY),
  [0x00660036, 'LO', name],
  [0x00660031, 'LO', ANALYSIS_VERSION],
];

/** An Ophthalmic Visual Field Static Perimetry Measurements object of one eye (PS3.3, A.69). */
export function opv(eye: MeasuredEye, about: DicomAbout): Buffer {
  const series = { uid: uidOfName(`${about.study} opv`), modality: 'OPV', number: 2 };
  return dicomFile({ sopClass: OPV, sopInstance: objectUid(about, `opv ${eye.report.eye}`) }, [
    ...commonModules(about, series),
    [0x00081050, 'PN', personName(about.doctor)],
    [0x00200013, 'IS', eye.report.eye === 'OD' ? '1' : '2'],
    codes(0x00400260, PATTERN[eye.program], STRATEGY[eye.strategy] ?? (['OTHER', '99ISOPTER', eye.strategy] as Code)),
    ...parameters(eye),
    ...reliabilityOf(eye.report),
    ...measurements(eye),
    ...results(eye.report),
    clinicalInformation(eye.report.eye, eye.entered),
  ]);
}

function parameters({ extent, size }: MeasuredEye): Dataset {
  const diameter = GOLDMANN_DIAMETERS[size - 1] ?? GOLDMANN_DIAMETERS[2]!;
  return [
    [0x00240010, 'FL', 2 * extent],
    [0x00240011, 'FL', 2 * extent],
    [0x00240012, 'CS', 'RECTANGLE'],
    [0x00240018, 'FL', BRIGHTEST],
    [0x00240020, 'FL', BACKGROUND_LUMINANCE],
    codes(0x00240021, WHITE),
    codes(0x00240024, WHITE),
    [0x00240025, 'FL', Math.PI * (diameter / 2) ** 2],
    [0x00240028, 'FL', PRESENTATION_TIME],
  ];
}

/** A share of wrong answers, where there are enough for one. */
const estimate = (flagTag: number, tag: number, share: number | null): Dataset => [
  [flagTag, 'CS', yes(share !== null)],
  ...(share === null ? [] : [[tag, 'FL', 100 * share] as Element]),
];

/** Returns whether an excess was found; nothing before there are enough trials. */
const excess = (flagTag: number, tag: number, { judgement }: Judged): Dataset => [
  [flagTag, 'CS', yes(judgement !== 'undecided')],
  ...(judgement === 'undecided' ? [] : [[tag, 'CS', yes(judgement === 'flagged')] as Element]),
];

/**
 * Returns the method of fixation monitoring. The code is type 1, so without checks of the blind spot it is "Unknown";
 * the numbers are required only with the blind spot method.
 */
function fixationMonitoring({ given, wrong }: Judged): Dataset {
  if (!given) return [codes(0x00240033, UNKNOWN_MONITORING)];
  return [codes(0x00240033, BLIND_SPOT_MONITORING), [0x00240035, 'US', given], [0x00240036, 'US', wrong]];
}

/** The catch trials module and the global reliability of an eye (PS3.3, C.8.26.4). */
export function reliabilityOf(report: JudgedReport): Dataset {
  const { fixationLosses, falseNegatives, falsePositives } = report;
  return [
    [0x00240032, 'SQ', [[...fixationMonitoring(fixationLosses), ...excess(0x00240039, 0x00240040, fixationLosses)]]],
    [
      0x00240034,
      'SQ',
      [
        [
          ...trials(falseNegatives, falsePositives),
          ...estimate(0x00240045, 0x00240046, falseNegatives.share),
          // no limit: false negatives tell of the eye and make no field unreliable
          [0x00240051, 'CS', 'NO'],
          ...estimate(0x00240053, 0x00240054, falsePositives.share),
          ...excess(0x00240061, 0x00240062, falsePositives),
        ],
      ],
    ],
    [0x00240069, 'LO', GLOBAL_RELIABILITY[report.verdict]],
  ];
}

/**
 * Negative catch trials are the bright repeats, positive ones the blank trials; where early presses alone are too many, the
 * presentations. All or none of the numbers: a device may not say which trials it gave.
 */
function trials(falseNegatives: Judged, falsePositives: Judged): Dataset {
  if (falseNegatives.given === null || falsePositives.given === null) return [[0x00240055, 'CS', 'NO']];
  return [
    [0x00240055, 'CS', 'YES'],
    [0x00240048, 'US', falseNegatives.given],
    [0x00240050, 'US', falseNegatives.wrong],
    [0x00240056, 'US', falsePositives.given],
    [0x00240060, 'US', falsePositives.wrong],
  ];
}

/** Words for the verdict on a field. */
const GLOBAL_RELIABILITY = {
  passed: 'within limits',
  flagged: 'outside limits',
  undecided: 'not known',
} as const;

function measurements({ report, stimuli, duration }: MeasuredEye): Dataset {
  const { eye, fovea, locations } = report;
  const judged = judgedField(report);
  return [
    [0x00240113, 'CS', eye === 'OD' ? 'R' : 'L'],
    [0x00240037, 'CS', 'YES'],
    [0x00240038, 'US', stimuli],
    [0x00240088, 'FL', duration],
    [0x00240086, 'CS', yes(fovea !== null)],
    ...(fovea === null ? [] : [[0x00240087, 'FL', Math.max(0, fovea)] as Element]),
    [0x00240117, 'CS', 'NO'],
    [0x00240120, 'CS', 'NO'],
    [0x00240106, 'CS', 'NO'],
    [0x00240105, 'FL', 0],
    [0x00240057, 'CS', yes(judged !== undefined)],
    ...(judged
      ? ([
          [0x00240058, 'SQ', [normSet(judged)]],
          [0x00240065, 'SQ', [algorithm('Total deviation')]],
          [0x00240067, 'SQ', [algorithm('Pattern deviation')]],
        ] satisfies Dataset)
      : []),
    [0x00240089, 'SQ', points(locations, judged)],
  ];
}

/**
 * The analysis of a field of which every point can be given with how rare its deviations are, as the standard asks of a
 * field with normals: not of a 30-2 or a 24-2C, whose other points have no norms, and not at an age without norms.
 */
const judgedField = ({ analysis }: EyeReport): FieldAnalysis | undefined =>
  analysis && analysis.points.length === analysis.measured && !analysis.ageOutsideNorms ? analysis : undefined;

/** Every settled location; with norms without the two in the blind spot, which have none. */
function points(locations: EyeReport['locations'], analysis: FieldAnalysis | undefined): Dataset[] {
  return locations.flatMap(({ x, y, threshold }): Dataset[] => {
    if (threshold === null) return [];
    const deviation = analysis?.points.find((point) => point.x === x && point.y === y);
    if (analysis && !deviation) return [];
    const normals: Dataset = deviation
      ? [
          [
            0x00240097,
            'SQ',
            [
              [
                [0x00240092, 'FL', deviation.td],
                [0x00240100, 'FL', percentOf(deviation.tdProbability)],
                [0x00240102, 'CS', 'YES'],
                [0x00240103, 'FL', deviation.pd],
                [0x00240104, 'FL', percentOf(deviation.pdProbability)],
              ],
            ],
          ],
        ]
      : [];
    return [
      [
        [0x00240090, 'FL', x],
        [0x00240091, 'FL', y],
        [0x00240093, 'CS', threshold < 0 ? 'NOT SEEN' : 'SEEN'],
        [0x00240094, 'FL', Math.max(0, threshold)],
        ...normals,
      ],
    ];
  });
}

function results({ analysis, meanSensitivity }: MeasuredEye['report']): Dataset {
  const found = analysis ? indices(analysis) : [];
  return [
    [0x00240070, 'FL', meanSensitivity],
    [0x00240063, 'CS', yes(analysis !== undefined)],
    ...(analysis ? ([[0x00240064, 'SQ', [resultNormals(analysis)]]] satisfies Dataset) : []),
    [0x00240074, 'CS', 'NO'],
    [0x00240076, 'CS', 'NO'],
    [0x00240078, 'CS', 'NO'],
    [0x00240080, 'CS', 'NO'],
    ...(found.length > 0 ? ([[0x00240320, 'SQ', found]] satisfies Dataset) : []),
  ];
}

/** Returns the probability of an index: a flag whether it is known, and a sequence. */
const probabilityOf = (
  probability: ProbabilityClass,
  [flag, sequence, value]: readonly [flag: number, sequence: number, value: number],
  name: string,
): Dataset => [
  [flag, 'CS', yes(probability !== null)],
  ...(probability === null
    ? []
    : ([[sequence, 'SQ', [[[value, 'FL', percentOf(probability)], ...algorithm(name)]]]] satisfies Dataset)),
];

function resultNormals(analysis: FieldAnalysis): Dataset {
  const { md, mdProbability, psd, psdProbability } = analysis;
  return [
    ...normSet(analysis),
    [0x00240066, 'FL', md],
    ...probabilityOf(mdProbability, [0x00240059, 0x00240083, 0x00240071], 'Mean deviation'),
    [0x00240068, 'FL', psd],
    ...probabilityOf(psdProbability, [0x00240072, 0x00240085, 0x00240073], 'Pattern standard deviation'),
  ];
}

const index = (concept: Code, ...value: readonly Element[]): Dataset => [
  [0x00240325, 'SQ', [[codes(0x0040a043, concept), ...value]]],
  [0x00240338, 'CS', 'NO'],
];

/** VFI and glaucoma hemifield test, each a content item, if they exist. */
function indices({ vfi, ght }: FieldAnalysis): Dataset[] {
  return [
    ...(vfi === null
      ? []
      : [
          index(
            VISUAL_FIELD_INDEX,
            [0x0040a040, 'CS', 'NUMERIC'],
            [0x0040a30a, 'DS', vfi.toFixed(2)],
            [0x004008ea, 'SQ', [codeItem(PERCENT)]],
          ),
        ]),
    ...(ght ? [index(HEMIFIELD_TEST, [0x0040a040, 'CS', 'CODE'], codes(0x0040a168, HEMIFIELD[ght]))] : []),
  ];
}

import { type Grid, gridOfTest } from '@isopter/clinical/perimetry';
import type {
  AudioRecord,
  ContrastRecord,
  EnteredEye,
  LiveEvent,
  PerimetryState,
  PerimetryStimulus,
  ProtocolValue,
  ReportedKind,
  StrategyValue,
} from '@isopter/contract';
import * as acuity from '@isopter/recordings/acuity';
import * as audiology from '@isopter/recordings/audiology';
import * as contrast from '@isopter/recordings/contrast';
import * as cover from '@isopter/recordings/cover';
import * as d15 from '@isopter/recordings/d15';
import * as eoms from '@isopter/recordings/eoms';
import * as esterman from '@isopter/recordings/esterman';
import * as ishihara from '@isopter/recordings/ishihara';
import * as kinetic from '@isopter/recordings/kinetic';
import * as perimetry from '@isopter/recordings/perimetry';
import * as pupil from '@isopter/recordings/pupil';
import * as sensorimotor from '@isopter/recordings/sensorimotor';
import * as stereopsis from '@isopter/recordings/stereopsis';
import * as waggoner from '@isopter/recordings/waggoner';
import type { StateOf } from '../reports/kinds.ts';
import type { Entered } from '../reports/entered.ts';
import type { EarlierTest, ReportedTest } from '../reports/source.ts';
import { reportedTest } from './reports.tsx';

/** A finished test with its records, as its report is drawn from it. */
export interface FinishedTest<K extends ReportedKind = ReportedKind> {
  /** What tells it from the others. */
  name: string;
  kind: K;
  test: ReportedTest;
  state: StateOf<K>;
}

type Order = Parameters<typeof reportedTest>[0];
type DataOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>['data'];

/** What headsets sent in whole tests, by kind and name. */
const RECORDED = {
  acuity: { ...acuity },
  audiology: { ...audiology },
  cover: { ...cover },
  d15: { ...d15 },
  eoms: { ...eoms },
  ishihara: { ...ishihara },
  kinetic: { ...kinetic },
  pupil: { ...pupil },
  stereopsis: { ...stereopsis },
  waggoner: { ...waggoner },
};

/** What a headset recorded of a type, as the server stores it. */
const recordsOf = <T extends LiveEvent['type']>(events: readonly LiveEvent[], type: T) =>
  events
    .filter((event): event is Extract<LiveEvent, { type: T }> => event.type === type)
    .map(({ data }, index) => ({ ...(data as DataOf<T>), seq_num: index + 1, run: 1 }));

/** The newest record of each presentation. */
const presented = (events: readonly LiveEvent[]) => [
  ...new Map(
    recordsOf(events, 'new_stimuli').map((one) => [
      `${'eye' in one ? one.eye : ''} ${'index' in one && one.index}`,
      one,
    ]),
  ).values(),
];

const PROGRESS = { total: 100, od: 100, os: 100 };
const fieldOf = (stimuli: readonly object[]): PerimetryState => ({
  seq_num: 1,
  run: 1,
  stimuli: stimuli as PerimetryStimulus[],
  progress: PROGRESS,
});

/** Everything that can be entered with a test, as long as it gets. */
const eyeFacts: EnteredEye = {
  refraction: { sphere: -12.25, cylinder: -10, axis: 180, vertex: 12 },
  pupil: { size: 2.4, dilated: true, dilated_with: 'Tropicamide 0.5 %' },
  iop: { pressure: 38.5, method: 'OTHER', time: null },
  acuity: { value: 1.3, aid: 'CC' },
} as EnteredEye;
const ENTERED: Entered = {
  od: eyeFacts,
  os: eyeFacts,
  comment: 'Asked for two pauses. Steady fixation at first, then tired; upper lid taped before the left eye. '.repeat(
    3,
  ),
};

const finished = <K extends ReportedKind>(
  name: string,
  kind: K,
  order: Order,
  state: StateOf<K>,
  age: number | null = 65,
): FinishedTest<K> => ({
  name,
  kind,
  test: {
    ...reportedTest({ status: 'finished', ...order }, age),
    sex: 'F',
    entered: ENTERED,
    presenting: { OD: 611.4, OS: 3599 },
  },
  state,
});

/** Sensitivities at a place, in dB. */
type Field = (x: number, y: number) => number;

/** Fields at the ends of what is measured: nothing seen, more than anybody sees, and numbers of every width. */
export const FIELDS: Readonly<Record<string, Field>> = {
  blind: () => -1,
  highest: () => 41.4,
  usual: (x, y) => 32.4 - Math.hypot(x, y) / 6,
  mixed: (x, y) => (Math.abs(x * 7 + y * 3) % 5 === 0 ? -1 : (Math.abs(x * 31 + y * 17) % 400) / 10),
};

const stimuliOf = (grid: Grid, eye: 'OD' | 'OS', field: Field, region = 0): object[] =>
  grid.points.map(({ x, y }, index) => ({
    eye,
    index: index + 1 + 200 * region,
    seq_num: index + 1,
    run: 1,
    x,
    y,
    viewed: field(x, y) >= 0,
    threshold: field(x, y),
    response_time: 0.45,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: region,
  }));

/** Catch trials of an eye that are mostly answered wrongly. */
const wrongTrials = (eye: 'OD' | 'OS'): object[] =>
  Array.from({ length: 24 }, (_, i) => ({
    ...stimuliOf({ points: [{ x: 9, y: 9 }], blind_spot: [], spacing: 6, extent: 30 }, eye, () => 30)[0],
    index: 900 + i,
    viewed: i % 3 !== 2,
    threshold: null,
    response_time: i % 3 === 1 ? 0.05 : 0.45,
    is_blind_spot: i % 3 === 0,
    false_positive: i % 3 === 1,
    false_negative: i % 3 === 2,
    catch_trial: ['blind_spot', null, 'false_negative'][i % 3],
  }));

/** The same test as it was before. */
const earlierTest = ({ row, age }: ReportedTest, state: unknown): EarlierTest => ({
  row: { ...row, strategy: row.group === 'PERIMETRY' ? 'FULL_THRESHOLD' : row.strategy },
  age,
  day: '10/26/2025',
  excluded: [],
  state,
});

/** A test with an earlier one. */
export const after = <K extends ReportedKind>(
  now: FinishedTest<K>,
  before: FinishedTest<K> = now,
): FinishedTest<K> => ({
  ...now,
  name: `${now.name}, after ${before.name}`,
  test: { ...now.test, earlier: [earlierTest(now.test, before.state)] },
});

/** A field test of an eye or both, by program and size. */
export function fieldTest(
  strategy: StrategyValue,
  protocol: ProtocolValue | null,
  { size = 3, eyes = ['OD', 'OS'], field = 'mixed', age = 65, isReliable = false }: FieldWishes = {},
): FinishedTest<'perimetry'> {
  const order: Order = { group: 'PERIMETRY', strategy, protocol, options: { goldman_size: size } };
  const sees = FIELDS[field]!;
  const stimuli = eyes.flatMap((eye) => {
    const grid = gridOfTest(order as { group: string; strategy: string; protocol: string }, eye);
    if (!grid) throw new Error(`no grid of ${protocol}`);
    const fovea = { points: [{ x: 0, y: 0 }], blind_spot: [], spacing: 6, extent: 30 };
    return [
      ...stimuliOf(grid, eye, sees),
      ...stimuliOf(fovea, eye, () => 36, 1),
      ...(isReliable ? [] : wrongTrials(eye)),
    ];
  });
  return finished(
    [protocol, strategy, `size ${size}`, eyes.join('+'), field, age].join(' '),
    'perimetry',
    order,
    fieldOf(stimuli),
    age,
  );
}

interface FieldWishes {
  size?: 1 | 2 | 3 | 4 | 5;
  eyes?: readonly ('OD' | 'OS')[];
  field?: keyof typeof FIELDS;
  age?: number | null;
  /** Whether catch trials were answered rightly. */
  isReliable?: boolean;
}

const PERIMETRY = {
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  options: { goldman_size: 3 },
} as const;

/** Seen or not, on the grid of a test. */
const seenTest = (
  name: string,
  strategy: StrategyValue,
  protocol: ProtocolValue | null,
  options: Order['options'] = { goldman_size: 3, supra_t_intensity: 'STD' },
): FinishedTest<'screening'> => {
  const order = { group: 'PERIMETRY', strategy, protocol, options } as const;
  const stimuli = (['OD', 'OS'] as const).flatMap((eye) =>
    [1, 2].flatMap((region) =>
      stimuliOf(gridOfTest(order, eye)!, eye, (x, y) => (y < 12 * region && x > -20 ? 1 : -1), region),
    ),
  );
  return finished(name, 'screening', order, fieldOf(stimuli.map((one) => ({ ...one, threshold: null }))));
};

const notHeard = (records: readonly AudioRecord[]): AudioRecord[] =>
  records.map((one) => ({ ...one, is_heard: false, volume_db: 100, response_time: 0 }));

/** All contrasts of a chart read, with each eye and both. */
const allLetters: ContrastRecord[] = (['OD', 'OS', 'OU'] as const).flatMap((eye) =>
  Array.from(
    { length: 16 },
    (_, index) =>
      ({
        eye,
        index: index + 1,
        phase: index === 15 ? 2 : 1,
        threshold: index === 15,
        question: 'CDH',
        answer: index === 15 ? 'HDC' : 'CDH',
        variants: [],
        contrast: 100 * 10 ** (-0.15 * index),
        seq_num: index + 1,
        run: 1,
      }) as ContrastRecord,
  ),
);

const pupils = (events: readonly LiveEvent[]): StateOf<'pupil'> => {
  const history = recordsOf(events, 'pupillometry_state_update');
  return { ...history.at(-1)!, history } as StateOf<'pupil'>;
};
const motility = (...events: readonly LiveEvent[]): StateOf<'sensorimotorSuite'> =>
  ({
    attempts: recordsOf(events, 'new_eoms_response'),
    covered: recordsOf(events, 'new_stimuli'),
    alignment: recordsOf(events, 'sensorimotor_state_update'),
  }) as StateOf<'sensorimotorSuite'>;
const acuityOf = (events: readonly LiveEvent[]) => recordsOf(events, 'new_acuity_optotype_result') as StateOf<'acuity'>;
const tones = (events: readonly LiveEvent[]) => recordsOf(events, 'new_pure_tone_response') as AudioRecord[];
const last = <T extends LiveEvent['type']>(events: readonly LiveEvent[], type: T) => recordsOf(events, type).at(-1);
const letters = (events: readonly LiveEvent[]): ContrastRecord[] => [
  ...new Map(
    (recordsOf(events, 'new_contrast_sensitivity_response') as ContrastRecord[])
      .filter(({ phase }) => phase !== 3)
      .map((one) => [`${one.eye} ${one.index}`, one]),
  ).values(),
];
const nobody = { seq_num: 0, run: 1, stimuli: [], progress: PROGRESS } as PerimetryState;
const both = (events: readonly LiveEvent[]): StateOf<'esterman'> =>
  ({ both: { ...nobody, stimuli: presented(events) }, single: nobody }) as unknown as StateOf<'esterman'>;
const ACUITY = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } as const;
const COLOR = (strategy: StrategyValue) => ({ group: 'COLOR_VISION', strategy }) as const;

/** Tests of every kind that has reports, by what headsets sent in whole ones, and at the ends of what can be measured. */
export const FINISHED: readonly FinishedTest[] = [
  finished('of both eyes', 'perimetry', PERIMETRY, fieldOf(presented(perimetry.bothEyes))),
  fieldTest('FOVEAL_SENSITIVITY', null, { field: 'blind' }),
  seenTest('supra-threshold', 'SUPRA_THRESHOLD', '30-2'),
  seenTest('24-2', 'SUPRA_THRESHOLD', '24-2', { goldman_size: 5, supra_t_intensity: 'MAX' }),
  seenTest('fast', 'SUPRA_FAST', '24-2'),
  seenTest('confrontation', 'CONFRONTATION', null),
  seenTest('blepharoplasty', 'BLEPHARO', null),
  seenTest('ptosis', 'PTOSIS', '30-2-PTOSIS-TRADITIONAL'),
  finished('hemianopia', 'esterman', { group: 'PERIMETRY', strategy: 'ESTERMAN' }, both(esterman.hemianopia)),
  finished('each eye', 'esterman', { group: 'PERIMETRY', strategy: 'ESTERMAN', options: { monocular: true } }, {
    both: { ...nobody, stimuli: [] },
    single: fieldOf(
      (['OD', 'OS'] as const).flatMap((eye) =>
        stimuliOf(gridOfTest({ group: 'PERIMETRY', strategy: 'ESTERMAN' }, eye)!, eye, (x) => (x > 20 ? -1 : 1)),
      ),
    ),
  } as StateOf<'esterman'>),
  ...(['healthy', 'hemianopia', 'tunnel', 'unreliable'] as const).map((name) =>
    finished(
      name,
      'kinetic',
      { group: 'PERIMETRY', strategy: 'KINETIC', options: { goldman_size: 3 } },
      recordsOf(RECORDED.kinetic[name], 'new_stimuli') as StateOf<'kinetic'>,
    ),
  ),
  ...(['distance', 'both', 'lowContrast'] as const).flatMap((name) => {
    const strategy = ({ distance: 'DISTANCE', both: 'BOTH', lowContrast: 'LOW_CONTRAST' } as const)[name];
    const records = acuityOf(RECORDED.acuity[name]);
    return [
      finished(name, 'acuity', { ...ACUITY, strategy }, records),
      finished(
        `${name}, all wrong`,
        'acuity',
        { ...ACUITY, strategy },
        records.map((one) => ({ ...one, viewed: false, size: 1.6 })),
      ),
    ];
  }),
  finished(
    'standard',
    'contrast',
    { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD' },
    letters(contrast.standard),
  ),
  finished('all letters', 'contrast', { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD' }, allLetters),
  finished(
    'single letters',
    'contrast',
    { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE' },
    letters(contrast.single),
  ),
  finished(
    'of both parts',
    'csuite',
    { ...ACUITY, group: 'CSUITE' },
    { acuity: acuityOf(acuity.distance), contrast: letters(contrast.standard) },
  ),
  ...(['each', 'protan'] as const).map((name) =>
    finished(name, 'd15', COLOR('D15'), last(RECORDED.d15[name], 'updated_test_color_vision') as StateOf<'d15'>),
  ),
  ...(['each', 'deutan'] as const).flatMap((name) => [
    finished(
      name,
      'ishihara',
      COLOR('ISHIHARA'),
      last(RECORDED.ishihara[name], 'ishihara_state_update') as StateOf<'ishihara'>,
    ),
    finished(
      name,
      'waggoner',
      COLOR('WAGGONER'),
      last(RECORDED.waggoner[name], 'waggoner_state_update') as StateOf<'waggoner'>,
    ),
  ]),
  ...(['straight', 'palsy'] as const).map((name) =>
    finished(name, 'eoms', { group: 'EXTRA_OCULAR_MOTILITY' }, motility(...RECORDED.eoms[name])),
  ),
  ...(['esotropia', 'palsy', 'phoria'] as const).map((name) =>
    finished(name, 'cover', { group: 'COVER' }, motility(...RECORDED.cover[name])),
  ),
  finished('cardinal', 'sensorimotor', { group: 'SENSORIMOTOR_CARDINAL' }, motility(...sensorimotor.cardinal)),
  finished('binocular', 'sensorimotor', { group: 'SENSORIMOTOR_BINOCULAR' }, motility(...sensorimotor.binocular)),
  finished(
    'of all parts',
    'sensorimotorSuite',
    { group: 'SENSORIMOTOR_SUITE' },
    motility(...eoms.palsy, ...cover.esotropia, ...sensorimotor.shapesPalsyOD),
  ),
  ...(['rapd', 'perrl', 'blue'] as const).map((name) => {
    const strategy = ({ rapd: 'PUPILLOMETRY', perrl: 'PERRL', blue: 'BLUE_PUPILLOMETRY' } as const)[name];
    return finished(name, 'pupil', { group: 'PUPIL', strategy }, pupils(RECORDED.pupil[name]));
  }),
  ...(['normal', 'reduced', 'none'] as const).map((name) =>
    finished(
      name,
      'stereopsis',
      { group: 'STEREOPSIS' },
      recordsOf(RECORDED.stereopsis[name], 'new_stereopsis_response') as StateOf<'stereopsis'>,
    ),
  ),
  ...(['mild', 'steep'] as const).map((name) =>
    finished(name, 'audiology', { group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, tones(RECORDED.audiology[name])),
  ),
  finished('deaf', 'audiology', { group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, notHeard(tones(audiology.steep))),
  finished('screening', 'audiology', { group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING' }, tones(audiology.mild)),
  finished('of both eyes', 'image', { group: 'EYE_IMAGE_CAPTURE' }, PROGRESS),
  finished('of one', 'camera', { group: 'ANTERIOR_SEGMENT_IMAGE' }, PROGRESS),
];

import { gridOfTest } from '@isopter/clinical/perimetry';
import type { LiveEvent, PerimetryState, StrategyValue } from '@isopter/contract';
import * as acuity from '@isopter/recordings/acuity';
import * as audiology from '@isopter/recordings/audiology';
import * as contrast from '@isopter/recordings/contrast';
import * as cover from '@isopter/recordings/cover';
import * as eoms from '@isopter/recordings/eoms';
import * as esterman from '@isopter/recordings/esterman';
import * as perimetry from '@isopter/recordings/perimetry';
import * as sensorimotor from '@isopter/recordings/sensorimotor';
import type { StateOf } from '../kinds.ts';
import { finished, type FinishedTest } from './finishedTest.ts';
import { fieldOf, fieldTest, PROGRESS, seenTest, stimuliOf } from './fieldTests.ts';
import {
  acuityOf,
  allLetters,
  last,
  letters,
  motility,
  notHeard,
  presented,
  pupils,
  RECORDED,
  recordsOf,
  tones,
} from './records.ts';

const PERIMETRY = {
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  options: { goldman_size: 3 },
} as const;

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

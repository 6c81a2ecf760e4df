import type { LiveEvent, TestGroupChoice, TestOrder } from '@isopter/contract';
import { aKind, anOrder, headset } from '@isopter/headset/fakes';
import type { ThumbnailTest } from '@isopter/monitor-charts/wall';

/** A test that a simulated headset does. */
export interface SimulatedTest {
  readonly test_group: TestGroupChoice;
  readonly order?: Partial<TestOrder>;
}

const of = (group: TestGroupChoice['group'], strategy?: TestGroupChoice['strategy'], protocol?: string) =>
  ({ group, strategy: strategy ?? null, protocol: protocol ?? null }) as TestGroupChoice;

const EACH_EYE = { monocular: true };

/** A test of every kind, and of those strategies that are measured in another way. */
export const SIMULATED: Readonly<Record<string, SimulatedTest>> = {
  'perimetry, full threshold': { test_group: of('PERIMETRY', 'FULL_THRESHOLD', '24-2') },
  'perimetry, AVA Standard': { test_group: of('PERIMETRY', 'AVA_STANDARD', '24-2') },
  'perimetry, AVA Fast': { test_group: of('PERIMETRY', 'AVA_FAST', '10-2') },
  screening: { test_group: of('PERIMETRY', 'SUPRA_THRESHOLD', '24-2') },
  esterman: { test_group: of('PERIMETRY', 'ESTERMAN') },
  kinetic: { test_group: of('PERIMETRY', 'KINETIC'), order: EACH_EYE },
  'acuity, distance': { test_group: of('VISUAL_ACUITY', 'DISTANCE', 'LANDOLT_C') },
  'acuity, tumbling E': { test_group: of('VISUAL_ACUITY', 'NEAR', 'TUMBLING_E') },
  'acuity, distance and near': { test_group: of('VISUAL_ACUITY', 'BOTH', 'LANDOLT_C'), order: { eye: 'OD' } },
  'acuity, low contrast': { test_group: of('VISUAL_ACUITY', 'LOW_CONTRAST', 'LANDOLT_C'), order: { eye: 'OS' } },
  'contrast, each eye': { test_group: of('CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD'), order: EACH_EYE },
  'contrast, single letters': { test_group: of('CONTRAST_SENSITIVITY', 'CONTRAST_SINGLE_OPTOTYPE') },
  d15: { test_group: of('COLOR_VISION', 'D15'), order: EACH_EYE },
  ishihara: { test_group: of('COLOR_VISION', 'ISHIHARA'), order: EACH_EYE },
  waggoner: { test_group: of('COLOR_VISION', 'WAGGONER'), order: EACH_EYE },
  'eoms, versions': { test_group: of('EXTRA_OCULAR_MOTILITY') },
  'eoms, ductions': { test_group: of('EXTRA_OCULAR_MOTILITY'), order: EACH_EYE },
  cover: { test_group: of('COVER'), order: { cover_directions: 2 } },
  'sensorimotor, cardinal': { test_group: of('SENSORIMOTOR_CARDINAL') },
  'sensorimotor, binocular': { test_group: of('SENSORIMOTOR_BINOCULAR') },
  pupil: { test_group: of('PUPIL', 'PUPILLOMETRY') },
  stereopsis: { test_group: of('STEREOPSIS') },
  'audiology, audiogram': { test_group: of('AUDIOLOGY', 'PURE_TONE'), order: { ear: 'LEFT' } },
  'audiology, screening': { test_group: of('AUDIOLOGY', 'PURE_TONE_SCREENING'), order: { ear: 'RIGHT' } },
  image: { test_group: of('EYE_IMAGE_CAPTURE') },
  camera: { test_group: of('ANTERIOR_SEGMENT_IMAGE') },
};

export const PATIENTS = ['healthy-1', 'glaucoma-1', 'unreliable-1'] as const;

/** The properties of a simulated test that its thumbnail needs. */
export const thumbnailTestOf = ({ test_group, order = {} }: SimulatedTest): ThumbnailTest => ({
  test_group,
  eye: order.eye ?? '',
  monocular: order.monocular ?? false,
});

/** Returns the events of a whole simulated test as the live socket carries them. */
export function eventsOf({ test_group, order }: SimulatedTest, patient: (typeof PATIENTS)[number]): LiveEvent[] {
  const device = headset({ ...aKind, patient, is_camera: test_group.group === 'ANTERIOR_SEGMENT_IMAGE' });
  // chance follows the id of the test
  device.start(anOrder({ test_id: '00000000-0000-4000-8000-000000000001', test_group, ...order }));
  device.finish();
  return device.events.map(({ type, data }, i) => ({ type, data: { seq_num: i + 1, run: 1, ...data } }) as LiveEvent);
}

/** Test types, the `group` of a test [ENUM-02]. */
export const TEST_TYPES = [
  'VISUAL_ACUITY',
  'CONTRAST_SENSITIVITY',
  'COLOR_VISION',
  'EXTRA_OCULAR_MOTILITY',
  'PUPIL',
  'PERIMETRY',
  'CSUITE',
  'COVER',
  'SENSORIMOTOR_SHAPES',
  'SENSORIMOTOR_CARDINAL',
  'SENSORIMOTOR_BINOCULAR',
  'CUSTOM_BUNDLE',
  'OTHER',
  'ANTERIOR_SEGMENT_IMAGE',
  'EYE_IMAGE_CAPTURE',
  'ONGOING_EYE_IMAGE_CAPTURE',
  'SENSORIMOTOR_SUITE',
  'AUDIOLOGY',
  'STEREOPSIS',
] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** Test sub-types, the `strategy` of a test [ENUM-03]. */
export const STRATEGIES = [
  'FULL_THRESHOLD',
  'AVA_STANDARD',
  'AVA_FAST',
  'SUPRA_THRESHOLD',
  'SUPRA_FAST',
  'PTOSIS',
  'ESTERMAN',
  'CONFRONTATION',
  'KINETIC',
  'FOVEAL_SENSITIVITY',
  'BLEPHARO',
  'PUPILLOMETRY',
  'PERRL',
  'BLUE_PUPILLOMETRY',
  'D15',
  'ISHIHARA',
  'WAGGONER',
  'WAGGONER_SENIORS',
  'WAGGONER_OLDER_CHILDREN',
  'NEAR',
  'DISTANCE',
  'LOW_CONTRAST',
  'CVI_NEAR',
  'CVI_FAR',
  'BOTH',
  'EOMS_SENSORIMOTOR',
  'COVER_SENSORIMOTOR',
  'CONTRAST_SINGLE_OPTOTYPE',
  'CONTRAST_STANDARD',
  'PURE_TONE',
  'PURE_TONE_SCREENING',
] as const;
export type StrategyValue = (typeof STRATEGIES)[number];

/** The families by which tests are grouped on screens [ENUM-02]. */
export const TEST_FAMILIES = [
  'visual acuity',
  'contrast sensitivity',
  'color vision',
  'eye movement',
  'pupil',
  'perimetry',
  'sensorimotor',
  'stereopsis',
  'audiology',
  'eye imaging',
] as const;
export type TestFamily = (typeof TEST_FAMILIES)[number];

/** Eyes of a record: right, left, both [ENUM-05]. */
export const EYES = ['OD', 'OS', 'OU'] as const;
export type Eye = (typeof EYES)[number];

/** The two eyes a single-eye record can name. */
export const SINGLE_EYES = ['OD', 'OS'] as const;
export type SingleEye = (typeof SINGLE_EYES)[number];

/** The eye setting of a test on the server; the empty string means both eyes [ENUM-05, FORM-25]. */
export const TEST_EYES = ['', 'OD', 'OS'] as const;
export type TestEye = (typeof TEST_EYES)[number];

/** The eye setting of a test as a form shows it [FORM-25]. */
export const FORM_EYES = ['both', 'OD', 'OS'] as const;
export type FormEye = (typeof FORM_EYES)[number];

export const EARS = ['RIGHT', 'LEFT'] as const;
export type Ear = (typeof EARS)[number];

/** Stimulus strength, `supra_t_intensity` [ENUM-06]. */
export const INTENSITIES = ['STD', 'HIGH', 'MAX'] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** `cover_directions`: 1 primary gaze only, 2 with the cardinal directions, 3 with all eight [ENUM-08]. */
export const COVER_DIRECTIONS = [1, 2, 3] as const;
export type CoverDirections = (typeof COVER_DIRECTIONS)[number];

/** Goldmann stimulus sizes I to V [ENUM-24]. */
export const GOLDMANN_SIZES = [1, 2, 3, 4, 5] as const;
export type GoldmannSize = (typeof GOLDMANN_SIZES)[number];

/** The entities a schedule can repeat: a test or a bundle [ENUM-22]. */
export const SCHEDULED_ENTITIES = ['T', 'B'] as const;
export type ScheduledEntity = (typeof SCHEDULED_ENTITIES)[number];

/** Both eyes is `''` on the server and `'both'` in a form [FORM-25]. */
export function formEye(eye: TestEye): FormEye {
  return eye === '' ? 'both' : eye;
}

/** The reverse of {@link formEye} [FORM-25]. */
export function testEye(eye: FormEye): TestEye {
  return eye === 'both' ? '' : eye;
}

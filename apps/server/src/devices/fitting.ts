import type { RecordEvent, StrategyValue, TestType } from '@isopter/contract';

type EventType = RecordEvent['type'];

/** What a device may say in any test. */
const ALWAYS: readonly EventType[] = [
  'updated_test_status',
  'updated_device_screen',
  'test_progress_update',
  'patient_update_by_device',
];

/** What is recorded in the tests of a group; a group that is not here may record anything, an image records nothing. */
const RECORDED: Partial<Record<TestType, readonly EventType[]>> = {
  PERIMETRY: ['new_stimuli'],
  VISUAL_ACUITY: ['new_acuity_optotype_result'],
  CONTRAST_SENSITIVITY: ['new_contrast_sensitivity_response'],
  CSUITE: ['new_acuity_optotype_result', 'new_contrast_sensitivity_response'],
  EXTRA_OCULAR_MOTILITY: ['new_eoms_response'],
  PUPIL: ['pupillometry_state_update'],
  COVER: ['cover_state_update', 'new_stimuli'],
  SENSORIMOTOR_SHAPES: ['sensorimotor_state_update'],
  SENSORIMOTOR_CARDINAL: ['sensorimotor_state_update'],
  SENSORIMOTOR_BINOCULAR: ['sensorimotor_state_update'],
  SENSORIMOTOR_SUITE: ['sensorimotor_state_update', 'new_eoms_response', 'cover_state_update', 'new_stimuli'],
  STEREOPSIS: ['new_stereopsis_response'],
  AUDIOLOGY: ['new_pure_tone_response'],
  EYE_IMAGE_CAPTURE: [],
  ONGOING_EYE_IMAGE_CAPTURE: [],
  ANTERIOR_SEGMENT_IMAGE: [],
};

/** Where the strategies of a group record different things. */
const BY_STRATEGY: Partial<Record<StrategyValue, readonly EventType[]>> = {
  D15: ['updated_test_color_vision'],
  ISHIHARA: ['ishihara_state_update'],
  WAGGONER: ['waggoner_state_update'],
  WAGGONER_SENIORS: ['waggoner_state_update'],
  WAGGONER_OLDER_CHILDREN: ['waggoner_state_update'],
};

type Shape = 'static' | 'kinetic' | 'esterman';

const NAMES: Readonly<Record<Shape, string>> = { static: 'a static', kinetic: 'a kinetic', esterman: 'an Esterman' };

const shapeOf = (data: Extract<RecordEvent, { type: 'new_stimuli' }>['data']): Shape =>
  'direction' in data ? 'kinetic' : 'eye' in data ? 'static' : 'esterman';

/**
 * The shapes of a presentation; a monocular Esterman test may name the eye [MON-16], the answers of a cover test look like
 * those of a kinetic one [ENT-27].
 */
function shapesOf(group: TestType, strategy: StrategyValue | null): readonly Shape[] {
  if (group !== 'PERIMETRY' || strategy === 'KINETIC') return ['kinetic'];
  return strategy === 'ESTERMAN' ? ['esterman', 'static'] : ['static'];
}

/**
 * Why a record does not belong to a test, for a device that says something other than it was ordered to do.
 * @returns undefined for one that belongs
 */
export function misfit(
  { group, strategy }: { group: TestType; strategy: StrategyValue | null },
  event: RecordEvent,
): string | undefined {
  const ofStrategy = strategy ? BY_STRATEGY[strategy] : undefined;
  const recorded = ofStrategy ?? RECORDED[group];
  if (!recorded || ALWAYS.includes(event.type)) return undefined;
  if (!recorded.includes(event.type))
    return `${event.type} is not recorded in a test of ${ofStrategy ? strategy : group}`;
  if (event.type !== 'new_stimuli') return undefined;
  const shape = shapeOf(event.data);
  return shapesOf(group, strategy).includes(shape) ? undefined : `${NAMES[shape]} presentation is not one of this test`;
}

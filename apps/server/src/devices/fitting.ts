import type { RecordEvent, StrategyValue, TestType } from '@isopter/contract';

type EventType = RecordEvent['type'];

/** What a device may say in any test. */
const ALWAYS: readonly EventType[] = [
  'updated_test_status',
  'updated_device_screen',
  'test_progress_update',
  'patient_update_by_device',
];

/** What is recorded in the tests of a group; a group that is not here may record anything. */
const RECORDED: Partial<Record<TestType, readonly EventType[]>> = {
  PERIMETRY: ['new_stimuli'],
  VISUAL_ACUITY: ['new_acuity_optotype_result'],
  CONTRAST_SENSITIVITY: ['new_contrast_sensitivity_response'],
  CSUITE: ['new_acuity_optotype_result', 'new_contrast_sensitivity_response'],
  COLOR_VISION: ['updated_test_color_vision', 'waggoner_state_update', 'ishihara_state_update'],
  EXTRA_OCULAR_MOTILITY: ['new_eoms_response'],
  PUPIL: ['pupillometry_state_update'],
  COVER: ['cover_state_update', 'new_stimuli'],
  STEREOPSIS: ['new_stereopsis_response'],
  AUDIOLOGY: ['new_pure_tone_response'],
};

type Shape = 'static' | 'kinetic' | 'esterman';

const NAMES: Readonly<Record<Shape, string>> = { static: 'a static', kinetic: 'a kinetic', esterman: 'an Esterman' };

const shapeOf = (data: Extract<RecordEvent, { type: 'new_stimuli' }>['data']): Shape =>
  'direction' in data ? 'kinetic' : 'eye' in data ? 'static' : 'esterman';

/** The shapes of a presentation in a test of perimetry; a monocular Esterman test may name the eye [MON-16]. */
function shapesOf(strategy: StrategyValue | null): readonly Shape[] {
  if (strategy === 'KINETIC') return ['kinetic'];
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
  const recorded = RECORDED[group];
  if (!recorded || ALWAYS.includes(event.type)) return undefined;
  if (!recorded.includes(event.type)) return `${event.type} is not recorded in a test of ${group}`;
  if (event.type !== 'new_stimuli' || group !== 'PERIMETRY') return undefined;
  const shape = shapeOf(event.data);
  return shapesOf(strategy).includes(shape) ? undefined : `${NAMES[shape]} presentation is not one of this test`;
}

import type { StrategyValue, TestType } from '@isopter/contract';
import type { TestFormValues } from './values.ts';

/** The part of the form that names the test. */
export type Selection = Pick<TestFormValues, 'group' | 'strategy' | 'protocol'>;

const MONOCULAR_GROUPS = new Set<TestType | ''>(['VISUAL_ACUITY', 'CONTRAST_SENSITIVITY']);
const EYE_MOVABLE_GROUPS = new Set<TestType | ''>([
  'SENSORIMOTOR_SHAPES',
  'SENSORIMOTOR_CARDINAL',
  'SENSORIMOTOR_BINOCULAR',
]);
const SINGLE_EYE_GROUPS = new Set<TestType | ''>(['ANTERIOR_SEGMENT_IMAGE']);
const SINGLE_EYE_STRATEGIES = new Set<StrategyValue | ''>(['PTOSIS', 'BLEPHARO']);

const BY_EYE = new Set<TestType | ''>([
  'PERIMETRY',
  'COLOR_VISION',
  'EXTRA_OCULAR_MOTILITY',
  'SENSORIMOTOR_SHAPES',
  'SENSORIMOTOR_CARDINAL',
  'SENSORIMOTOR_BINOCULAR',
  'ANTERIOR_SEGMENT_IMAGE',
  'EYE_IMAGE_CAPTURE',
  'ONGOING_EYE_IMAGE_CAPTURE',
]);

export const isPerimetry = ({ group }: Selection): boolean => group === 'PERIMETRY';
export const isEsterman = ({ strategy }: Selection): boolean => strategy === 'ESTERMAN';
export const isCustomBundle = ({ group }: Selection): boolean => group === 'CUSTOM_BUNDLE';

/** Whether the eyes follow from "monocular" instead of being chosen [FORM-07]. */
export const isMonocularTest = (selection: Selection): boolean =>
  MONOCULAR_GROUPS.has(selection.group) || isEsterman(selection);

/** Whether the eye is chosen. */
export const choosesEye = (selection: Selection): boolean => BY_EYE.has(selection.group) && !isEsterman(selection);

/** Whether a run tests one eye only: one to choose, or one whose target the examiner moves [FORM-06, FORM-24]. */
export const isSingleEyeTest = ({ group, strategy }: Selection): boolean =>
  SINGLE_EYE_GROUPS.has(group) || SINGLE_EYE_STRATEGIES.has(strategy) || EYE_MOVABLE_GROUPS.has(group);

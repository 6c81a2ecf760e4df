import {
  type Device,
  hasConvergence,
  hasShortTutorial,
  isMainLanguage,
  type Strategy,
  type TestGroup,
} from '@isopter/contract';
import { displayedLanguages, isAmong } from '../../../../lib/domain/tests/offered/languages.ts';
import { groupOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { choosesEye, isCustomBundle, isMonocularTest, isPerimetry } from './selection.ts';
import type { FieldName, TestFormData, TestFormValues } from './values.ts';

/** The fields every test has; all others are options that show or not. */
export const BASE_FIELDS = ['device', 'doctor', 'operator', 'group', 'strategy', 'protocol'] as const;

export type OptionName = Exclude<FieldName, (typeof BASE_FIELDS)[number] | 'custom_test_bundle_type'>;

interface Situation {
  values: TestFormValues;
  data: TestFormData;
  device: Device | undefined;
  group: TestGroup | undefined;
  strategy: Strategy | undefined;
}

const THRESHOLD = ['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST'];
const WITH_INTENSITY = ['SUPRA_THRESHOLD', 'SUPRA_FAST', 'ESTERMAN', 'CONFRONTATION', 'BLEPHARO'];
const SEEN_THROUGH_LENSES = [
  'PERIMETRY',
  'VISUAL_ACUITY',
  'CONTRAST_SENSITIVITY',
  'COLOR_VISION',
  'STEREOPSIS',
  'CSUITE',
];
const GAZE_MEASURED = [
  'EXTRA_OCULAR_MOTILITY',
  'PUPIL',
  'COVER',
  'SENSORIMOTOR_SHAPES',
  'SENSORIMOTOR_CARDINAL',
  'SENSORIMOTOR_BINOCULAR',
  'SENSORIMOTOR_SUITE',
];
const WITHOUT_HEADSET_SPEECH = ['ANTERIOR_SEGMENT_IMAGE', 'EYE_IMAGE_CAPTURE', 'ONGOING_EYE_IMAGE_CAPTURE', 'OTHER'];
const EYE_TRACKING_DEVICES = ['GT', 'ETH'];

const isIn = (list: readonly string[], value: string): boolean => value !== '' && list.includes(value);

const speaks = ({ values, data, device }: Situation): boolean =>
  values.group !== '' &&
  !isIn(WITHOUT_HEADSET_SPEECH, values.group) &&
  displayedLanguages(data.languages, device).length > 0;

const converges = ({ values, group }: Situation): boolean =>
  isCustomBundle(values) ? group?.custom_test_bundle_info?.has_convergence_test === true : hasConvergence(values);

const isCover = ({ values }: Situation): boolean =>
  ['COVER', 'SENSORIMOTOR_SUITE'].includes(values.group) || values.strategy === 'COVER_SENSORIMOTOR';

const hasVoice = ({ group }: Situation): boolean => (group?.voice_input_languages.length ?? 0) > 0;

/** When each option shows [FORM-12, FORM-29]. One row an option, so that a new test is a change in one place. */
const SHOWN: Readonly<Record<OptionName, (situation: Situation) => boolean>> = {
  eye: ({ values }) => choosesEye(values),
  ear: ({ values }) => values.group === 'AUDIOLOGY',
  monocular: (situation) =>
    isMonocularTest(situation.values) ||
    (converges(situation) && situation.values.skip_convergence_testing && situation.values.eye === 'both'),
  with_correction: ({ values }) => isIn(SEEN_THROUGH_LENSES, values.group),
  correction_type: ({ values, data }) =>
    isIn(SEEN_THROUGH_LENSES, values.group) && values.with_correction && data.correction_types.length > 0,
  supra_t_intensity: ({ values }) => isIn(WITH_INTENSITY, values.strategy),
  goldman_size: ({ strategy }) => (strategy?.goldman_size.length ?? 0) > 0,
  skip_convergence_testing: converges,
  skip_tutorial: (situation) => speaks(situation) && isMainLanguage(situation.values.language),
  use_short_tutorial: (situation) => speaks(situation) && hasShortTutorial(situation.values.language),
  disable_pause: ({ values }) => isPerimetry(values) || isCustomBundle(values),
  language: speaks,
  subtitles: (situation) =>
    speaks(situation) && isAmong(situation.device?.capabilities.subtitles_languages, situation.values.language),
  subtitle_increase_text_size: (situation) =>
    speaks(situation) &&
    situation.values.subtitles &&
    isAmong(situation.device?.capabilities.increased_size_subtitles_languages, situation.values.language),
  skip_calibration: ({ values }) => isIn(GAZE_MEASURED, values.group),
  skip_eye_tracking_calibration: ({ values, device }) =>
    isIn(EYE_TRACKING_DEVICES, device?.device_type ?? '') && (isPerimetry(values) || isIn(GAZE_MEASURED, values.group)),
  control_type: (situation) => hasVoice(situation) && situation.data.control_types.length > 0,
  stimulus_type: ({ values, data }) =>
    isIn(GAZE_MEASURED, values.group) && values.group !== 'PUPIL' && data.stimulus_types.length > 0,
  apd_stimulation_time: ({ values }) => values.group === 'PUPIL' && values.strategy === 'PUPILLOMETRY',
  occlusion_time: isCover,
  cover_directions: isCover,
  cover_digitally_occluded: isCover,
  test_foveal_sensitivity: ({ values }) => isPerimetry(values) && isIn(THRESHOLD, values.strategy),
};

const OPTION_NAMES = Object.keys(SHOWN) as OptionName[];

/** The options that show for these values. */
export function visibleOptions(values: TestFormValues, data: TestFormData): ReadonlySet<OptionName> {
  const group = groupOf(data.groups, values);
  const situation: Situation = {
    values,
    data,
    group,
    device: data.devices.find(({ id }) => id === values.device),
    strategy: strategiesOf(group).find(({ value }) => value === values.strategy),
  };
  return new Set(OPTION_NAMES.filter((name) => SHOWN[name](situation)));
}

import { isMainLanguage, TEST_STATUS_IDS, type TestBundleWrite } from '@isopter/contract';
import { testedEye } from './eye.ts';
import { isTechnicianAdmin } from './technician.ts';
import type { TestFormData, TestFormValues } from './values.ts';
import { type OptionName, visibleOptions } from './visible.ts';

/** Options that travel just as they are, and only when they show [FORM-32]. */
const PLAIN_OPTIONS = [
  'ear',
  'with_correction',
  'supra_t_intensity',
  'goldman_size',
  'skip_convergence_testing',
  'disable_pause',
  'subtitles',
  'subtitle_increase_text_size',
  'skip_calibration',
  'skip_eye_tracking_calibration',
  'apd_stimulation_time',
  'occlusion_time',
  'cover_directions',
  'cover_digitally_occluded',
  'test_foveal_sensitivity',
] as const satisfies readonly OptionName[];

/** Options that are sent as null when they are empty. */
const NULLABLE_OPTIONS = ['control_type', 'stimulus_type'] as const satisfies readonly OptionName[];

/**
 * The choice of a test and its options, without device and people: what a test and each of a bundle carry [FORM-32,
 * BUND-13]. `eye`, `monocular`, the language, the correction type and the tutorial flags always travel; every other option
 * only when it shows. A tutorial flag that does not apply is sent as true [FORM-26].
 */
export function describeTest(values: TestFormValues, data: TestFormData) {
  const visible = visibleOptions(values, data);
  return {
    test_group: { group: values.group, strategy: values.strategy || null, protocol: values.protocol || null },
    eye: testedEye(values),
    monocular: values.monocular ?? false,
    language: visible.has('language') && values.language ? values.language : null,
    correction_type: visible.has('correction_type') && values.correction_type ? values.correction_type : null,
    ...tutorialFlags(values, visible),
    ...Object.fromEntries(PLAIN_OPTIONS.filter((name) => visible.has(name)).map((name) => [name, values[name]])),
    ...Object.fromEntries(
      NULLABLE_OPTIONS.filter((name) => visible.has(name)).map((name) => [name, values[name] || null]),
    ),
  };
}

type TestSetting = Pick<TestBundleWrite, 'patient' | 'device' | 'doctor' | 'operator'>;

/** Returns the people and the device of a test or bundle. */
export function testSetting(values: TestFormValues, data: TestFormData): TestSetting {
  return { patient: data.patient?.id ?? null, device: values.device, ...people(values, data) };
}

/**
 * The body of POST /api/tests/ [FORM-32].
 *
 * @param mwlId the worklist item the test was ordered by, if any
 */
export function testPayload(values: TestFormValues, data: TestFormData, mwlId?: string | null) {
  return {
    ...testSetting(values, data),
    status: TEST_STATUS_IDS.started,
    ...describeTest(values, data),
    ...(mwlId && { mwl_query_result_item: mwlId }),
  };
}

/**
 * The body of POST /api/testbundles/ for a custom bundle: what is asked at its use, instead of strategy and program
 * [FORM-28].
 *
 * @param mwlId the worklist item it was ordered by, if any
 */
export function customBundlePayload(
  values: TestFormValues,
  data: TestFormData,
  mwlId?: string | null,
): TestBundleWrite {
  const visible = visibleOptions(values, data);
  const isOn = (name: 'disable_pause' | 'skip_convergence_testing' | 'subtitles' | 'subtitle_increase_text_size') =>
    visible.has(name) && values[name];
  return {
    ...testSetting(values, data),
    custom_test_bundle_type: values.custom_test_bundle_type,
    custom_test_bundle_parameters: {
      monocular: values.monocular ?? false,
      ...tutorialFlags(values, visible),
      disable_pause: isOn('disable_pause'),
      skip_convergence_testing: isOn('skip_convergence_testing'),
      language: visible.has('language') && values.language ? values.language : null,
      subtitles: isOn('subtitles'),
      subtitle_increase_text_size: isOn('subtitle_increase_text_size'),
    },
    ...(mwlId && { mwl_query_result_item: mwlId }),
  };
}

/** A technician admin names no operator and takes the patient's doctor [FORM-27]. */
function people(values: TestFormValues, { user, patient }: TestFormData) {
  return isTechnicianAdmin(user)
    ? { operator: null, doctor: patient?.doctor_id ?? '' }
    : { operator: values.operator || null, doctor: values.doctor };
}

function tutorialFlags(values: TestFormValues, visible: ReadonlySet<OptionName>) {
  const sent = (flag: 'skip_tutorial' | 'use_short_tutorial'): boolean =>
    !visible.has(flag) || !isMainLanguage(values.language) || values[flag];
  return { skip_tutorial: sent('skip_tutorial'), use_short_tutorial: sent('use_short_tutorial') };
}
